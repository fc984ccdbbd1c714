// The whole of a screen of rows that are only read: what narrows them always stands above, the server has the pages.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../../rights/rights.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { ListCounts } from '../list/list-counts.tsx';
import { EmptyRows, FailedRows, LoadingRows, OldRows } from '../list/list-states.tsx';
import type { PagedList } from '../list/paged-list.ts';
import { Pager } from '../list/pager.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { type ListPlace, useListPlace } from '../list/use-list-place.ts';
import { usePagedList } from '../list/use-paged-list.ts';
import { CsvButton } from '../table/csv-button.tsx';
import { DataTable } from '../table/data-table.tsx';
import { drawFilter } from './filter.ts';

interface Props<T extends { id: number }> {
  /** Its title is that of the table. */
  list: PagedList<T>;
  heading: string;
  intro: string;
  /** Stands above the rows. */
  above?(now: ListPlace['now']): ReactNode;
}

export function FilteredScreen<T extends { id: number }>({ list, heading, intro, above }: Props<T>) {
  usePageTitle(heading);
  const place = useListPlace(list);
  const listed = usePagedList<T>(list, place, { always: true });
  const mayExport = useMay('exportOffice');
  const { items, total, error, from } = listed;
  const isNarrowed = listed.variables.searching;
  const failure = () => readFailure(error).message;
  return (
    <>
      <chakra.h1 textStyle="heading" mb="1">
        {heading}
      </chakra.h1>
      <chakra.p color="muted" maxW="measure" mb="5">
        {intro}
      </chakra.p>
      <Inputs>
        {list.searchLabel && (
          <Box gridColumn="1 / -1" minW="0">
            <SearchBox label={list.searchLabel} value={place.now.q} onChange={(q) => place.seek({ q })} />
          </Box>
        )}
        {list.filters?.map((filter) => (
          <Fragment key={filter.name}>{drawFilter(filter, place)}</Fragment>
        ))}
      </Inputs>
      {above?.(place.now)}
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" minH="9" mb="3">
        <ListCounts
          total={total === undefined ? undefined : `${isNarrowed ? 'Found' : 'Total'} ${formatAmount(total)}`}
          shown={null}
        />
        {mayExport && Boolean(total) && (
          <CsvButton noun={list.noun} columns={list.columns} collect={listed.collect} count={total ?? 0} />
        )}
      </Flex>
      {items && error && <OldRows message={failure()} onRetry={listed.retry} />}
      {items?.length ? (
        <Box key={from} aria-busy={listed.busy}>
          <DataTable title={list.title} columns={list.columns} items={items} />
        </Box>
      ) : items ? (
        <EmptyRows text={isNarrowed ? list.emptySearch : list.empty}>
          {isNarrowed && (
            <Button variant="outline" onClick={place.reset}>
              Show all
            </Button>
          )}
        </EmptyRows>
      ) : error ? (
        <FailedRows message={failure()} onRetry={listed.retry} />
      ) : (
        <LoadingRows />
      )}
      {items && Boolean(total) && (
        <Pager
          from={from}
          to={from + items.length - 1}
          of={total ?? 0}
          size={place.size}
          onSize={(rows) => place.seek({ rows: String(rows) })}
          onPrevious={listed.onPrevious}
          onNext={listed.onNext}
        />
      )}
    </>
  );
}

/** Beside each other, and on a phone two in a line. */
const Inputs = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    mb: '4',
  },
});
