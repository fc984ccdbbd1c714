// The whole of a screen that lists, makes, changes and deletes one kind of thing.
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import { matches } from '../../lib/text.ts';
import { DataTable } from './data-table.tsx';
import { readDraft } from './draft.ts';
import { readFailure } from './failure.ts';
import { FormDialog } from './form-dialog.tsx';
import { ListHeader } from './list-header.tsx';
import { EmptyRows, FailedRows, LoadingRows } from './list-states.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import type { Actions, Resource, Row } from './resource.ts';

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
}

export function ResourceScreen<T extends Row, Values extends FieldValues>({
  resource,
  list,
  actions,
}: Props<T, Values>) {
  const { items, error, retry } = list;
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search.trim());
  const [form, setForm] = useState<{ item: T | null } | null>(null);
  const [doomed, setDoomed] = useState<T | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removing = useRef(false);
  const shown = items?.filter((item) => matches(sought, ...resource.searchIn(item)));

  useReopenDraft(resource.noun, items, (item) => setForm({ item }));

  const ask = (item: T) => {
    removing.current = false;
    setDoomed(item);
  };
  const remove = async (item: T) => {
    removing.current = true;
    setDoomed(null);
    try {
      await actions.remove(item.id);
      toast.success(resource.texts.deleted);
    } catch (cause) {
      toast.error(resource.texts.deleteFailed, { description: readFailure(cause).message });
    }
  };

  return (
    <>
      <ListHeader
        title={resource.title}
        titleRef={title}
        total={items?.length}
        shown={sought && shown ? shown.length : null}
        search={search}
        searchLabel={resource.searchLabel}
        onSearch={setSearch}
        newLabel={resource.newLabel}
        onNew={() => setForm({ item: null })}
      />
      {shown?.length ? (
        <DataTable<T, Values>
          resource={resource}
          items={shown}
          savedId={savedId}
          onEdit={(item) => setForm({ item })}
          onDelete={ask}
        />
      ) : items ? (
        <EmptyRows text={items.length ? resource.emptySearch : resource.empty} />
      ) : error ? (
        <FailedRows message={readFailure(error).message} onRetry={retry} />
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
            if (!form.item) setSearch('');
            setSavedId(id);
            setForm(null);
          }}
        />
      )}
      <QuestionDialog
        open={doomed !== null}
        title={`Delete this ${resource.noun}?`}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={() => setDoomed(null)}
        onConfirm={() => doomed && remove(doomed)}
        // The button that asked goes with its row.
        finalFocus={() => (removing.current ? title.current : null)}
      >
        {doomed && `${resource.nameOf(doomed)} will be removed from the website. This cannot be undone.`}
      </QuestionDialog>
    </>
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
