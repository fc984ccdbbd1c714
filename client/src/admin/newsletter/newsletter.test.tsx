import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff, type Server } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { login } from '../../lib/session/session.ts';
import { IssuePage } from './issue-page.tsx';
import type { Issue } from './issues.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

const none = { total: 0, pending: 0, sent: 0, failed: 0, unclear: 0, skipped: 0 };

function issueRow(id: number, more: Partial<Issue> = {}): Issue {
  const { counts = none, ...rest } = more;
  return {
    __typename: 'NewsletterIssue',
    id,
    subject: 'News from the road',
    preheader: null,
    perMinute: 60,
    status: 'draft',
    path: null,
    blocks: [{ __typename: 'NewsletterBlock', kind: 'program', text: null, recordId: 7 }],
    scheduledAt: null,
    startedAt: null,
    endedAt: null,
    problem: null,
    version: 1,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    counts: { __typename: 'NewsletterCounts', ...counts },
    ...rest,
  } as Issue;
}

function open(path: string, server: Server) {
  return renderStaff(
    <Routes>
      <Route path="/admin/newsletter" element={<NewsletterPage />} />
      <Route path="/admin/newsletter/write" element={<IssuePage />} />
    </Routes>,
    {
      newsletterAudience: () => ({ newsletterAudience: 5000 }),
      newsletterPreview: () => ({
        newsletterPreview: { __typename: 'NewsletterPreview', html: '<p>Hello</p>', problems: [] },
      }),
      newsletterPrograms: () => ({ programs: [{ __typename: 'Program', id: 7, name: 'Gorilla Trek' }] }),
      ownDraft: () => ({ draft: null }),
      ...server,
    },
    path,
  );
}

const signIn = (role: 'editor' | 'viewer') =>
  act(() => login({ user: { id: 1, email: 'amina@example.org', role }, token: 'good' }));

beforeEach(() => {
  sessionStorage.clear();
  signIn('editor');
});

