import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { SmallSelect } from '../../ui/controls.tsx';
import { pageSizes } from './list-place.ts';

interface Props {
  /** The places of the first and the last row on screen, and how many rows there are on all pages. */
  from: number;
  to: number;
  of: number;
  size: number;
  onSize(size: number): void;
  /** Undefined where there is no such page. */
  onPrevious?(): void;
  onNext?(): void;
}

/** Says which rows are on screen and turns the pages. A button without a page stays, so that the focus does not get lost on it. */
export function Pager({ from, to, of, size, onSize, onPrevious, onNext }: Props) {
  const turns = Boolean(onPrevious ?? onNext);
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="6"
      rowGap="3"
      mt="4"
      fontSize="sm"
      color="muted"
    >
      <chakra.p aria-live="polite" fontVariantNumeric="tabular-nums">
        {to < from
          ? `0 of ${formatAmount(of)}`
          : `${formatAmount(from)}–${formatAmount(to)} of ${formatAmount(of)}`}
      </chakra.p>
      {of > Math.min(...pageSizes) && (
        <SmallSelect label="Rows" value={size} onChange={(rows) => onSize(Number(rows))}>
          {pageSizes.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </SmallSelect>
      )}
      {turns && (
        <Flex gap="3" flex={{ base: '1 1 100%', md: '0 0 auto' }} justify="space-between" color="ink">
          <Button variant="outline" aria-disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
            Previous
          </Button>
          <Button variant="outline" aria-disabled={!onNext} onClick={onNext}>
            Next
            <ChevronRight aria-hidden />
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
