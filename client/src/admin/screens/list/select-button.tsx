import { chakra } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Selection } from '../many/use-selection.ts';

/** Begins and ends choosing rows. */
export function SelectButton({
  selection: { on, start, end },
}: {
  selection: Pick<Selection<never>, 'on' | 'start' | 'end'>;
}) {
  return (
    <Button
      variant="ghost"
      size="sm"
      px={{ base: '2', md: '3.5' }}
      aria-pressed={on}
      onClick={on ? end : start}
    >
      <ListChecks size={16} aria-hidden />
      <chakra.span>Select</chakra.span>
    </Button>
  );
}
