// The whole of a screen that lists, makes, changes and deletes one kind of thing.
import { Plus } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion } from '../ui/dialogs/asked-question.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { copiedForm } from './editing/copied-form.ts';
import { readDraft } from './editing/draft.ts';
import { FetchedForm } from './editing/fetched-form.tsx';
import { FormDialog } from './editing/form-dialog.tsx';
import { ListView } from './list/list-view.tsx';
import type { ListPlace } from './list/use-list-place.ts';
import { ManyBar } from './many/many-bar.tsx';
import type { ManyActions } from './many/use-many-actions.ts';
import { useSelection } from './many/use-selection.ts';
import type { Actions, Editable, Listed, Order, Row } from './resource.ts';
import { RowButtons } from './table/row-buttons.tsx';
import { useRemoval } from './use-removal.ts';

export interface ScreenProps<T extends Row, Whole extends T> {
  resource: Editable<T, Whole>;
  listed: Listed<T>;
  place: ListPlace;
  orders: readonly Order<T>[];
  actions: Actions<Whole>;
  many: ManyActions<T>;
  /** What the form edits, when the rows of the list are known to hold it; else it is fetched. */
  wholeOf?(id: number): Whole | undefined;
  /** A new row was made: turn to where it is seen. */
  onCreated(id: number): void;
  /** What else can be done to the whole list. */
  tools?: ReactNode;
  /** Opens the screen in place of the plain title; holds its `h1`. */
  Hero?: ComponentType<{ titleRef: Ref<HTMLHeadingElement> }>;
  /** Stands beside the button that makes a new one. */
  more?: ReactNode;
}

/** What is open in the form: a new one, a known one, or one that is still to be fetched. */
type Opened<Whole> = { id: null; item: null; copyOf?: Whole } | { id: number; item: Whole | undefined };

export function ResourceScreen<T extends Row, Whole extends T = T>(props: ScreenProps<T, Whole>) {
  const { resource, listed, place, orders, actions, many, wholeOf, onCreated, Hero, tools, more } = props;
  const selection = useSelection(listed.items);
  const mayWrite = useMay('writeContent');
  const [form, setForm] = useState<Opened<Whole> | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const removal = useRemoval<T>({
    noun: resource.noun,
    nameOf: resource.nameOf,
    fate: 'will be removed from the website. You can restore it from the trash for 30 days.',
    remove: actions.remove,
    texts: resource.texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setForm(null);
  const edit = useCallback((id: number) => setForm({ id, item: wholeOf?.(id) }), [wholeOf]);
  const { ask } = removal;
  const { fetch } = actions;
  const duplicate = useCallback(
    async (id: number) => {
      try {
        const copyOf = wholeOf?.(id) ?? (await fetch(id));
        if (copyOf) setForm({ id: null, item: null, copyOf });
      } catch (cause) {
        showFailure(`The ${resource.noun} could not be duplicated`, cause);
      }
    },
    [resource, wholeOf, fetch],
  );
  const buttons = useCallback(
    (item: T) => (
      <RowButtons
        words={Boolean(resource.Card)}
        name={resource.nameOf(item)}
        page={resource.pageOf?.(item)}
        onEdit={() => edit(item.id)}
        onDuplicate={() => duplicate(item.id)}
        onDelete={() => ask(item)}
        readOnly={!mayWrite}
      />
    ),
    [resource, edit, duplicate, ask, mayWrite],
  );
  const onSaved = ({ id }: Whole) => {
    if (form?.id === null) onCreated(id);
    setSavedId(id);
    close();
  };

  const open = useCallback(
    (id: number | null) => (id === null ? setForm({ id, item: null }) : edit(id)),
    [edit],
  );

  useReopenDraft(resource.noun, listed.items !== undefined && mayWrite, (id) => {
    if (id === null) setForm({ id, item: null });
    // One that is gone from a list that is known has no form any more.
    else if (!wholeOf || wholeOf(id)) edit(id);
  });

  useOpened(listed.items !== undefined && mayWrite, open);

  return (
    <>
      {Hero && <Hero titleRef={title} />}
      <ListView
        list={resource}
        listed={listed}
        place={place}
        orders={orders}
        titleRef={title}
        untitled={Boolean(Hero)}
        hasFile={mayWrite}
        savedId={savedId}
        newButton={
          mayWrite && (
            <>
              {more}
              <Button
                onClick={() => setForm({ id: null, item: null })}
                flex={{ base: '1 0 auto', sm: '0 0 auto' }}
              >
                <Plus aria-hidden />
                {resource.newLabel}
              </Button>
            </>
          )
        }
        buttons={buttons}
        selection={mayWrite ? selection : undefined}
        tools={mayWrite && tools}
      />
      {selection.on && (
        <ManyBar noun={resource.noun} categories={resource.categories} actions={many} selection={selection} />
      )}
      {form && form.item !== undefined && (
        <FormDialog
          resource={
            form.id === null && form.copyOf
              ? { ...resource, form: copiedForm(resource.form, form.copyOf) }
              : resource
          }
          actions={actions}
          item={form.item}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {form?.id != null && form.item === undefined && (
        <FetchedForm resource={resource} actions={actions} id={form.id} onClose={close} onSaved={onSaved} />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

/** Opens the form again where it was left by a reload or an ended session. */
function useReopenDraft(noun: string, isListKnown: boolean, open: (id: number | null) => void) {
  const looked = useRef(false);
  useEffect(() => {
    if (!isListKnown || looked.current) return;
    looked.current = true;
    const draft = readDraft(noun);
    if (draft) open(draft.id);
  });
}
