import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import type { Listed } from '../screens/list/list.ts';

/** Which pictures are on screen, and the way to the others. */
export function ChoicePager({ listed }: { listed: Listed<unknown> }) {
  const { items = [], from, found, total, onPrevious, onNext } = listed;
  const of = found ?? total ?? 0;
  if (items.length === 0) return null;
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      mt="4"
      fontSize="sm"
    >
      <chakra.span aria-live="polite" color="muted" fontVariantNumeric="tabular-nums">
        {`${formatAmount(from)}–${formatAmount(from + items.length - 1)} of ${formatAmount(of)}`}
      </chakra.span>
      {(onPrevious ?? onNext) && (
        <Flex gap="3">
          <Button variant="outline" size="sm" minH="11" aria-disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
            Previous
          </Button>
          <Button variant="outline" size="sm" minH="11" aria-disabled={!onNext} onClick={onNext}>
            Next
            <ChevronRight aria-hidden />
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
