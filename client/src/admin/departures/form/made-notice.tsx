import { chakra, Flex } from '@chakra-ui/react';
import { travelDay } from '../../../lib/travel-days.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../screens/many/many-operations.ts';
import { programOf } from '../departure-words.ts';
import type { Made } from './departure-actions.ts';

/** What came of making departures. */
export function MadeNotice({ made: { made, leftOut }, onClose }: { made: Made; onClose(): void }) {
  const [first] = made;
  const last = made.at(-1);
  if (!first || !last) return null;
  return (
    <Flex
      role="status"
      align="flex-start"
      justify="space-between"
      gap="4"
      bg="highlightSoft"
      borderRadius="md"
      px="4"
      py="3"
      mb="3"
      fontSize="sm"
    >
      <div>
        <p>
          {counted(made.length, 'departure')} of {programOf(first)} made,{' '}
          {made.length > 1
            ? `from ${travelDay(first.startsOn)} to ${travelDay(last.startsOn)}`
            : `on ${travelDay(first.startsOn)}`}
          .
        </p>
        {leftOut.length > 0 && (
          <chakra.p mt="1">
            Left out, because it departs on {leftOut.length === 1 ? 'this day' : 'these days'} already:{' '}
            {leftOut.map((day) => travelDay(day)).join(', ')}.
          </chakra.p>
        )}
      </div>
      <Button variant="ghost" size="sm" flexShrink="0" onClick={onClose}>
        Close
      </Button>
    </Flex>
  );
}
