import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { donationRow, inboxPage } from '../../../test/rows/inbox-rows.ts';
import { DonationsPage } from './donations-page.tsx';

test('Donations are listed with their amount, what became of them and why one was not taken', async () => {
  renderStaff(<DonationsPage />, {
    staffDonations: () =>
      inboxPage([
        donationRow(1, 'Amina Nakato'),
        donationRow(2, 'Opio Okello', { status: 'failed', problem: 'The amount differs.' }),
      ]),
  });
  expect(await screen.findByText('Total 2')).toBeVisible();
  expect(screen.getByRole('row', { name: /Amina Nakato .* UGX 50,000 Successful/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Opio Okello .* Failed The amount differs\. LJ-2/ })).toBeVisible();
});
