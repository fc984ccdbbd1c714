import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { commaParts } from '../../lib/text.ts';
import type { InputProps } from '../screens/form/form.tsx';
import { numbers, SeveralField } from '../screens/form/kinds.tsx';
import { GuideChoicesDocument } from './guide-choices.generated.ts';
import { guideName, rememberGuides } from './guide-names.ts';

/** Members of the team by their numbers; the form holds them with commas between, in the order of the team. */
export const guides = () =>
  numbers({
    label: 'Guides',
    hint: 'Who of the staff page goes along. Travellers read their names and see their portraits.',
    words: (typed) =>
      commaParts(String(typed))
        .map((id) => guideName(Number(id)))
        .join(', '),
    draw: (props) => <GuidesField {...props} />,
  });

function GuidesField(field: InputProps) {
  const { data, error } = useQuery(GuideChoicesDocument);
  const team = data?.coaches ?? [];
  rememberGuides(team);
  const options = team.map(({ id, name, role }) => ({
    value: String(id),
    label: (
      <span>
        {name}
        <chakra.span color="muted"> · {role}</chakra.span>
      </span>
    ),
  }));
  return (
    <SeveralField {...field} options={options} look={look}>
      {team.length === 0 && <chakra.p color="muted">{wordsForNobody(data, error)}</chakra.p>}
    </SeveralField>
  );
}

function wordsForNobody(data: unknown, error: unknown): string {
  if (error)
    return 'The team could not be read. Who was chosen before stays; open the form again to change it.';
  return data ? 'Nobody is on the staff page yet.' : 'Loading...';
}

/** However many they are, the fields below stay near. */
const look = {
  direction: 'column',
  maxH: '18rem',
  overflowY: 'auto',
  px: '3',
  py: '1.5',
  fontSize: 'sm',
  bg: 'white',
  borderWidth: '1px',
  borderColor: 'lineStrong',
  borderRadius: 'md',
  css: { '& > label': { flexShrink: '0', py: '1' } },
} as const;
