import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { ActivityPage } from './activity-page.tsx';

interface Asked {
  first?: number;
  after?: string;
  search?: string;
  filter?: Record<string, unknown>;
}

const activity = (id: number, description: string, more: object = {}) => ({
  __typename: 'Activity',
  id,
  description,
  type: 'update',
  entityType: 'program',
  entityId: 3,
  userEmail: 'nakato@lubugo.example',
  createdAt: '2026-01-05T12:00:00.000Z',
  ipAddress: '192.0.2.4',
  userAgent: 'curl/8.5.0',
  ...more,
});
const pageOf = (nodes: object[], next = false) => ({
  page: {
    nodes,
    totalCount: nodes.length + (next ? 25 : 0),
    pageInfo: { hasNextPage: next, hasPreviousPage: false, startCursor: 'start', endCursor: 'end' },
  },
});
const activityChoices = () => ({
  activityChoices: {
    __typename: 'ActivityChoices',
    userEmails: ['gone@lubugo.example', 'nakato@lubugo.example'],
    types: ['login_failed', 'update'],
    entityTypes: ['program'],
  },
});

let asked: Asked[];
beforeEach(() => {
  asked = [];
});
const server = (answer: (asked: Asked) => object) => ({
  activityChoices,
  activityLog: (variables: unknown) => {
    asked.push(variables as Asked);
    return answer(variables as Asked);
  },
});

test('who did what, when and from where is listed, and narrowed by what the address names', async () => {
  const { user } = renderStaff(
    <ActivityPage />,
    server(() =>
      pageOf(
        [
          activity(1, 'Updated program "Sipi"'),
          activity(2, 'Registered', { userEmail: null, entityId: null }),
        ],
        true,
      ),
    ),
    '/admin/activity?who=gone%40lubugo.example&from=2026-01-01',
  );
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  for (const words of [
    'Updated program "Sipi"',
    'Jan 5, 2026 3:00 PM',
    'nakato@lubugo.example',
    'Program #3',
    '192.0.2.4',
    'curl',
  ])
    expect(first).toHaveTextContent(words);
  expect(second).toHaveTextContent('System');
  expect(asked[0]).toMatchObject({
    first: 25,
    filter: { userEmail: 'gone@lubugo.example', from: '2026-01-01' },
  });
  await waitFor(() => expect(screen.getByLabelText('Who')).toHaveDisplayValue('gone@lubugo.example'));

  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ first: 25, after: 'end' }));
  // Another choice begins at the first page.
  await user.selectOptions(screen.getByLabelText('Who'), 'System and visitors');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Login failed');
  await user.type(screen.getByLabelText('Search activity'), 'nile');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      first: 25,
      search: 'nile',
      searching: true,
      filter: { bySystem: true, type: 'login_failed', from: '2026-01-01' },
    }),
  );
  expect(screen.getByLabelText('address')).toHaveTextContent('who=system');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('q=nile'));
});

test('where nothing fits it says so, and shows all again', async () => {
  const { user } = renderStaff(
    <ActivityPage />,
    server(({ filter }) => pageOf(filter?.type ? [] : [activity(1, 'Signed in')])),
    '/admin/activity?kind=update',
  );
  expect(await screen.findByText('No activity found for these filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Signed in')).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/admin\/activity$/);
});

test('the file holds all that is found, page after page', async () => {
  const files: Promise<string>[] = [];
  URL.createObjectURL = (blob) => {
    const reader = new FileReader();
    files.push(
      new Promise((resolve) => {
        reader.onload = () => resolve(String(reader.result));
      }),
    );
    reader.readAsText(blob as Blob);
    return 'blob:test';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
  const { user } = renderStaff(
    <ActivityPage />,
    server(({ after }) => (after ? pageOf([activity(1, 'First')]) : pageOf([activity(2, 'Second')], true))),
    '/admin/activity',
  );
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await seen('CSV file downloaded');
  expect((await files[0])?.trimEnd().split('\r\n')).toEqual([
    expect.stringContaining('What,When,Who,Kind,Record,IP address,Device'),
    'Second,2026-01-05 15:00,nakato@lubugo.example,Update,Program #3,192.0.2.4,curl/8.5.0',
    'First,2026-01-05 15:00,nakato@lubugo.example,Update,Program #3,192.0.2.4,curl/8.5.0',
  ]);
});
