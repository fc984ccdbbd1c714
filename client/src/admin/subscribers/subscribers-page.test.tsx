import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { inboxPage, subscriberRow } from '../../../test/rows/inbox-rows.ts';
import { SubscribersPage } from './subscribers-page.tsx';

test('Subscribers are listed with where they stand, and nothing can be done to them', async () => {
  renderStaff(<SubscribersPage />, {
    staffSubscribers: () =>
      inboxPage([
        subscriberRow(1, 'amina@example.org'),
        subscriberRow(2, 'opio@example.org', { status: 'pending', confirmedAt: null }),
      ]),
  });
  expect(await screen.findByText('Total 2')).toBeVisible();
  expect(screen.getByRole('row', { name: /amina@example\.org Confirmed Jan 5, 2026 3:00 PM/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /opio@example\.org Pending/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
});

test('Of a subscriber who left long ago it is said that the address was removed', async () => {
  renderStaff(<SubscribersPage />, {
    staffSubscribers: () =>
      inboxPage([
        subscriberRow(1, '', { status: 'unsubscribed', unsubscribedAt: '2026-02-05T12:00:00.000Z' }),
      ]),
  });
  expect(await screen.findByRole('row', { name: /Address removed Unsubscribed/ })).toBeVisible();
});

test('Subscribers of one status are found by the server, and the address keeps it', async () => {
  const asked: unknown[] = [];
  const { user } = renderStaff(<SubscribersPage />, {
    staffSubscribers: (variables) => {
      asked.push(variables);
      return 'status' in variables
        ? inboxPage([subscriberRow(2, 'opio@example.org', { status: 'pending' })], { total: 2, found: 1 })
        : inboxPage([subscriberRow(1, 'amina@example.org')], { total: 2 });
    },
  });
  const status = await screen.findByRole('combobox', { name: 'Filter by status' });
  await user.selectOptions(status, 'Pending');
  expect(await screen.findByText('opio@example.org')).toBeVisible();
  expect(screen.getByText('1 shown')).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('?show=pending');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Email, A to Z');
  expect(await screen.findByText('opio@example.org')).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('?show=pending&sort=email');
  expect(asked).toEqual([
    { first: 25, searching: false },
    { first: 25, status: 'pending', searching: true },
    { first: 25, status: 'pending', sort: { field: 'email', direction: 'asc' }, searching: true },
  ]);
});

test('A status that does not exist is not sent', async () => {
  const asked: unknown[] = [];
  renderStaff(
    <SubscribersPage />,
    {
      staffSubscribers: (variables) => {
        asked.push(variables);
        return inboxPage([subscriberRow(1, 'amina@example.org')]);
      },
    },
    '/admin/subscribers?show=nonsense&sort=nonsense&rows=7&page=9&columns=nonsense',
  );
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  expect(asked).toEqual([{ first: 25, searching: false }]);
});
