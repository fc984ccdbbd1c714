import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { inboxPage, subscriberRow } from '../../../test/inbox-rows.ts';
import { renderStaff } from '../../../test/render-staff.tsx';
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
