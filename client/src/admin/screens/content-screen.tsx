// The screen of something that staff publish: it is listed, made, changed, duplicated, deleted and put in order.
import { ArrowUpDown, Plus } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { type EditingMany, useContentActions, useRemoval } from './content.ts';
import { readDraft } from './drafts/drafts.ts';
import type { Edited, Row } from './editing/edited.ts';
import { FetchedForm, FormDialog } from './editing/form-dialog.tsx';
import { copiedForm } from './form/form.tsx';
import type { WholeList } from './list/all-at-once.ts';
import type { ListDescription, ListInCache, ShownList } from './list/list.ts';
import { ListTool } from './list/list-header.tsx';
import { ListView } from './list/list-view.tsx';
import type { Placed } from './list/order.ts';
import type { PagedList } from './list/paged-list.ts';
import { ManyBar } from './many/many-bar.tsx';
import { useSelection } from './many/selection.tsx';
import type { OrderProps } from './ordering/order-dialog.tsx';
import { RowButtons } from './table/row-buttons.tsx';

/** What such a screen says of itself. `Whole` is what the form edits where a row of the list is less than that. */
type Published<T extends Row, Input, Whole extends T> = ListDescription<T> &
  Edited<Whole> &
  EditingMany<Whole, Input, T> & {
    newLabel: string;
    /** Rows of the list are less than what the form edits. */
    fetchesForm?: true;
    /** The names of the categories, where many rows can be given another. */
    categories?: Readonly<Record<string, string>>;
    /** Another way to make new ones, beside the button for one. */
    AddMany?: ComponentType<{ list: ListInCache<T> }>;
  };

/** With a list that is whole in the browser. */
export type Content<T extends Row, Input, Whole extends T = T> = Published<T, Input, Whole> & WholeList<T>;

/** With a list by the thousand, which the server pages; the form is fetched. */
export type PagedContent<T extends Row, Input, Whole extends T> = Published<T, Input, Whole> & PagedList<T>;

interface Props<T extends Row, Input, Whole extends T> {
  content: Published<T, Input, Whole>;
  shown: ShownList<T>;
  /** Opens the screen in place of the plain title; holds its `h1`. */
  Hero?: ComponentType<{ titleRef: Ref<HTMLHeadingElement> }>;
}

/** What is open in the form: a new one, a known one, or one that is still to be fetched. */
type Opened<Whole> = { id: null; item: null; copyOf?: Whole } | { id: number; item: Whole | undefined };

export function ContentScreen<T extends Row, Input, Whole extends T = T>(props: Props<T, Input, Whole>) {
  const { content, shown, Hero } = props;
  usePageTitle(content.title);
  const { items, inCache, whole } = shown;
  const all = content.fetchesForm ? undefined : (whole?.items as Whole[] | undefined);
  const actions = useContentActions<Whole, Input, T>(content, inCache);
  const wholeOf = useCallback((id: number) => all?.find((item) => item.id === id), [all]);
  const selection = useSelection(items);
  const mayWrite = useMay('writeContent');
  const [form, setForm] = useState<Opened<Whole> | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const removal = useRemoval<T>({
    noun: content.noun,
    nameOf: content.nameOf,
    fate: 'will be removed from the website. You can restore it from the trash for 30 days.',
    remove: actions.remove,
    texts: content.texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setForm(null);
  const edit = useCallback((id: number) => setForm({ id, item: wholeOf(id) }), [wholeOf]);
  const { ask } = removal;
  const { fetch } = actions;
  const duplicate = useCallback(
    async (id: number) => {
      try {
        const copyOf = wholeOf(id) ?? (await fetch(id));
        if (copyOf) setForm({ id: null, item: null, copyOf });
      } catch (cause) {
        showFailure(`The ${content.noun} could not be duplicated`, cause);
      }
    },
    [content, wholeOf, fetch],
  );
  const buttons = useCallback(
    (item: T) => (
      <RowButtons
        words={Boolean(content.Card)}
        name={content.nameOf(item)}
        page={content.pageOf?.(item)}
        onEdit={() => edit(item.id)}
        onDuplicate={() => duplicate(item.id)}
        onDelete={() => ask(item)}
        readOnly={!mayWrite}
      />
    ),
    [content, edit, duplicate, ask, mayWrite],
  );
  const onSaved = ({ id }: Whole) => {
    if (form?.id === null) shown.turnToNew(id);
    setSavedId(id);
    close();
  };

  const open = useCallback(
    (id: number | null) => (id === null ? setForm({ id, item: null }) : edit(id)),
    [edit],
  );

  useReopenDraft(content.noun, items !== undefined && mayWrite, (id) => {
    // One that is gone from a list that is known has no form any more.
    if (id === null || !whole?.items || whole.items.some((item) => item.id === id)) open(id);
  });

  useOpened(items !== undefined && mayWrite, open);

  return (
    <>
      {Hero && <Hero titleRef={title} />}
      <ListView
        shown={shown}
        titleRef={title}
        untitled={Boolean(Hero)}
        hasFile={mayWrite}
        savedId={savedId}
        newButton={
          mayWrite && (
            <>
              {content.AddMany && <content.AddMany list={inCache} />}
              <Button onClick={() => open(null)} flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
                <Plus aria-hidden />
                {content.newLabel}
              </Button>
            </>
          )
        }
        buttons={buttons}
        selection={mayWrite ? selection : undefined}
        tools={
          mayWrite &&
          whole?.items &&
          content.operations.order && (
            <OrderButton
              noun={content.noun}
              operation={content.operations.order}
              typename={content.operations.typename}
              items={whole.items}
              list={inCache}
              reload={whole.reload}
              nameOf={content.nameOf}
            />
          )
        }
      />
      {selection.on && (
        <ManyBar
          noun={content.noun}
          categories={content.categories}
          operations={content.operations.many}
          list={inCache}
          selection={selection}
        />
      )}
      {form && form.item !== undefined && (
        <FormDialog
          resource={
            form.id === null && form.copyOf
              ? { ...content, form: copiedForm(content.form, form.copyOf) }
              : content
          }
          actions={actions}
          item={form.item}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {form?.id != null && form.item === undefined && (
        <FetchedForm resource={content} actions={actions} id={form.id} onClose={close} onSaved={onSaved} />
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

// What drags is loaded when somebody orders.
const OrderDialog = lazy(async () => ({
  default: (await import('./ordering/order-dialog.tsx')).OrderDialog,
}));

/** As many as the contract takes. */
const maxRows = 500;

/** Opens the order of a list. */
function OrderButton<T extends Placed>(props: Omit<OrderProps<T>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const { noun, items, nameOf } = props;
  const start = () => {
    if (items.length <= maxRows) return setOpen(true);
    toast.info(`Up to ${maxRows} ${noun}s can be put in order by hand`, {
      description: `There are ${items.length}. That is too many to order by hand: they keep the default order.`,
    });
  };
  return (
    <>
      <ListTool onClick={start}>
        <ArrowUpDown size={16} aria-hidden />
        Order
      </ListTool>
      {open && (
        <Suspense>
          <OrderDialog
            {...props}
            list={props.list as OrderProps<Placed>['list']}
            nameOf={(item) => nameOf(item as T)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
