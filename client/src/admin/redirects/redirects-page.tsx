import { Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useContentActions, useRemoval } from '../screens/content.ts';
import { type Edited, textsOf } from '../screens/editing/edited.ts';
import { FormDialog } from '../screens/editing/form-dialog.tsx';
import { form } from '../screens/form/form.tsx';
import { text } from '../screens/form/kinds.tsx';
import { useWholeList, type WholeList } from '../screens/list/all-at-once.ts';
import { ListView } from '../screens/list/list-view.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn, textColumn } from '../screens/table/columns.tsx';
import { DeleteButton, EditButton } from '../screens/table/row-buttons.tsx';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import type { StaffRedirectFragment } from './redirects.generated.ts';
import * as documents from './redirects.generated.ts';

type Redirect = documents.StaffRedirectFragment;

const operations = {
  typename: 'Redirect',
  list: documents.StaffRedirectsDocument,
  now: documents.StaffRedirectNowDocument,
  create: documents.CreateRedirectDocument,
  update: documents.UpdateRedirectDocument,
  remove: documents.DeleteRedirectDocument,
  restore: documents.RestoreRedirectDocument,
};

/** Pages that are always there. */
const pages = new Set([paths.registration(), ...Object.values(paths)]);

const path = text();

/** As `path`; one of a page that is always there would lead nobody on. */
const pathWithoutPage: typeof path.draw = ({ rules, ...props }) => {
  const validate = (typed: string, values: object) => {
    const own = typed.trim().replace(window.location.origin, '').toLowerCase();
    const page = own.replace(/(?<=.)\/$/, '');
    if (pages.has(page)) return `The website has a page at ${page}: it is shown, and nobody is led on.`;
    return typeof rules.validate === 'function' ? rules.validate(typed, values) : true;
  };
  return path.draw?.({ ...props, rules: { ...rules, validate } });
};

const redirectForm = form<Redirect, documents.RedirectInput>(
  { create: 'New Redirect', edit: 'Edit Redirect' },
  documents.redirectInputRules,
)({
  from: text({
    hint: 'An address that the website does not have, such as /old-page.',
    draw: pathWithoutPage,
  }),
  to: text({ hint: 'A page of the website, such as /programs.' }),
});

const redirects: WholeList<Redirect> & Edited<Redirect> = {
  noun: 'redirect',
  title: 'Redirects',
  searchLabel: 'Search redirects',
  empty:
    'No redirects yet. Where people come by addresses of an older website, lead each to a page of this one: 1,000 at most.',
  emptySearch: 'No redirects found matching your search.',
  nameOf: ({ from }) => from,
  searchIn: ({ from, to }) => [from, to],
  columns: [
    textColumn('From', ({ from }) => from, { kind: 'name', minWidth: '14rem' }),
    textColumn(
      'To',
      ({ from, to, isUsed }) => (isUsed ? to : `Nowhere: the website has a page at ${from}, which is shown.`),
      { minWidth: '14rem' },
    ),
    momentColumn('Created At', ({ createdAt }) => createdAt),
  ],
  usualSort: 'from',
  operations,
  order: (a, b) => (a.from < b.from ? -1 : 1),
  form: redirectForm,
  texts: textsOf('Redirect'),
  hasHistory: false,
};

const editing = { operations, form: redirectForm };

/** Where addresses lead that the website does not have. */
export function RedirectsPage() {
  usePageTitle(redirects.title);
  const shown = useWholeList(redirects);
  const actions = useContentActions(editing, shown.inCache);
  /** None for a new one. */
  const [edited, setEdited] = useState<{ item: StaffRedirectFragment | null } | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<StaffRedirectFragment>({
    noun: redirects.noun,
    nameOf: redirects.nameOf,
    fate: 'will lead nowhere any more.',
    remove: actions.remove,
    texts: redirects.texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  const items = shown.whole?.items;
  const open = useCallback(
    (id: number | null) => {
      const item = items?.find((one) => one.id === id) ?? null;
      if (id === null || item) setEdited({ item });
    },
    [items],
  );
  useOpened(items !== undefined, open);
  return (
    <>
      <ListView<StaffRedirectFragment>
        shown={shown}
        titleRef={title}
        savedId={savedId}
        newButton={
          <Button onClick={() => setEdited({ item: null })}>
            <Plus aria-hidden />
            New Redirect
          </Button>
        }
        buttons={(item) => (
          <Flex gap="1">
            <EditButton name={item.from} onClick={() => setEdited({ item })} />
            <DeleteButton name={item.from} onClick={() => removal.ask(item)} />
          </Flex>
        )}
      />
      {edited && (
        <FormDialog<StaffRedirectFragment>
          resource={redirects}
          actions={actions}
          item={edited.item}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => {
            setSavedId(id);
            setEdited(null);
          }}
        />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

export const code: ScreenCode = { Screen: RedirectsPage };
