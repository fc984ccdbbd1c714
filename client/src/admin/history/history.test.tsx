// What happened to a record, what each change was, and the way back.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { programRow } from '../../../test/rows/program-rows.ts';
import { postRow } from '../../../test/rows/staff-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { staffScreens } from '../staff-screens.ts';
import { historyOfScreen } from './history-of-screen.tsx';

const line = (id: number, version: number, more: object = {}) => ({
  __typename: 'Revision',
  id,
  version,
  event: 'update',
  changedBy: 'amina@example.org',
  changedFields: ['name'],
  createdAt: `2026-02-0${id}T12:00:00.000Z`,
  ...more,
});

const { image, ...fields } = programRow(1, 'Sipi Falls');
const documents: Record<number, object> = {
  1: { ...fields, name: 'Sipi Fals', schedule: 'Daily' },
  2: { ...fields, schedule: 'Daily, Departs 6:00 AM' },
  3: { ...fields, imageUrl: '/media/rain.jpg', price: 90_000 },
};
const revisionOf = (id: number): object | undefined =>
  documents[id] && {
    __typename: 'Revision',
    id,
    document: documents[id],
    previous: revisionOf(id - 1) ?? null,
  };

const guide = { __typename: 'Coach', id: 9, name: 'Okello Peter', role: 'Tour Guide' };

const histories = staffScreens.map((one) => ({ path: one.path, History: historyOfScreen(one) }));

function open(server: Server = {}, path = '/admin/programs/1/history') {
  const restored: object[] = [];
  const view = renderStaff(
    <Suspense>
      <Routes>
        {histories.map(({ path: of, History }) => (
          <Route key={of} path={`/admin/${of}/:record/history`} element={<History />} />
        ))}
      </Routes>
    </Suspense>,
    {
      staffProgramNow: () => ({ item: programRow(1, 'Sipi Falls') }),
      guideChoices: () => ({ coaches: [guide] }),
      recordRevisions: ({ after }: { after?: string }) => ({
        revisions: after
          ? {
              nodes: [line(1, 1, { event: 'create', changedFields: [] })],
              pageInfo: { hasNextPage: false, endCursor: 'b' },
            }
          : {
              nodes: [line(3, 3, { changedFields: ['imageUrl', 'price'] }), line(2, 2, { changedBy: null })],
              pageInfo: { hasNextPage: true, endCursor: 'a' },
            },
      }),
      revisionDocuments: ({ id }) => ({ revision: revisionOf(id) }),
      restoreRevision: ({ id, version }) => {
        restored.push({ id, version });
        return {
          restored: line(3 + restored.length, version + 1, { createdAt: '2026-02-09T12:00:00.000Z' }),
        };
      },
      ...server,
    } as Server,
    path,
  );
  return { ...view, restored };
}

const entries = async () =>
  within(await screen.findByRole('list', { name: 'Changes' })).findAllByRole('listitem');

test('says who changed what and when, the latest first, and older ones when they are asked for', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'History of “Sipi Falls”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Services & Packages' })).toHaveAttribute(
    'href',
    '/admin/programs',
  );
  const [third, second] = await entries();
  expect(third).toHaveTextContent(
    'Changed: Image URL, PriceFeb 3, 2026 3:00 PM · amina@example.orgHow it is now',
  );
  expect(second).toHaveTextContent('Changed: NameFeb 2, 2026 3:00 PM · SystemRestore');
  await user.click(screen.getByRole('button', { name: 'Show older changes' }));
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect(screen.getByText('Created')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older changes' })).not.toBeInTheDocument();
});

test('shows what a change was, in words and in pictures', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Changed: Name/ }));
  expect(await screen.findByText('Schedule')).toBeVisible();
  const marked = (tag: 'ins' | 'del') =>
    [...document.querySelectorAll(tag)].map((part) =>
      part.textContent?.replace(/ (Added|Removed): | End of \w+\. /g, ''),
    );
  expect([marked('del'), marked('ins')]).toEqual([['Fals'], ['Falls', ', Departs 6:00 AM']]);

  await user.click(screen.getByRole('button', { name: /^Changed: Image URL, Price/ }));
  expect(await screen.findByRole('img', { name: `Before: ${fields.imageUrl}` })).toBeVisible();
  expect(screen.getByRole('img', { name: 'After: /media/rain.jpg' })).toHaveAttribute(
    'src',
    '/media/rain.jpg',
  );
});

