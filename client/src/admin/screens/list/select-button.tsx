import { chakra } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import type { Selection } from '../many/use-selection.ts';
import { ListTool } from './list-counts.tsx';

/** Begins and ends choosing rows. */
export function SelectButton({
  selection: { on, start, end },
}: {
  selection: Pick<Selection<never>, 'on' | 'start' | 'end'>;
}) {
  return (
    <ListTool aria-pressed={on} onClick={on ? end : start}>
      <ListChecks size={16} aria-hidden />
      <chakra.span>Select</chakra.span>
    </ListTool>
  );
}
