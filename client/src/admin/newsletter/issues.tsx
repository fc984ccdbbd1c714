import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NewsletterBlockInput, NewsletterIssueStatus } from '../../generated/schema.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { ContentField } from '../posts/content-field.tsx';
import { type Edited, textsOf } from '../screens/editing/edited.ts';
import { SelectField } from '../screens/form/fields.tsx';
import { form, type InputProps, row } from '../screens/form/form.tsx';
import { itemForm, items } from '../screens/form/items/items.tsx';
import { number, select, text } from '../screens/form/kinds.tsx';
import { type WholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { SearchBox } from '../screens/list/list-header.tsx';
import { momentColumn, State, textColumn } from '../screens/table/columns.tsx';
import * as documents from './newsletter.generated.ts';

// A part of a newsletter is a text or names a record: only the field that it needs is shown.

const useKind = (name: string) =>
  useWatch({ name: `${name.slice(0, name.lastIndexOf('.') + 1)}kind` }) as string;

function BlockText({ name, label, rules }: InputProps) {
  return useKind(name) === 'text' ? <ContentField name={name} label={label} rules={rules} /> : null;
}

function BlockRecord({ name }: InputProps) {
  const kind = useKind(name);
  if (kind === 'program') return <ProgramChoice name={name} />;
  return kind === 'post' ? <PostChoice name={name} /> : null;
}

function ProgramChoice({ name }: { name: string }) {
  const { data } = useQuery(documents.NewsletterProgramsDocument);
  const programs = data?.programs.map(({ id, name: label }) => ({ id, label }));
  return <RecordChoice name={name} label="Program" records={programs} />;
}

/** The newest, or those in which the words are found: any post can be chosen. */
function PostChoice({ name }: { name: string }) {
  const [words, setWords] = useState('');
  const chosen = String(useWatch({ name }) || 0);
  const { data, previousData } = useQuery(documents.NewsletterPostsDocument, {
    variables: { search: useSettled(words.trim(), 150), chosen },
  });
  const answer = data ?? previousData;
  const found = answer && [
    ...(answer.chosen ? [answer.chosen] : []),
    ...answer.postConnection.nodes.filter(({ id }) => id !== answer.chosen?.id),
  ];
  return (
    <>
      <SearchBox label="Search posts" value={words} onChange={setWords} />
      <RecordChoice
        name={name}
        label="Post"
        records={found?.map(({ id, title: label }) => ({ id, label }))}
      />
      <chakra.p role="status" fontSize="sm" color="muted">
        {words.trim() && answer?.postConnection.nodes.length === 0 && 'No post has these words.'}
      </chakra.p>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  records: { id: number; label: string }[] | undefined;
}

function RecordChoice({ name, label, records }: ChoiceProps) {
  const options = records?.map(({ id, label }) => ({ value: String(id), label })) ?? [];
  return (
    <SelectField
      // The choice that was made is among the options only once they are there.
      key={`${label}${records ? '' : ' loading'}`}
      name={name}
      label={label}
      options={[{ value: '', label: records ? 'Choose one' : 'Loading...' }, ...options]}
    />
  );
}

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
