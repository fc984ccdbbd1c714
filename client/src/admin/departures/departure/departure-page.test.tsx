import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { departureRow, openedDeparture } from '../../../../test/rows/departure-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { WorkRoute } from '../../../../test/work-route.tsx';
import { endSession, login } from '../../../lib/session/session.ts';
import { DeparturePage } from './departure-page.tsx';

const party = (id: number, more: object = {}) => ({
  __typename: 'WaitingParty',
  id,
  state: 'waiting',
  seats: 2,
  firstName: 'Amina',
  lastName: 'Nakato',
  email: 'amina@example.org',
  phone: '+256 700 000 000',
  bookingId: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  ...more,
});
const consequence = (bookingId: number, more: object = {}) => ({
  __typename: 'BookingConsequence',
  bookingId,
  reference: 'ABCD2345',
  name: 'Grace Akello',
  seats: 2,
  currency: 'USD',
  refund: 45_000,
  subject: 'Your journey is cancelled',
  text: 'Dear Grace',
  ...more,
});

const booking = (id: number, more: object = {}) => ({
  __typename: 'Booking',
  id,
  reference: `ABCD234${id}`,
  state: 'confirmed',
  holdUntil: null,
  firstName: 'Grace',
  lastName: 'Akello',
  seats: 2,
  currency: 'USD',
  outstanding: 0,
  isOverdue: false,
  ...more,
});

const open = (server: Server = {}, path = '/admin/departures/1') =>
  renderStaff(
    <WorkRoute path="/admin/departures/:record">
      <DeparturePage />
    </WorkRoute>,
    {
      staffDepartureOpened: () => ({ item: openedDeparture(1) }),
      departureWaiting: () => ({ waitingList: [] }),
      departureBookings: () => ({ bookings: { nodes: [], totalCount: 0 } }),
      crewChoices: () => ({
        coaches: [
          { __typename: 'Coach', id: 9, name: 'Okello' },
          { __typename: 'Coach', id: 10, name: 'Grace' },
        ],
        vehicles: [{ __typename: 'Vehicle', id: 2, name: 'Land Cruiser', seats: 4 }],
      }),
      ...server,
    },
    path,
  );
