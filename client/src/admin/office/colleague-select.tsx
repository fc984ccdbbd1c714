import type { ComponentProps } from 'react';
import { Select } from '../ui/controls.tsx';
import type { ColleagueFragment } from './office.generated.ts';
import { useColleagues } from './use-colleagues.ts';

interface Props extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  /** The number of the one who is chosen; empty for nobody. */
  value: string;
  onChoose(id: string, colleague: ColleagueFragment | null): void;
  /** What is chosen while nobody is. */
  nobody: string;
}

/** One of those who may work on what came in, or nobody; who is chosen already stays a choice. */
export function ColleagueSelect({ value, onChoose, nobody, ...select }: Props) {
  const { colleagues, able, me } = useColleagues();
  const offered = colleagues.filter(({ id }) => able.has(id) || String(id) === value);
  return (
    <Select
      {...select}
      // The longest name does not make the page wider than a phone.
      minW="0"
      maxW="full"
      value={value}
      onChange={({ target }) =>
        onChoose(target.value, colleagues.find(({ id }) => String(id) === target.value) ?? null)
      }
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