test('Guides of a service are told by their names', async () => {
  const { user } = open({
    revisionDocuments: ({ id }) => ({
      revision: {
        __typename: 'Revision',
        id,
        document: { ...fields, guideIds: [9] },
        previous: { __typename: 'Revision', id: id + 100, document: { ...fields, guideIds: [] } },
      },
    }),
  });
  await screen.findByRole('heading', { name: 'History of “Sipi Falls”' });
  await user.click(await screen.findByRole('button', { name: /^Changed: Name/ }));
  await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('Okello Peter'));
});

describe('Restoring', () => {
  const restore = async (user: ReturnType<typeof open>['user']) => {
    await user.click(
      await screen.findByRole('button', { name: 'Restore what it was on Feb 2, 2026 3:00 PM' }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Restore this version?' });
    expect(question).toHaveTextContent(
      '“Sipi Falls” becomes what it was on Feb 2, 2026 3:00 PM. What changes: Image URL, Price.',
    );
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
  };

  test('asks first, goes over what was read, and can be undone; the list is not asked for again', async () => {
    const { user, restored, calls } = open();
    await restore(user);
    await seen('Restored what it was on Feb 2, 2026 3:00 PM');
    expect(await entries()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await seen('This service is as it was before');
    expect(restored).toEqual([
      { id: 2, version: 3 },
      { id: 3, version: 4 },
    ]);
    expect(calls.filter((name) => name === 'RecordRevisions')).toHaveLength(1);
  });

  test('is refused with what happened when a colleague saved meanwhile, and shows that', async () => {
    const { user, calls } = open({
      restoreRevision: () => {
        throw new Refusal('brian@example.org saved this service at 14:05.', { code: 'CONFLICT' });
      },
    });
    await restore(user);
    await seen('This version could not be restored');
    expect(await screen.findByText('brian@example.org saved this service at 14:05.')).toBeVisible();
    await waitFor(() => expect(calls.filter((name) => name === 'RecordRevisions')).toHaveLength(2));
  });
});

test('The text of a post is compared as it is read; what only looks different is said to', async () => {
  const { category, title } = postRow(1, 'Roads');
  const post = { title, category, imageUrl: null, status: 'published', publishAt: null };
  const before = { ...post, content: '<p>The road is <em>closed</em>.</p>', videoUrl: null };
  const texts = [
    { ...before, content: '<p>The road is <strong>closed</strong>.</p>' },
    {
      ...before,
      content: '<h2>Roads</h2><p>The road is open.</p><p><img src="/media/road.jpg" alt="A road"></p>',
    },
  ];
  let at = 0;
  const { user } = open(
    {
      staffPostNow: () => ({ item: postRow(1, 'Roads') }),
      revisionDocuments: ({ id }) => ({
        revision: {
          __typename: 'Revision',
          id,
          document: texts[at++],
          previous: { __typename: 'Revision', id: id + 100, document: before },
        },
      }),
    },
    '/admin/posts/1/history',
  );
  await user.click(await screen.findByRole('button', { name: /^Changed.*Feb 3/ }));
  expect(await screen.findByText(/^The words are the same; their form changed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Changed.*Feb 2/ }));
  expect(await screen.findByRole('img', { name: 'After: /media/road.jpg' })).toBeVisible();
  expect(document.querySelector('del')).toHaveTextContent('closed');
});

test('A record whose changes are not kept yet says so', async () => {
  open({
    recordRevisions: () => ({ revisions: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } }),
  });
  expect(await screen.findByText(/^No change of this service has been kept yet\./)).toBeVisible();
});

test('A page of settings has one too, lists and pictures of it included', async () => {
  const saved = (name: string, imageUrl: string | null) => ({
    partners: [{ name, description: null, imageUrl, url: null }],
  });
  const { user } = open(
    {
      revisionDocuments: ({ id }) => ({
        revision: {
          __typename: 'Revision',
          id,
          document: saved('Kibale Lodges', '/media/logo.png'),
          previous: { __typename: 'Revision', id: id + 100, document: saved('Kibale Lodge', null) },
        },
      }),
    },
    '/admin/settings/partners/history',
  );
  expect(await screen.findByRole('heading', { name: 'History of “Partners”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Partners' })).toHaveAttribute(
    'href',
    '/admin/settings/partners',
  );
  await user.click(await screen.findByRole('button', { name: /^Changed.*Feb 2/ }));
  expect(await screen.findByRole('img', { name: 'After: /media/logo.png' })).toBeVisible();
  expect(screen.getByText('Lodge', { selector: 'del', exact: false })).toBeVisible();
});

test.each(['/admin/settings/nothing/history', '/admin/trash/1/history'])('%s is no page', async (path) => {
  open({}, path);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

beforeEach(() => sessionStorage.clear());
