// The whole of a screen that lists what visitors sent, page by page from the server.
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Inbox } from './inbox.ts';
import { ListView } from './list-view.tsx';
import { NewRows } from './new-rows.tsx';
import { sortableThere } from './order.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { OpenButtons } from './row-buttons.tsx';
import { useInboxRemoval } from './use-inbox-removal.ts';
import { useListPlace } from './use-list-place.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePagedList } from './use-paged-list.ts';

export function InboxScreen<T extends { id: number }>({ inbox }: { inbox: Inbox<T> }) {
  usePageTitle(inbox.title);
  const place = useListPlace(inbox);
  const listed = usePagedList<T>(inbox, place, { always: true });
  const removal = useInboxRemoval(inbox, listed.variables);
  const [opened, setOpened] = useState<T | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { reading, nameOf } = inbox;
  const { ask } = removal;
  const buttons = useCallback(
    (item: T) => (
      <OpenButtons name={nameOf(item)} onOpen={() => setOpened(item)} onDelete={() => ask(item)} />
    ),
    [nameOf, ask],
  );
  const showNewest = () => {
    place.reset();
    title.current?.focus();
  };

  return (
    <>
      <ListView<T>
        list={inbox}
        listed={listed}
        place={place}
        orders={useMemo(() => sortableThere(inbox.columns), [inbox])}
        titleRef={title}
        news={<NewRows inbox={inbox} newest={listed.firstVariables} onShown={showNewest} />}
        buttons={reading && buttons}
      />
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
          `${nameOf(removal.doomed)} will be removed. You can restore it from the trash for ten minutes; then it is gone for good.`}
      </QuestionDialog>
    </>
  );
}
