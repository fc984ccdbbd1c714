// The rows of a list wherever it stands, and the way to its other pages.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { SmallSelect } from '../../ui/controls.tsx';
import { foundText } from './counts.ts';
import type { ShownList } from './list.ts';
import { pageSizes } from './list-place.ts';
import { FailedRows, OldRows } from './list-states.tsx';

interface Props<T> {
  shown: Omit<ShownList<T>, 'list' | 'orders'>;
  /** In place of rows that are on their way, and of rows that there are none of. */
  loading: ReactNode;
  empty: ReactNode;
  children(items: T[]): ReactNode;
}

/** The rows, or why there are none, and the way to the other pages. */
export function ListRows<T>({ shown, loading, empty, children }: Props<T>) {
  const { items, error, retry, from, busy } = shown;
  const of = shown.found ?? shown.total ?? 0;
  return (
    <>
      {items && error && <OldRows error={error} refetch={retry} />}
      {items?.length ? (
        // Another page begins at its top.
        <Box key={from} aria-busy={busy}>
          {children(items)}
        </Box>
      ) : items ? (
        empty
      ) : error ? (
        <FailedRows error={error} refetch={retry} />
      ) : (
        loading
      )}
      {items && of > 0 && <Pager shown={shown} of={of} />}
    </>
  );
}

/** Says which of `of` rows are on screen and turns the pages. A button without a page stays, so that the focus does not get lost on it. */
function Pager<T>({ shown, of }: Pick<Props<T>, 'shown'> & { of: number }) {
  const { items = [], from, place, onPrevious, onNext } = shown;
  const to = from + items.length - 1;
  const ofText = shown.found === null ? formatAmount(of) : foundText(of);
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
        {to < from ? `0 of ${ofText}` : `${formatAmount(from)}–${formatAmount(to)} of ${ofText}`}
      </chakra.p>
      {of > Math.min(...pageSizes) && (
        <SmallSelect label="Rows" value={place.size} onChange={(rows) => place.seek({ rows })}>
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
