import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { currentPerson } from '../../lib/session/saved-place.ts';
import { useSession } from '../../lib/session/session.ts';
import { oneFilter } from '../screens/filters/filter-kinds.tsx';
import { Select } from '../ui/controls.tsx';
import { type ColleagueFragment, ColleaguesDocument } from './office.generated.ts';

/** Who can sign in, who of them may be in charge, and who is signed in here. */
export function useColleagues(): {
  colleagues: readonly ColleagueFragment[];
  /** Numbers of those who may work on what came in. */
  able: ReadonlySet<number>;
  me: ColleagueFragment | undefined;
} {
  const { data } = useQuery(ColleaguesDocument);
  const { user } = useSession();
  const colleagues = data?.staff ?? [];
  const able = new Set(data?.able.map(({ id }) => id));
  return { colleagues, able, me: colleagues.find(({ id }) => id === user?.id) };
}

interface Props extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  /** The number of the one who is chosen; null for nobody. */
  value: number | null;
  onChoose(colleague: ColleagueFragment | null): void;
  /** What is chosen while nobody is. */
  nobody: string;
}

/** One of those who may work on what came in, or nobody; who is chosen already stays a choice. */
export function ColleagueSelect({ value, onChoose, nobody, ...select }: Props) {
  const { colleagues, able, me } = useColleagues();
  const offered = colleagues.filter(({ id }) => able.has(id) || id === value);
  return (
    <Select
      {...select}
      // The longest name does not make the page wider than a phone.
      minW="0"
      maxW="full"
      value={value ?? ''}
      onChange={({ target }) => onChoose(colleagues.find(({ id }) => String(id) === target.value) ?? null)}
    >
      <option value="">{nobody}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === me?.id ? `${name} (you)` : name}
        </option>
      ))}
    </Select>
  );
}

/** Who is in charge: in an address that is sent to somebody `mine` are those of the reader. */
export const personFilter = oneFilter('person', 'In charge', {
  read(value) {
    if (value === 'nobody') return { unassigned: true };
    const id = value === 'mine' ? currentPerson()?.id : /^\d+$/.test(value) ? Number(value) : undefined;
    return id === undefined ? null : { assigneeId: id };
  },
  useOptions() {
    const { colleagues, me } = useColleagues();
    return [
      { value: 'mine', label: 'Mine' },
      { value: 'nobody', label: 'Nobody yet' },
      ...colleagues.flatMap(({ id, name }) => (id === me?.id ? [] : { value: String(id), label: name })),
    ];
  },
});
