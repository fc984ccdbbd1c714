// A list on screen: its heading and counts, what it is searched and sorted by, its rows and its pages.
import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { formatAmount } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { Selection } from '../many/use-selection.ts';
import type { ListColumn, ListDescription, Listed, Order } from '../resource.ts';
import { chosenColumns } from '../table/column-choice.ts';
import { ColumnMenu } from '../table/column-menu.tsx';
import { CsvButton } from '../table/csv-button.tsx';
import { DataTable } from '../table/data-table.tsx';
import { CardGrid } from './card-grid.tsx';
import { ListCounts } from './list-counts.tsx';
import { ListHeader, PlainHeading } from './list-header.tsx';
import { EmptyRows, FailedRows, LoadingCards, LoadingRows, OldRows } from './list-states.tsx';
import { Pager } from './pager.tsx';
import { SelectButton } from './select-button.tsx';
import { SortSelect } from './sort-select.tsx';
import type { ListPlace } from './use-list-place.ts';

interface Props<T extends { id: number; isNew?: boolean }> {
  list: ListDescription<T>;
  listed: Listed<T>;
  place: ListPlace;
  /** What of it can be sorted by. */
  orders: readonly Order<T>[];
  titleRef: Ref<HTMLHeadingElement>;
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
  /** What can be done to the whole list, beside that. */
  tools?: ReactNode;
  /** What leads to all rows where none is found; the list without search and filters unless said otherwise. */
  onShowAll?(): void;
}

export function ListView<T extends { id: number; isNew?: boolean }>(props: Props<T>) {
  const { list, listed, place, orders, titleRef, untitled = false, newButton, news } = props;
  const { above, selection, tools, hasFile = true, views, onShowAll = place.reset } = props;
  const { items, total, found } = listed;
  const inAddress = place.now.columns;
  const columns = useMemo(() => chosenColumns(list.columns ?? [], inAddress), [list, inAddress]);
  const { totalText = (count) => `Total ${formatAmount(count)}` } = list;
  const sorting = {
    orders,
    sort: place.now.sort,
    usualSort: place.standard.sort,
    usualOrder: list.usualOrder,
    onSort: (sort: string) => place.seek({ sort }),
  };
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
          <SortSelect {...sorting} />
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
                collect={listed.collect}
                count={found ?? total ?? 0}
              />
            )}
            <ColumnMenu columns={list.columns} chosen={place.now.columns} onChoose={place.choose} />
          </Flex>
        )}
      </Flex>
      {above}
      {items && listed.error && (
        <OldRows message={readFailure(listed.error).message} onRetry={listed.retry} />
      )}
      {items?.length ? (
        <Rows {...props} items={items} columns={columns} sorting={sorting} />
      ) : items ? (
        <EmptyRows text={whyEmpty(list, listed)}>
          {found === 0 && Boolean(total) && (
            <Button variant="outline" onClick={onShowAll}>
              Show all
            </Button>
          )}
        </EmptyRows>
      ) : listed.error ? (
        <FailedRows message={readFailure(listed.error).message} onRetry={listed.retry} />
      ) : list.Card ? (
        <LoadingCards />
      ) : (
        <LoadingRows />
      )}
      {items && Boolean(found ?? total) && (
        <Pager
          from={listed.from}
          to={listed.from + items.length - 1}
          of={found ?? total ?? 0}
          size={place.size}
          onSize={(rows) => place.seek({ rows: String(rows) })}
          onPrevious={listed.onPrevious}
          onNext={listed.onNext}
        />
      )}
    </>
  );
}

function Rows<T extends { id: number; isNew?: boolean }>({
  list,
  listed,
  items,
  sorting,
  columns,
  savedId = null,
  linkOf,
  buttons,
  selection,
}: Props<T> & {
  items: T[];
  columns: ListColumn<T>[];
  sorting: Parameters<typeof DataTable<T>>[0]['sorting'];
}) {
  return (
    // Another page begins at its top.
    <Box key={listed.from} aria-busy={listed.busy}>
      {list.Card ? (
        <CardGrid
          title={list.title}
          items={items}
          savedId={savedId}
          Card={list.Card}
          buttons={buttons}
          selection={selection}
          nameOf={list.nameOf}
        />
      ) : (
        <DataTable
          title={list.title}
          columns={columns}
          items={items}
          sorting={sorting}
          savedId={savedId}
          linkOf={linkOf}
          buttons={buttons}
          selection={selection}
          nameOf={list.nameOf}
        />
      )}
    </Box>
  );
}

function whyEmpty<T>({ empty, emptySearch }: ListDescription<T>, { total, found }: Listed<T>): string {
  if (found ?? total) return 'Nothing is left on this page.';
  return found === null || total === 0 ? empty : emptySearch;
}
