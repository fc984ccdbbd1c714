import { afterEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { departureRow } from '../../../../test/rows/departure-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { WorkRoute } from '../../../../test/work-route.tsx';
import { endSession, login } from '../../../lib/session/session.ts';
import { ManifestPage } from './manifest-page.tsx';

const row = (travellerId: number, name: string, more: object = {}) => ({
  __typename: 'ManifestRow',
  bookingId: 4,
  travellerId,
  reference: 'ABCD2345',
  name,
  residence: 'foreignNonResident',
  ageBand: 'adult',
  contact: 'Grace Akello',
  phone: '+256 700 000 000',
  outstanding: 105_000,
  currency: 'USD',
  ...more,
});
const open = (manifest: object[], server: Server = {}) =>
  renderStaff(
    <WorkRoute path="/admin/departures/:record/manifest">
      <ManifestPage />
    </WorkRoute>,
    { departureManifest: () => ({ departure: departureRow(1), manifest }), ...server },
    '/admin/departures/1/manifest',
  );

afterEach(() => act(endSession));

test('The manifest names who travels, with whom to call and what is still to be paid', async () => {
  open([row(1, 'Grace Akello'), row(2, 'Traveller 2', { residence: null, ageBand: 'child' })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
  expect(screen.getByText('2 travellers in 1 confirmed booking')).toBeVisible();
  const table = within(screen.getByRole('region', { name: 'Manifest' }));
  expect(
    table.getByRole('row', { name: /Grace Akello Adult Foreign non-resident .* USD 1,050/ }),
  ).toBeVisible();
  // The sum is that of the booking, and stands once.
  expect(table.getByRole('row', { name: /Traveller 2 Child/ })).not.toHaveTextContent('USD');
  expect(table.getAllByRole('link', { name: '+256 700 000 000' })[0]).toHaveAttribute(
    'href',
    'tel:+256700000000',
  );
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('without a confirmed booking it says who is not on it', async () => {
  open([]);
  expect(await screen.findByText(/^Nobody has a confirmed booking yet/)).toBeVisible();
});

test('it is not saved as a file where the server refuses that, and it is said why', async () => {
  const asked: unknown[] = [];
  const { user } = open([row(1, 'Grace Akello')], {
    manifestLink: (variables) => {
      asked.push(variables);
      throw new Refusal('The database is out of reach.', { code: 'UNAVAILABLE' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await seen('The file could not be made');
  await seen('The database is out of reach.');
  expect(asked).toEqual([{ id: 1 }]);
});

test('it is saved as a file only by who may export', async () => {
  act(() => login({ user: { id: 1, email: 'vera@lubugo.example', role: 'viewer' }, token: 'good' }));
  open([row(1, 'Grace Akello')]);
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
});
