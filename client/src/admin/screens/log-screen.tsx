// The whole of a screen of rows that are only read: what narrows them always stands above, the server has the pages.
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { usePageTitle } from '../ui/page.tsx';
import { drawFilter } from './filters/filter.ts';
import { foundText } from './list/counts.ts';
import type { ListColumn } from './list/list.ts';
import { ListCounts, SearchBox } from './list/list-header.tsx';
import type { ListPlace } from './list/list-place.ts';
import { ListRows } from './list/list-rows.tsx';
import { EmptyRows, LoadingRows } from './list/list-states.tsx';
import { usePagedList } from './list/page-by-page.ts';
import type { PagedList } from './list/paged-list.ts';
import { CsvButton } from './table/csv.tsx';
import { DataTable } from './table/data-table.tsx';

export type LogList<T> = PagedList<T> & { columns: ListColumn<T>[] };

interface Props<T extends { id: number }> {
  /** Its title is that of the table. */
  list: LogList<T>;
  heading: string;
  intro: string;
  /** Stands below the intro, above what narrows the rows. */
  lead?: ReactNode;
  /** Stands above the rows. */
  above?(now: ListPlace['now']): ReactNode;
}

export function LogScreen<T extends { id: number }>({ list, heading, intro, lead, above }: Props<T>) {
  usePageTitle(heading);
  const shown = usePagedList<T>(list, { always: true });
  const mayExport = useMay('exportOffice');
  const { place, total, isNarrowed } = shown;
  return (
    <>
      <chakra.h1 textStyle="heading" mb="1">
        {heading}
      </chakra.h1>
      <chakra.p color="muted" maxW="measure" mb="5">
        {intro}
      </chakra.p>
      {lead}
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
          total={
            total === undefined
              ? undefined
              : isNarrowed
                ? `Found ${foundText(total)}`
                : `Total ${formatAmount(total)}`
          }
          shown={null}
        />
        {mayExport && Boolean(total) && (
          <CsvButton noun={list.noun} columns={list.columns} collect={shown.collect} count={total ?? 0} />
        )}
      </Flex>
      <ListRows
        shown={shown}
        loading={<LoadingRows />}
        empty={
          <EmptyRows text={isNarrowed ? list.emptySearch : list.empty}>
            {isNarrowed && (
              <Button variant="outline" onClick={place.reset}>
                Show all
              </Button>
            )}
          </EmptyRows>
        }
      >
        {(items) => <DataTable title={list.title} columns={list.columns} items={items} />}
      </ListRows>
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
