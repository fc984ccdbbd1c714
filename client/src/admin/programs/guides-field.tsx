import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { commaParts } from '../../lib/text.ts';
import { FieldFrame } from '../screens/form/fields.tsx';
import type { Field, InputProps } from '../screens/form/form.tsx';
import { CheckLabel } from '../ui/controls.tsx';
import { GuideChoicesDocument } from './guide-choices.generated.ts';
import { guideName, rememberGuides } from './guide-names.ts';

/** Members of the team by their numbers; the form holds them with commas between, in the order of the team. */
export const guides = (): Field<number[]> => ({
  label: 'Guides',
  hint: 'Who of the staff page goes along. Travellers read their names and see their portraits.',
  blank: '',
  read: (saved) => saved.join(', '),
  send: (typed) => commaParts(String(typed)).map(Number),
  words: (typed) =>
    commaParts(String(typed))
      .map((id) => guideName(Number(id)))
      .join(', '),
  draw: (props) => <GuidesField {...props} />,
});

function GuidesField({ name, label, hint }: InputProps) {
  const { data, error } = useQuery(GuideChoicesDocument);
  const { field } = useController({ name });
  const chosen = commaParts(String(field.value ?? ''));
  const team = data?.coaches ?? [];
  rememberGuides(team);
  const toggle = (id: string) => {
    const next = team.map((one) => String(one.id)).filter((one) => chosen.includes(one) !== (one === id));
    field.onChange(next.join(', '));
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} required={false}>
      {({ id, ...described }) => (
        <Team
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={described['aria-describedby']}
        >
          {team.map((one) => (
            <CheckLabel key={one.id}>
              <input
                type="checkbox"
                checked={chosen.includes(String(one.id))}
                onChange={() => toggle(String(one.id))}
                onBlur={field.onBlur}
              />
              <span>
                {one.name}
                <chakra.span color="muted"> · {one.role}</chakra.span>
              </span>
            </CheckLabel>
          ))}
          {team.length === 0 && <chakra.p color="muted">{wordsForNobody(data, error)}</chakra.p>}
        </Team>
      )}
    </FieldFrame>
  );
}

function wordsForNobody(data: unknown, error: unknown): string {
  if (error)
    return 'The team could not be read. Who was chosen before stays; open the form again to change it.';
  return data ? 'Nobody is on the staff page yet.' : 'Loading...';
}

/** However many they are, the fields below stay near. */
const Team = chakra(Flex, {
  base: {
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
  },
});
