import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { locale } from '../../../lib/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { ListCounts } from '../list/list-counts.tsx';
import { EmptyRows, FailedRows, LoadingRows, OldRows } from '../list/list-states.tsx';
import { Pager } from '../list/pager.tsx';
import type { ListColumn } from '../resource.ts';
import { CsvButton } from '../table/csv-button.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { FilteredPages } from './use-filtered-pages.ts';

interface Props<T extends { id: number }> {
  title: string;
  /** One of them in a word or two; the file is named after it. */
  noun: string;
  columns: ListColumn<T>[];
  pages: FilteredPages<T>;
  /** Said where there are none at all, and where none are found. */
  empty: string;
  nothingFound: string;
  /** Whether a file may be had. */
  hasFile: boolean;
  buttons?(item: T): ReactNode;
}

/** What is found, with its count, its file and its pages. */
export function FilteredRows<T extends { id: number }>(props: Props<T>) {
  const { title, noun, columns, pages, empty, nothingFound, hasFile, buttons } = props;
  const { items, total, error, from } = pages;
  const reset = pages.isNarrowed && (
    <Button variant="outline" onClick={pages.reset}>
      Show all
    </Button>
  );
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" minH="9" mb="3">
        <ListCounts
          total={
            total === undefined
              ? undefined
              : `${pages.isNarrowed ? 'Found' : 'Total'} ${total.toLocaleString(locale.formats)}`
          }
          shown={null}
        />
        {hasFile && Boolean(total) && (
          <CsvButton noun={noun} columns={columns} collect={pages.collect} count={total ?? 0} />
        )}
      </Flex>
      {items && error && <OldRows message={readFailure(error).message} onRetry={pages.retry} />}
      {items?.length ? (
        <Box key={from} aria-busy={pages.busy}>
          <DataTable title={title} columns={columns} items={items} buttons={buttons} />
        </Box>
      ) : items ? (
        <EmptyRows text={pages.isNarrowed ? nothingFound : empty}>{reset}</EmptyRows>
      ) : error ? (
        <FailedRows message={readFailure(error).message} onRetry={pages.retry} />
      ) : (
        <LoadingRows />
      )}
      {items && Boolean(total) && (
        <Pager
          from={from}
          to={from + items.length - 1}
          of={total ?? 0}
          size={pages.size}
          onSize={pages.setSize}
          onPrevious={pages.onPrevious}
          onNext={pages.onNext}
        />
      )}
    </>
  );
}
