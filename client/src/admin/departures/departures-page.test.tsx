import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { departureRow } from '../../../test/rows/departure-rows.ts';
import { inboxPage } from '../../../test/rows/inbox-rows.ts';
import { seen } from '../../../test/toasts.ts';
import type { Role } from '../../generated/schema.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { todayInKampala } from '../../lib/today.ts';
import { DeparturesPage } from './departures-page.tsx';

const programs = [
  { __typename: 'Program', id: 3, name: 'Gorilla Trek', bookingMode: 'instant', maxParticipants: 8 },
  { __typename: 'Program', id: 4, name: 'Sipi Falls', bookingMode: 'request', maxParticipants: null },
];

const open = (server: Server = {}, path = '/admin/departures') =>
  renderStaff(
    <DeparturesPage />,
    {
      staffDepartures: () => inboxPage([departureRow(1)], { found: 1 }),
      departingPrograms: () => ({ programs }),
      ...server,
    },
    path,
  );
const signIn = (role: Role) =>
  act(() => login({ user: { id: 1, email: 'vera@lubugo.example', role }, token: 'good' }));
/** Who guides, as the server answers it. */
const okello = { __typename: 'DepartureGuide', id: 9, name: 'Okello' } as const;
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => act(endSession));
beforeEach(() => sessionStorage.clear());

describe('The list of departures', () => {
  test('shows those to come with their days, seats and state, each with the way to its page', async () => {
    const asked: unknown[] = [];
    open({
      staffDepartures: (variables) => {
        asked.push(variables);
        return inboxPage([
          departureRow(1, { guides: [okello], waiting: 2 }),
          departureRow(2, { status: 'cancelled', taken: 0, confirmed: 0, program: null }),
        ]);
      },
    });
    const row = within(await screen.findByRole('row', { name: /Gorilla Trek/ }));
    expect(row.getByText('Fri 4 Dec to Sun 6 Dec 2099')).toBeVisible();
    expect(row.getByText('5 of 8 taken')).toBeVisible();
    expect(row.getByText('Open')).toBeVisible();
    expect(row.getByText('Okello')).toBeVisible();
    expect(row.getByRole('link', { name: 'Gorilla Trek' })).toHaveAttribute('href', '/admin/departures/1');
    const cancelled = within(screen.getByRole('row', { name: /A service that was removed/ }));
    expect(cancelled.getByText('Cancelled')).toBeVisible();
    expect(cancelled.queryByRole('button')).not.toBeInTheDocument();
    expect(asked).toEqual([{ first: 25, filter: { from: todayInKampala() }, searching: true }]);
  });

  test('says of which too few have confirmed', async () => {
    open({ staffDepartures: () => inboxPage([departureRow(1, { confirmed: 1, least: 4 })]) });
    expect(await screen.findByText('1 confirmed, 4 needed')).toBeVisible();
  });

  test('is narrowed by the server to a service and a status, and both go along to all of them', async () => {
    const asked: object[] = [];
    const { user } = open(
      {
        staffDepartures: (variables) => {
          asked.push(variables);
          return inboxPage([departureRow(1)], { total: 3, found: 1 });
        },
      },
      '/admin/departures?program=3&status=open.draft',
    );
    expect(await screen.findByText('1 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent(
        '/admin/departures?view=all&program=3&status=open.draft',
      ),
    );
    expect(await screen.findByText('Service: Gorilla Trek')).toBeVisible();
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        first: 25,
        filter: { status: ['open', 'draft'], programId: 3 },
        searching: true,
      }),
    );
  });

  test('is only read by who may change nothing', async () => {
    signIn('viewer');
    open();
    await screen.findByText('5 of 8 taken');
    expect(screen.queryByRole('button', { name: 'New Departure' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit / })).not.toBeInTheDocument();
  });
});

