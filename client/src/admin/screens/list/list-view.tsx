// A list on screen: its heading and counts, what it is searched and sorted by, its rows and its pages.
import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterBar, FilterButton } from '../filters/filter-bar.tsx';
import type { Selection } from '../many/selection.tsx';
import { ColumnMenu, chosenColumns } from '../table/column-menu.tsx';
import { CsvButton } from '../table/csv.tsx';
import { DataTable } from '../table/data-table.tsx';
import { CardGrid } from './cards.tsx';
import type { ListDescription, Listed, ShownList } from './list.ts';
import { ListCounts, ListHeader, PlainHeading, SelectButton, SortSelect } from './list-header.tsx';
import { ListRows } from './list-rows.tsx';
import { EmptyRows, LoadingCards, LoadingRows } from './list-states.tsx';

interface Props<T extends { id: number; isNew?: boolean }> {
  shown: ShownList<T>;
  /** Of its title, for a screen that moves the focus there itself. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Something above says the title. */
  untitled?: boolean;
  /** Makes a new one. */
  newButton?: ReactNode;
  /** Stands before the counts. */
  views?: ReactNode;
  /** Said beside the counts. */
  news?: ReactNode;
  /** Stands above the rows. */
  above?: ReactNode;
  /** The row that was saved last. */
  savedId?: number | null;
  /** Where the name of a row leads, which opens it. */
  linkOf?: Parameters<typeof DataTable<T>>[0]['linkOf'];
  /** The buttons of a row. */
  buttons?(item: T): ReactNode;
  /** Where many rows can be chosen. */
  selection?: Selection<T>;
  /** Whether it can be saved as a file; it can unless said otherwise. */
  hasFile?: boolean;
  /** What can be done to the whole list, beside filtering and that. */
  tools?: ReactNode;
  /** What leads to all rows where none is found; the list without search and filters unless said otherwise. */
  onShowAll?(): void;
}

export function ListView<T extends { id: number; isNew?: boolean }>(props: Props<T>) {
  const { shown, untitled = false, newButton, views, news, above, hasFile = true } = props;
  const { list, place, total, found } = shown;
  const ownTitle = useRef<HTMLHeadingElement>(null);
  const { titleRef = ownTitle } = props;
  const [filtering, setFiltering] = useState(false);
  const filters = list.filters && { filters: list.filters, place, open: filtering };
  const { savedId = null, linkOf, buttons, selection, onShowAll = place.reset } = props;
  const inAddress = place.now.columns;
  const columns = useMemo(() => chosenColumns(list.columns ?? [], inAddress), [list, inAddress]);
  const { totalText = (count) => `Total ${formatAmount(count)}` } = list;
  const tools = (
    <>
      {filters && <FilterButton {...filters} onToggle={() => setFiltering(!filtering)} />}
      {props.tools}
    </>
  );
  return (
    <>
      <ListHeader
        list={list}
        heading={!untitled && <PlainHeading title={list.title} titleRef={titleRef} />}
        place={place}
        button={newButton}
      />
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap={{ base: '2', md: '4' }}
        rowGap="1"
        minH="9"
        mb="3"
      >
        {views}
        <ListCounts total={total === undefined ? undefined : totalText(total)} shown={found}>
          {news}
        </ListCounts>
        <Box
          display={{ md: list.Card ? 'block' : 'none' }}
          order={{ base: list.Card ? '0' : '-1', md: '0' }}
          flex={{ base: list.Card ? '0 1 auto' : '1 1 100%', md: '0 0 auto' }}
          minW="0"
        >
          <SortSelect {...shown} />
        </Box>
        {list.Card && selection && (
          <Flex gap={{ base: '0', md: '1' }}>
            {tools}
            <SelectButton selection={selection} />
          </Flex>
        )}
        {list.columns && (
          <Flex
            wrap="wrap"
            justify="end"
            gap={{ base: '0', md: '1' }}
            ms="auto"
            me={{ base: '-2', md: '-3' }}
          >
            {tools}
            {selection && <SelectButton selection={selection} />}
            {hasFile && (
              <CsvButton
                noun={list.noun}
                columns={columns}
                collect={shown.collect}
                count={found ?? total ?? 0}
              />
            )}
            <ColumnMenu columns={list.columns} chosen={place.now.columns} onChoose={place.choose} />
          </Flex>
        )}
      </Flex>
      {above}
      {filters && <FilterBar {...filters} titleRef={titleRef} onClose={() => setFiltering(false)} />}
      <ListRows
        shown={shown}
        loading={list.Card ? <LoadingCards /> : <LoadingRows />}
        empty={
          <EmptyRows text={whyEmpty(list, shown)}>
            {found === 0 && Boolean(total) && (
              <Button variant="outline" onClick={onShowAll}>
                Show all
              </Button>
            )}
          </EmptyRows>
        }
      >
        {(items) => {
          const rows = { title: list.title, items, savedId, buttons, selection, nameOf: list.nameOf };
          if (list.Card) return <CardGrid {...rows} Card={list.Card} />;
          return <DataTable {...rows} columns={columns} sorting={shown} linkOf={linkOf} />;
        }}
      </ListRows>
    </>
  );
}

function whyEmpty<T>({ empty, emptySearch }: ListDescription<T>, { total, found }: Listed<T>): string {
  if (found ?? total) return 'Nothing is left on this page.';
  return found === null || total === 0 ? empty : emptySearch;
}
