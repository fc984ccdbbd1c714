import type { NewsletterBlockInput, NewsletterIssueStatus } from '../../generated/schema.ts';
import { type Edited, textsOf } from '../screens/editing/edited.ts';
import { form, row } from '../screens/form/form.tsx';
import { itemForm, items } from '../screens/form/items/items.tsx';
import { number, select, text } from '../screens/form/kinds.tsx';
import { type WholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { momentColumn, State, textColumn } from '../screens/table/columns.tsx';
import { BlockRecord, BlockText } from './block-fields.tsx';
import * as documents from './newsletter.generated.ts';

export type Issue = documents.StaffIssueFragment;

export const operations = {
  typename: 'NewsletterIssue',
  list: documents.StaffIssuesDocument,
  now: documents.StaffIssueNowDocument,
  create: documents.CreateIssueDocument,
  update: documents.UpdateIssueDocument,
  remove: documents.DeleteIssueDocument,
  restore: documents.RestoreIssueDocument,
};

const block = itemForm<NewsletterBlockInput>(
  { add: 'Add a part', one: 'Part' },
  documents.newsletterBlockInputRules,
)({
  kind: select({ text: 'Text', program: 'Program', post: 'Post' }, { label: 'What it is' }),
  text: text({ draw: (props) => <BlockText {...props} /> }),
  recordId: number({ label: 'Record', draw: (props) => <BlockRecord {...props} /> }),
});

export const issueForm = form<Issue, documents.NewsletterIssueInput>(
  { create: 'New Newsletter', edit: 'Newsletter' },
  documents.newsletterIssueInputRules,
)({
  subject: text(),
  preheader: text({ label: 'Preview text', hint: 'What a list of mails shows beside the subject.' }),
  blocks: items(block, { label: 'Parts' }),
  ...row('1fr 2fr', {
    perMinute: number({
      label: 'Mails a minute',
      blank: '60',
      hint: '1 to 600. Ask your mail provider how many it takes.',
    }),
  }),
});

const words: Record<NewsletterIssueStatus, [string, 'good' | 'waiting' | 'over' | 'bad']> = {
  draft: ['Draft', 'over'],
  scheduled: ['Scheduled', 'waiting'],
  sending: ['Sending', 'waiting'],
  paused: ['Paused', 'bad'],
  sent: ['Sent', 'good'],
  stopped: ['Stopped', 'over'],
};
export const statusWord = ({ status }: Pick<Issue, 'status'>) => words[status][0];

export const isWritten = ({ status }: Pick<Issue, 'status'>) => status === 'draft' || status === 'scheduled';

const count = (of: (counts: Issue['counts']) => number) => (issue: Issue) =>
  issue.counts.total > 0 ? String(of(issue.counts)) : '';

export const issues: WholeList<Issue> & Edited<Issue> = {
  noun: 'newsletter',
  draftKind: 'newsletterIssue',
  hasHistory: false,
  title: 'Newsletter',
  searchLabel: 'Search newsletters',
  empty: 'No newsletters yet. The first one you write appears here.',
  emptySearch: 'No newsletters found matching your search.',
  nameOf: ({ subject }) => subject,
  searchIn: ({ subject, preheader }) => [subject, preheader ?? ''],
  columns: [
    textColumn('Subject', ({ subject }) => subject, { kind: 'name', minWidth: '14rem' }),
    {
      title: 'Status',
      text: statusWord,
      cell: ({ status }) => <State tone={words[status][1]}>{words[status][0]}</State>,
    },
    textColumn(
      'Recipients',
      count(({ total }) => total),
    ),
    textColumn(
      'Sent',
      count(({ sent }) => sent),
    ),
    textColumn(
      'Failed',
      count(({ failed }) => failed),
    ),
    textColumn(
      'Unclear',
      count(({ unclear }) => unclear),
    ),
    momentColumn('Goes out', ({ startedAt, scheduledAt }) => startedAt ?? scheduledAt),
    { ...momentColumn('Created At', ({ createdAt }) => createdAt), extra: true },
  ],
  usualSort: '-created-at',
  operations,
  order: (a, b) => b.id - a.id,
  form: issueForm,
  texts: textsOf('Newsletter'),
};

export const issuesInCache = wholeInCache(issues);
