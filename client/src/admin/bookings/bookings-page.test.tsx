import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff, type Server } from '../../../test/render-staff.tsx';
import { bookingRow, dateChoice, workedBooking } from '../../../test/rows/booking-rows.ts';
import { inboxPage } from '../../../test/rows/inbox-rows.ts';
import { BookingsPage } from './bookings-page.tsx';

const amina = bookingRow(1, 'Amina');
const opio = bookingRow(2, 'Opio', { status: 'confirmed', isOverdue: true, currency: null, total: null });

const open = (server: Server = {}, path = '/admin/bookings') =>
  renderStaff(<BookingsPage />, { staffBookings: () => inboxPage([amina, opio]), ...server }, path);

const rows = () => screen.getAllByRole('row').slice(1);

describe('The list of bookings', () => {
  test('says who travels where and when, where it stands and what is to be paid', async () => {
    open();
    expect(await screen.findByText('Total 2')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Program',
      'Travels',
      'Seats',
      'State',
      'Total',
      'To Pay',
      'Received',
      'Actions',
    ]);
    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
    expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
      'Amina Nakato',
      'Gorilla Trek',
      'Fri 4 Dec to Sun 6 Dec 2026',
      '2',
      'Requested',
      'USD 1,600',
      'USD 1,600',
    ]);
    expect(rows()[1]).toHaveTextContent('Opio NakatoBalance overdue');
  });

  test('is narrowed to what waits, to a date and to money, as the address says', async () => {
    const asked: unknown[] = [];
    const dates = { __typename: 'DepartureConnection', nodes: [dateChoice(12, '2026-12-04', '2026-12-06')] };
    open(
      {
        staffBookings: (variables) => {
          asked.push((variables as { filter?: object }).filter);
          return inboxPage([amina], { total: 2, found: 1 });
        },
        dateChoices: () => ({ dates }),
      },
      '/admin/bookings?status=requested.held&departure=12&money=needsDecision',
    );
    await waitFor(() =>
      expect(asked).toContainEqual({ state: ['requested', 'held'], departureId: 12, needsDecision: true }),
    );
    const chips = within(await screen.findByRole('list', { name: 'Filters that are on' }));
    expect(await chips.findByText('Date: Fri 4 Dec to Sun 6 Dec 2026, Gorilla Trek')).toBeVisible();
    expect(chips.getByText('Money: Refund to decide')).toBeVisible();
    expect(chips.getByText('State: Requested or Held')).toBeVisible();
  });

  test('shows only what is open when that is chosen', async () => {
    const asked: unknown[] = [];
    open(
      {
        staffBookings: (variables) => {
          asked.push((variables as { filter?: object }).filter);
          return inboxPage([amina], { total: 2, found: 1 });
        },
      },
      '/admin/bookings?view=open',
    );
    expect(await screen.findByRole('columnheader', { name: /Held Until/ })).toBeVisible();
    expect(asked).toEqual([{ state: ['requested', 'held'] }]);
    // No column of this view shows when they came in, and that is their order.
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Default order');
  });

  test('opens one over the list, without anything that is sealed, and leads to its page', async () => {
    const { user } = open({ staffBookingOpened: () => ({ item: workedBooking(1, 'Amina') }) });
    await user.click(await screen.findByRole('button', { name: 'Open Amina Nakato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amina Nakato' }));
    expect(await dialog.findByText('Vegetarian')).toBeVisible();
    expect(dialog.getByText('Adult · Rest of Africa')).toBeVisible();
    expect(dialog.getByText('Name not known yet')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
      'href',
      '/admin/bookings/1/work',
    );
  });

  test('gives chosen ones to somebody; where they stand is not changed for many at once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: /Amina Nakato/ }));
    expect(screen.getByRole('combobox', { name: 'Person in charge' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'New status' })).toBeNull();
  });
});
