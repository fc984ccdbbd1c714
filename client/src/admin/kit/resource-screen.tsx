// The whole of a screen that lists, makes, changes and deletes one kind of thing.
import { type ComponentType, type Ref, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readFailure } from '../../lib/failure.ts';
import { CardGrid } from './card-grid.tsx';
import { DataTable } from './data-table.tsx';
import { readDraft } from './draft.ts';
import { FormDialog } from './form-dialog.tsx';
import { ListHeader, PlainHeading } from './list-header.tsx';
import { EmptyRows, FailedRows, LoadingCards, LoadingRows } from './list-states.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import type { Actions, Resource, Row, RowsProps } from './resource.ts';
import { RowButtons } from './row-buttons.tsx';
import { useRemoval } from './use-removal.ts';
import { type Sought, seek, useSought } from './use-sought.ts';

export interface RowList<T> {
  /** Undefined until they are known. */
  items: T[] | undefined;
  error: unknown;
  retry(): void;
}

interface Props<T extends Row, Values extends FieldValues> {
  resource: Resource<T, Values>;
  list: RowList<T>;
  actions: Actions<T, Values>;
  /** Opens the screen in place of the plain title; holds its `h1`. */
  Hero?: ComponentType<{ titleRef: Ref<HTMLHeadingElement> }>;
}

export function ResourceScreen<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { resource, list, actions, Hero } = props;
  const { items, error, retry } = list;
  const [sought, setSought] = useSought(resource);
  const deferred: Sought = useDeferredValue(sought);
  const [form, setForm] = useState<{ item: T | null } | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const removal = useRemoval<T>({
    remove: actions.remove,
    texts: { ...resource.texts, ...actions.restoredTexts },
    onRestored: ({ id }) => setSavedId(id),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = items && seek(items, deferred, resource);

  useReopenDraft(resource.noun, items, (item) => setForm({ item }));

  return (
    <>
      {Hero && <Hero titleRef={title} />}
      <ListHeader
        resource={resource}
        heading={!Hero && <PlainHeading title={resource.title} titleRef={title} />}
        total={items?.length}
        shown={shown !== items && shown ? shown.length : null}
        sought={sought}
        onSeek={setSought}
        onNew={() => setForm({ item: null })}
      />
      {shown?.length ? (
        <Rows
          resource={resource}
          rows={{
            title: resource.title,
            nameOf: resource.nameOf,
            items: shown,
            savedId,
            onEdit: (item) => setForm({ item }),
            onDelete: removal.ask,
          }}
        />
      ) : items ? (
        <EmptyRows text={items.length ? resource.emptySearch : resource.empty} />
      ) : error ? (
        <FailedRows message={readFailure(error).message} onRetry={retry} />
      ) : resource.Card ? (
        <LoadingCards />
      ) : (
        <LoadingRows />
      )}
      {form && (
        <FormDialog
          resource={resource}
          actions={actions}
          item={form.item}
          onClose={() => setForm(null)}
          onSaved={({ id }) => {
            if (!form.item) setSought('nothing');
            setSavedId(id);
            setForm(null);
          }}
        />
      )}
      <QuestionDialog
        open={removal.doomed !== null}
        title={`Delete this ${resource.noun}?`}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={removal.cancel}
        onConfirm={removal.confirm}
        finalFocus={() => (removal.confirmed.current ? title.current : null)}
      >
        Are you sure you want to delete this {resource.noun}?{' '}
        {removal.doomed &&
          `${resource.nameOf(removal.doomed)} will be removed from the website. You can restore it from the trash for 30 days.`}
      </QuestionDialog>
    </>
  );
}

function Rows<T extends Row, Values extends FieldValues>({
  resource,
  rows,
}: {
  resource: Resource<T, Values>;
  rows: RowsProps<T>;
}) {
  return resource.Card ? (
    <CardGrid<T> {...rows} Card={resource.Card} />
  ) : (
    <DataTable
      title={rows.title}
      columns={resource.columns}
      items={rows.items}
      savedId={rows.savedId}
      buttons={(item) => (
        <RowButtons
          name={rows.nameOf(item)}
          onEdit={() => rows.onEdit(item)}
          onDelete={() => rows.onDelete(item)}
        />
      )}
    />
  );
}

/** Opens the form again where it was left by a reload or an ended session. */
function useReopenDraft<T extends Row>(noun: string, items: T[] | undefined, open: (item: T | null) => void) {
  const looked = useRef(false);
  useEffect(() => {
    if (!items || looked.current) return;
    looked.current = true;
    const draft = readDraft(noun);
    const item = items.find(({ id }) => id === draft?.id) ?? null;
    if (draft && (item || draft.id === null)) open(item);
  });
}
