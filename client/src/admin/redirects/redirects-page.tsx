import { paths } from '../../paths.ts';
import { type Editing, useContentActions } from '../screens/content.ts';
import { textsOf } from '../screens/editing/edited.ts';
import { form } from '../screens/form/form.tsx';
import { text } from '../screens/form/kinds.tsx';
import { useWholeList } from '../screens/list/all-at-once.ts';
import { type SmallList, SmallListScreen } from '../screens/small-list-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { momentColumn, textColumn } from '../screens/table/columns.tsx';
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

const redirects: SmallList<Redirect> & Editing<Redirect, documents.RedirectInput> = {
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

/** Where addresses lead that the website does not have. */
export function RedirectsPage() {
  const shown = useWholeList(redirects);
  const actions = useContentActions(redirects, shown.inCache);
  return (
    <SmallListScreen list={redirects} shown={shown} actions={actions} fate="will lead nowhere any more." />
  );
}

export const code: ScreenCode = { Screen: RedirectsPage };