const panel = (name: string) => within(screen.getByRole('region', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => act(endSession));

describe('The page of a departure', () => {
  test('says when it is, how full it is, and where its list of travellers and its prices are', async () => {
    open({ staffDepartureOpened: () => ({ item: openedDeparture(1, { confirmed: 1, least: 4 }) }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
    expect(screen.getByText('Fri 4 Dec to Sun 6 Dec 2099, 06:30 in Kampala')).toBeVisible();
    expect(panel('Seats').getByText('5 of 8 taken')).toBeVisible();
    expect(
      panel('Seats').getByText('3 travellers more must confirm, or it does not take place.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manifest' })).toHaveAttribute(
      'href',
      '/admin/departures/1/manifest',
    );
    expect(screen.getByRole('link', { name: 'Give this departure its own' })).toHaveAttribute(
      'href',
      '/admin/prices/3?departure=1',
    );
  });

  test.each(['/admin/departures/none', '/admin/departures/77'])('is none at %s', async (path) => {
    open({ staffDepartureOpened: () => ({ item: null }) }, path);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('offers nothing that changes it to who may only look, nor once it is over', async () => {
    act(() => login({ user: { id: 1, email: 'vera@lubugo.example', role: 'viewer' }, token: 'good' }));
    open();
    await screen.findByRole('heading', { level: 1 });
    for (const name of [
      'Edit',
      'Move',
      'Cancel departure',
      'Delete',
      'Release unpaid holds',
      'Add the guide',
    ])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('that was cancelled is neither moved nor cancelled again', async () => {
    open({ staffDepartureOpened: () => ({ item: openedDeparture(1, { status: 'cancelled', taken: 0 }) }) });
    await screen.findByText('Cancelled');
    expect(screen.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel departure' })).not.toBeInTheDocument();
  });
});

describe('Its bookings', () => {
  test('stand with their state and what is to be paid, each with the way to its page; those that are over are folded', async () => {
    open({
      departureBookings: () => ({
        bookings: {
          nodes: [
            booking(4, { outstanding: 105_000 }),
            booking(5, { firstName: 'Moses', state: 'held', holdUntil: '2099-11-05T12:00:00.000Z' }),
            booking(6, { firstName: 'Ruth', state: 'cancelled' }),
          ],
          totalCount: 3,
        },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Grace Akello' })).toHaveAttribute(
      'href',
      '/admin/bookings/4/work',
    );
    expect(screen.getByText('USD 1,050 to pay')).toBeVisible();
    expect(screen.getByText('ABCD2345, until Nov 5, 2099 3:00 PM')).toBeVisible();
    expect(screen.getByText('Over: 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book for somebody' })).toHaveAttribute(
      'href',
      '/admin/bookings/new?departure=1',
    );
  });
});

describe('Guides and vehicles', () => {
  test('are added and taken off, each saved at once; too few seats in them are pointed out', async () => {
    const sent: unknown[] = [];
    const okello = { __typename: 'DepartureGuide', id: 9, name: 'Okello' } as const;
    const cruiser = { __typename: 'Vehicle', id: 2, name: 'Land Cruiser', seats: 4 } as const;
    const { user } = open({
      staffDepartureOpened: () => ({ item: openedDeparture(1, { guides: [okello] }) }),
      assignDeparture: ({ id: _, ...crew }: { id: number }) => {
        sent.push(crew);
        return { saved: departureRow(1, { guides: sent.length > 1 ? [] : [okello], vehicles: [cruiser] }) };
      },
    });
    await user.selectOptions(await screen.findByLabelText('Another vehicle'), 'Land Cruiser, 4 seats');
    await user.click(screen.getByRole('button', { name: 'Add the vehicle' }));
    expect(await screen.findByText('The vehicles have 4 seats, and 5 are taken.')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Land Cruiser, 4 seats' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Okello' }));
    expect(await screen.findByText('No guide yet.')).toBeVisible();
    expect(sent).toEqual([
      { guideIds: [9], vehicleIds: [2] },
      { guideIds: [], vehicleIds: [2] },
    ]);
  });

  test('who are elsewhere on these days are refused with the sentence that names where', async () => {
    const message = 'Okello guides Sipi Falls from Thu 3 Dec to Sat 5 Dec 2099.';
    const { user } = open({
      assignDeparture: () => {
        throw new Refusal(message, { code: 'CONFLICT' });
      },
    });
    await user.selectOptions(await screen.findByLabelText('Another guide'), 'Okello');
    await user.click(screen.getByRole('button', { name: 'Add the guide' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('The waiting list', () => {
  test('is shown in its order; seats are offered, and parties taken off after a question', async () => {
    const calls: unknown[] = [];
    let parties = [party(1), party(2, { firstName: 'Moses', lastName: 'Okello', seats: 1 })];
    const { user } = open({
      departureWaiting: () => ({ waitingList: parties }),
      offerPlace: (variables) => {
        calls.push(variables);
        parties = [{ ...party(1), state: 'offered' }, parties[1] as (typeof parties)[number]];
        return { party: parties[0] };
      },
      removeFromWaiting: (variables) => {
        calls.push(variables);
        parties = parties.slice(0, 1);
        return { removed: 2 };
      },
    });
    await screen.findByText(/Moses Okello/);
    const items = panel('Waiting list').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1\. Amina Nakato, 2 seats/),
      expect.stringMatching(/^2\. Moses Okello, 1 seat/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Offer seats to Amina Nakato' }));
    await seen('2 seats offered to Amina Nakato');
    expect(await screen.findByText(/^Seats are offered/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take Moses Okello off the list' }));
    await user.click(await screen.findByRole('button', { name: 'Take off' }));
    await seen('Taken off the waiting list');
    await waitFor(() => expect(screen.queryByText(/Moses Okello/)).not.toBeInTheDocument());
    expect(calls).toEqual([{ waitingId: 1 }, { waitingId: 2 }]);
  });
});

test('Unpaid holds are released after a question, and the seats are asked for again', async () => {
  const sent: unknown[] = [];
  let item = openedDeparture(1);
  const { user } = open({
    staffDepartureOpened: () => ({ item }),
    releaseHolds: (variables) => {
      sent.push(variables);
      item = openedDeparture(1, { taken: 4 });
      return { released: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Release unpaid holds' }));
  await user.click(await screen.findByRole('button', { name: 'Release them' }));
  await seen('Unpaid holds are released');
  expect(await screen.findByText('4 of 8 taken')).toBeVisible();
  expect(sent).toEqual([{ departureId: 1 }]);
});

describe('A departure is cancelled', () => {
  test('after its mails and what goes back were seen, and not without a reason', async () => {
    const sent: unknown[] = [];
    const previewed: unknown[] = [];
    const { user } = open({
      cancellationPreview: (variables) => {
        previewed.push(variables);
        return {
          consequences: [consequence(4), consequence(5, { name: 'Moses', text: '', subject: '', refund: 0 })],
        };
      },
      cancelDeparture: (variables) => {
        sent.push(variables);
        return { saved: departureRow(1, { status: 'cancelled', taken: 0, confirmed: 0, version: 2 }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel departure' }));
    expect(await screen.findByText(/^2 bookings, 1 mail/)).toBeVisible();
    expect(screen.getByText(/USD 450 to go back/)).toBeVisible();
    expect(screen.getByText('No e-mail address.')).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Cancel it and tell everybody' });
    await user.click(confirm);
    expect(await screen.findByText('Say why: guests read it in their mail.')).toBeVisible();
    type('Why', 'The road is closed.');
    await waitFor(() => expect(previewed.at(-1)).toEqual({ id: 1, reason: 'The road is closed.' }));
    await user.click(confirm);
    await seen('The departure is cancelled');
    expect(sent).toEqual([{ id: 1, reason: 'The road is closed.', version: 1 }]);
  });
});

describe('A departure is moved', () => {
  test('to days as many as before, after its mails were seen', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      movePreview: () => ({ consequences: [consequence(4, { refund: 0, subject: 'Another date' })] }),
      moveDeparture: (variables) => {
        sent.push(variables);
        return { saved: departureRow(1, { startsOn: '2099-12-11', endsOn: '2099-12-13', version: 2 }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const confirm = await screen.findByRole('button', { name: 'Move it and tell everybody' });
    await user.click(confirm);
    expect(await screen.findByText('Choose other days than those it has.')).toBeVisible();
    type('First day', '2099-12-11');
    expect(screen.getByLabelText('Last day')).toHaveValue('2099-12-13');
    expect(await screen.findByText('Mail: Another date')).toBeVisible();
    type('Why', 'The permit is for another day.');
    await user.click(confirm);
    await seen('The departure is moved to Fri 11 Dec to Sun 13 Dec 2099');
    expect(sent).toEqual([
      {
        id: 1,
        startsOn: '2099-12-11',
        endsOn: '2099-12-13',
        reason: 'The permit is for another day.',
        version: 1,
      },
    ]);
  });

  test('that is refused stays as it was, and says why', async () => {
    const message = 'Okello guides another departure on Fri 11 Dec 2099.';
    const { user } = open({
      movePreview: () => ({ consequences: [] }),
      moveDeparture: () => {
        throw new Refusal(message, { code: 'CONFLICT' });
      },
      staffDepartureNow: () => ({ item: departureRow(1) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    await screen.findByLabelText('First day');
    type('First day', '2099-12-11');
    type('Why', 'The permit is for another day.');
    await user.click(screen.getByRole('button', { name: 'Move it and tell everybody' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Why')).toHaveValue('The permit is for another day.');
  });
});