test('The list says how each newsletter went', async () => {
  const counts = { ...none, total: 5000, sent: 4990, failed: 8, unclear: 2 };
  open('/admin/newsletter', { staffIssues: () => ({ items: [issueRow(1, { status: 'sent', counts })] }) });
  expect(await screen.findByRole('row', { name: /News from the road Sent 5000 4990 8 2/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete News from the road' })).toBeNull();
});

test('A draft shows the mail itself, and is sent after a question that says to how many', async () => {
  const sent: unknown[] = [];
  const { user } = open('/admin/newsletter/write?id=1', {
    staffIssueNow: () => ({
      item:
        sent.length > 0
          ? issueRow(1, { status: 'sending', counts: { ...none, total: 5000, pending: 5000 } })
          : issueRow(1),
    }),
    sendIssue: (variables) => {
      sent.push(variables);
      return {
        sendNewsletterIssue: issueRow(1, {
          status: 'sending',
          counts: { ...none, total: 5000, pending: 5000 },
        }),
      };
    },
  });
  expect(await screen.findByTitle('The mail')).toHaveAttribute('srcdoc', '<p>Hello</p>');
  await user.click(await screen.findByRole('button', { name: 'Send now to 5,000 subscribers' }));
  const question = await screen.findByRole('alertdialog', { name: 'Send it to 5,000 subscribers?' });
  await user.click(within(question).getByRole('button', { name: 'Send to 5,000 subscribers' }));
  await seen('The newsletter is on its way.');
  expect(sent).toEqual([{ id: '1', version: 1 }]);
  expect(await screen.findByRole('progressbar', { name: 'Recipients finished' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('Who writes nothing reads a draft as the mail it will be, and finds nothing to save or send', async () => {
  signIn('viewer');
  const asked: unknown[] = [];
  const { calls } = open('/admin/newsletter/write?id=1', {
    staffIssueNow: () => ({ item: issueRow(1, { preheader: 'They nest' }) }),
    newsletterPreview: ({ input }) => {
      asked.push(input);
      return {
        newsletterPreview: { __typename: 'NewsletterPreview', html: '<p>Hello</p>', problems: [] },
      };
    },
  });
  expect(await screen.findByTitle('The mail')).toHaveAttribute('srcdoc', '<p>Hello</p>');
  expect(screen.getByRole('heading', { name: 'News from the road', level: 1 })).toBeVisible();
  expect(screen.getByText('They nest')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save|Send|Schedule/ })).toBeNull();
  expect(asked).toMatchObject([
    { subject: 'News from the road', blocks: [{ kind: 'program', recordId: 7 }], perMinute: 60 },
  ]);
  expect(calls).toEqual(['StaffIssueNow', 'NewsletterPreview']);
});

test('What is unclear is sent again or left, alone or all together', async () => {
  const asked: unknown[] = [];
  const counts = { ...none, total: 3, sent: 1, unclear: 2 };
  const sends = [1, 2].map((id) => ({
    __typename: 'NewsletterSend',
    id,
    email: `reader${id}@example.org`,
    reason: null,
  }));
  const left = (unclear: number) => issueRow(1, { status: 'sent', counts: { ...counts, unclear } });
  const { user } = open('/admin/newsletter/write?id=1', {
    staffIssueNow: () => ({ item: left(2) }),
    newsletterSends: () => ({ newsletterSends: sends }),
    resendIssue: (variables) => {
      asked.push(variables);
      return { resendNewsletter: left(1) };
    },
    leaveIssue: (variables) => {
      asked.push(variables);
      return { leaveNewsletter: left(0) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again to reader1@example.org' }));
  await waitFor(() => expect(screen.queryByText('reader1@example.org')).toBeNull());
  expect(screen.getByText('reader2@example.org')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave all' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Unclear' })).toBeNull());
  expect(asked).toEqual([
    { id: '1', state: 'unclear', sendIds: ['1'] },
    { id: '1', sendIds: null },
  ]);
});

test('Any post can be named: it is found by its words', async () => {
  const posts = Array.from({ length: 30 }, (_, i) => ({
    __typename: 'Post',
    id: i + 1,
    title: `Post ${i + 1}`,
  }));
  const of = (asked: object) => asked as { search?: string; chosen?: string };
  const sent: unknown[] = [];
  const { user } = open('/admin/newsletter/write', {
    newsletterPosts: (asked) => ({
      chosen: posts.find(({ id }) => String(id) === of(asked).chosen) ?? null,
      postConnection: {
        __typename: 'PostConnection',
        nodes: posts.filter(({ title }) => title.includes(of(asked).search ?? '')).slice(0, 20),
      },
    }),
    createIssue: ({ input }) => {
      sent.push(input);
      return { saved: issueRow(1) };
    },
  });
  await user.type(await screen.findByLabelText('Subject'), 'News');
  await user.click(screen.getByRole('button', { name: 'Add a part' }));
  await user.selectOptions(screen.getByLabelText('What it is'), 'Post');
  await user.type(await screen.findByLabelText('Search posts'), 'Post 29');
  await user.selectOptions(
    screen.getByLabelText(/^Post/),
    await screen.findByRole('option', { name: 'Post 29' }),
  );
  await user.clear(screen.getByLabelText('Search posts'));
  await user.type(screen.getByLabelText('Search posts'), 'zebra');
  await seen('No post has these words.');
  expect(screen.getByLabelText(/^Post/)).toHaveDisplayValue('Post 29');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ blocks: [expect.objectContaining({ kind: 'post', recordId: 29 })] }),
    ]),
  );
});

test('What was typed is kept on the server and offered on another device', async () => {
  const kept: unknown[] = [];
  const first = open('/admin/newsletter/write', {
    saveDraft: ({ input }) => {
      kept.push(input);
      return { draft: { updatedAt: '2026-02-01T12:00:00.000Z' } };
    },
  });
  await first.user.type(await screen.findByLabelText('Subject'), 'From the road');
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() =>
    expect(kept).toEqual([
      expect.objectContaining({
        kind: 'newsletterIssue',
        document: expect.objectContaining({ subject: 'From the road' }),
      }),
    ]),
  );
  cleanup();
  sessionStorage.clear();
  const [draft] = kept as { document: object }[];
  const { user } = open('/admin/newsletter/write', {
    ownDraft: () => ({
      draft: {
        document: draft?.document,
        baseVersion: null,
        base: null,
        updatedAt: '2026-02-01T12:00:00.000Z',
      },
    }),
  });
  await screen.findByText(/^You began a new newsletter on Feb 1, 2026/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Subject')).toHaveValue('From the road');
});