describe('A new departure', () => {
  const made = (days: string[]) =>
    days.map((day, at) => departureRow(10 + at, { startsOn: day, endsOn: day, taken: 0, confirmed: 0 }));

  async function openForm(server: Server) {
    const view = open(server);
    await view.user.click(await screen.findByRole('button', { name: 'New Departure' }));
    await screen.findByRole('option', { name: 'Gorilla Trek' });
    await view.user.selectOptions(screen.getByLabelText('Service'), 'Gorilla Trek');
    return view;
  }

  test('takes the usual seats of its service, and is sent with what was typed', async () => {
    const sent: unknown[] = [];
    const { user } = await openForm({
      createDepartures: (variables) => {
        sent.push(variables);
        return { saved: { __typename: 'MadeDepartures', made: made(['2099-07-06']), leftOut: [] } };
      },
    });
    expect(screen.getByLabelText('Seats')).toHaveValue(8);
    type('First day', '2099-07-06');
    type(/^Begins at/, '06:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await seen('Created successfully');
    expect(screen.getByText('1 departure of Gorilla Trek made, on Mon 6 Jul 2099.')).toBeVisible();
    expect(sent).toEqual([
      {
        input: {
          programId: 3,
          startsOn: '2099-07-06',
          endsOn: null,
          startTime: '06:30',
          capacity: 8,
          least: null,
          cutoffHours: null,
          capacityReason: null,
          status: 'open',
          guaranteed: false,
          notes: null,
        },
        repeat: null,
        key: expect.any(String),
      },
    ]);
  });

  test('is repeated on weekdays; how many that makes is said before, what was left out after', async () => {
    const sent: unknown[] = [];
    const { user } = await openForm({
      createDepartures: ({ repeat }: { repeat?: unknown } & object) => {
        sent.push(repeat);
        return {
          saved: {
            __typename: 'MadeDepartures',
            made: made(['2099-07-06', '2099-07-13']),
            leftOut: ['2099-07-09'],
          },
        };
      },
    } as Server);
    type('First day', '2099-07-06');
    await user.click(screen.getByLabelText('Mondays'));
    await user.click(screen.getByLabelText('Thursdays'));
    type(/^Up to/, '2099-07-15');
    expect(await screen.findByText('Makes 3 departures, the last on Mon 13 Jul 2099.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('2 departures of Gorilla Trek made, from Mon 6 Jul 2099 to Mon 13 Jul 2099.'),
    ).toBeVisible();
    expect(
      screen.getByText('Left out, because it departs on this day already: Thu 9 Jul 2099.'),
    ).toBeVisible();
    expect(sent).toEqual([{ weekdays: [1, 4], until: '2099-07-15' }]);
  });

  test('is refused before it is sent where its weekdays have no last day, and where they make too many', async () => {
    const { user, calls } = await openForm({});
    type('First day', '2099-01-01');
    await user.click(screen.getByLabelText('Mondays'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Say up to which day it repeats.')).toBeVisible();
    type(/^Up to/, '2119-01-01');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This would make 10\d\d departures, and 400 is the most/)).toBeVisible();
    expect(calls).not.toContain('CreateDepartures');
  });

  test('that the server refuses keeps what was typed, with the sentence beside its field', async () => {
    const message = 'The last day must not be after 31 Dec 2101.';
    const { user } = await openForm({
      createDepartures: () => {
        throw new Refusal(message, {
          code: 'BAD_USER_INPUT',
          details: [{ message, path: ['until'] }],
        });
      },
    });
    type('First day', '2099-07-06');
    await user.click(screen.getByLabelText('Mondays'));
    type(/^Up to/, '2099-07-20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Up to/)).toHaveAccessibleDescription(new RegExp(message)),
    );
    expect(screen.getByLabelText('First day')).toHaveValue('2099-07-06');
  });

  test('on a day that the service departs already says so', async () => {
    const { user } = await openForm({
      createDepartures: () => ({
        saved: { __typename: 'MadeDepartures', made: [], leftOut: ['2099-07-06'] },
      }),
    });
    type('First day', '2099-07-06');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const sentence = 'The service has a departure on Mon 6 Jul 2099 already.';
    await waitFor(() => expect(screen.getByLabelText('First day')).toHaveAccessibleDescription(sentence));
  });
});

test('A departure with bookings is changed but for its service and its days', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    updateDeparture: (variables) => {
      sent.push(variables);
      return { saved: departureRow(1, { capacity: 10, version: 2 }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit Gorilla Trek, Fri 4 Dec/ }));
  expect(await screen.findByLabelText('First day')).toHaveAttribute('readonly');
  expect(screen.queryByRole('option', { name: 'Sipi Falls' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Mondays')).not.toBeInTheDocument();
  type('Seats', '10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen('Departure updated successfully');
  expect(sent).toMatchObject([
    { id: 1, version: 1, input: { programId: 3, capacity: 10, endsOn: '2099-12-06' } },
  ]);
  expect(await screen.findByText('5 of 10 taken')).toBeVisible();
});
