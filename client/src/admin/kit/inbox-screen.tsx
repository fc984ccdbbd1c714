// The whole of a screen that lists what visitors sent, page by page from the server.
import { useQuery } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { readFailure } from '../../lib/failure.ts';
import { DataTable } from './data-table.tsx';
import type { Inbox, InboxData } from './inbox.ts';
import { ListCounts } from './list-counts.tsx';
import { PlainHeading } from './list-header.tsx';
import { EmptyRows, FailedRows, LoadingRows } from './list-states.tsx';
import { NewRows } from './new-rows.tsx';
import { Pager } from './pager.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { OpenButtons } from './row-buttons.tsx';
import { SearchBox } from './search-box.tsx';
import { useInboxPlace } from './use-inbox-place.ts';
import { useInboxRemoval } from './use-inbox-removal.ts';
import { usePageTitle } from './use-page-title.ts';

export function InboxScreen<T extends { id: number }>({ inbox }: { inbox: Inbox<T> }) {
  usePageTitle(inbox.title);
  const place = useInboxPlace();
  const { variables } = place;
  const answer = useQuery(inbox.list, {
    variables,
    // Visitors write at any time: what is known is shown at once, and what is new is asked for.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = (answer.data ?? (answer.error ? undefined : answer.previousData)) as InboxData<T> | undefined;
  const removal = useInboxRemoval(inbox, variables);
  const [opened, setOpened] = useState<T | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { reading, nameOf } = inbox;
  const onOtherPage = Boolean(variables.after ?? variables.before);
  const retry = () => (onOtherPage ? place.first() : void answer.refetch().catch(() => undefined));

  return (
    <>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
        <Box>
          <PlainHeading title={inbox.title} titleRef={title} />
          <ListCounts
            total={data && `Total ${data.all.totalCount.toLocaleString('en-US')}`}
            shown={data?.page.totalCount ?? null}
          >
            <NewRows inbox={inbox} place={place} onShown={() => title.current?.focus()} />
          </ListCounts>
        </Box>
        <SearchBox label={inbox.searchLabel} value={place.q} onChange={place.search} />
      </Flex>
      {data?.page.nodes.length ? (
        <Box aria-busy={answer.loading}>
          <DataTable<T>
            // Another page begins at its top; the same one stays where it is when it is read anew.
            key={JSON.stringify(variables)}
            title={inbox.title}
            columns={inbox.columns}
            items={data.page.nodes}
            buttons={
              reading &&
              ((item) => (
                <OpenButtons
                  name={nameOf(item)}
                  onOpen={() => setOpened(item)}
                  onDelete={() => removal.ask(item)}
                />
              ))
            }
          />
        </Box>
      ) : data ? (
        <EmptyRows text={whyEmpty(inbox, data)} />
      ) : answer.error ? (
        <FailedRows message={readFailure(answer.error).message} onRetry={retry} />
      ) : (
        <LoadingRows />
      )}
      {data && <Pages data={data} place={place} />}
      {reading && opened && <reading.Details item={opened} onClose={() => setOpened(null)} />}
      <QuestionDialog
        open={removal.doomed !== null}
        title={`Delete this ${inbox.noun}?`}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={removal.cancel}
        onConfirm={removal.confirm}
        finalFocus={() => (removal.confirmed.current ? title.current : null)}
      >
        Are you sure you want to delete this {inbox.noun}?{' '}
        {removal.doomed &&
          `${nameOf(removal.doomed)} will be removed. You can undo this right after; then it is gone for good.`}
      </QuestionDialog>
    </>
  );
}

function whyEmpty<T extends { id: number }>(inbox: Inbox<T>, { all, page }: InboxData<T>): string {
  if (page.totalCount ?? all.totalCount) return 'Nothing is left on this page.';
  return page.totalCount === undefined ? inbox.empty : inbox.emptySearch;
}

function Pages<T>({ data, place }: { data: InboxData<T>; place: ReturnType<typeof useInboxPlace> }) {
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = data.page.pageInfo;
  return (
    <Pager
      onPrevious={hasPreviousPage ? () => place.previous(startCursor) : undefined}
      onNext={hasNextPage ? () => place.next(endCursor) : undefined}
    />
  );
}
