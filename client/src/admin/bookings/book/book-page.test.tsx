import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { dateChoice, workedBooking } from '../../../../test/rows/booking-rows.ts';
import { seen } from '../../../../test/toasts.ts';
import { BookPage } from './book-page.tsx';

const december = dateChoice(12, '2026-12-04', '2026-12-06', 6);
const made = workedBooking(5, 'Amina', { status: 'confirmed' });
const quote = {
  __typename: 'BookingQuote',
  seats: 1,
  seatsLeft: 2,
  lines: [made.lines[0]],
  currency: 'USD',
  total: 90_000,
  permitTotal: 80_000,
  deposit: 27_000,
  balanceDueOn: '2026-11-04',
  rate: null,
};

const open = (path: string, server: Server = {}) =>
  renderStaff(
    <BookPage />,
    {
      programChoices: () => ({
        programs: [{ __typename: 'Program', id: 3, name: 'Gorilla Trek', isActive: true }],
      }),
      dateChoices: () => ({ dates: { __typename: 'DepartureConnection', nodes: [december] } }),
      bookedDate: () => ({ date: december }),
      staffQuote: () => ({ quote }),
      ...server,
    },
    path,
  );

test('Somebody is booked by telephone: date and party say what it costs, and the page of the booking follows', async () => {
  const sent: unknown[] = [];
  const { user } = open('/admin/bookings/new', {
    addBooking: ({ input, key }) => {
      sent.push(input);
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      return { saved: made };
    },
  });
  expect(await screen.findByText('Choose a date and who travels.')).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Program' }), 'Gorilla Trek');
  await screen.findByRole('option', { name: /2 seats free/ });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Date' }),
    'Fri 4 Dec to Sun 6 Dec 2026: 2 seats free',
  );
  expect(await screen.findByText('Deposit USD 270, the rest by Wed 4 Nov 2026.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'Amina');
  await user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Nakato');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0700 000 000');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await seen('Booked');
  expect(sent).toEqual([
    {
      departureId: 12,
      party: [{ residence: 'foreignNonResident', ageBand: 'adult', count: 1 }],
      firstName: 'Amina',
      lastName: 'Nakato',
      email: null,
      phone: '0700 000 000',
      message: null,
      holdUntil: null,
      tell: true,
    },
  ]);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/bookings/5/work'));
});

test('a registration is booked with its names, and its program stands there', async () => {
  const sent: unknown[] = [];
  const { user } = open('/admin/bookings/new?registration=7', {
    bookedRegistration: () => ({
      item: {
        __typename: 'Registration',
        id: 7,
        firstName: 'Grace',
        lastName: 'Akello',
        programId: 3,
        email: 'grace@example.org',
        phone: '0700 111 111',
        startDate: '2026-12-04',
      },
    }),
    bookRegistration: (variables) => {
      sent.push((variables as { registrationId?: number }).registrationId, variables.input);
      return { saved: made };
    },
  });
  expect(await screen.findByRole('textbox', { name: 'First Name' })).toHaveValue('Grace');
  expect(screen.getByRole('combobox', { name: 'Program' })).toHaveDisplayValue('Gorilla Trek');
  await screen.findByRole('option', { name: /2 seats free/ });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Date' }),
    'Fri 4 Dec to Sun 6 Dec 2026: 2 seats free',
  );
  await user.click(screen.getByRole('button', { name: 'Hold for a day' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await seen('Booked');
  expect(sent[0]).toBe(7);
  expect(sent[1]).toMatchObject({ firstName: 'Grace', holdUntil: expect.stringMatching(/Z$/) });
});

test('a date that is chosen already says its program; what has no price is said, and can be booked all the same', async () => {
  open('/admin/bookings/new?departure=12', {
    staffQuote: () => {
      throw new Refusal('A child has no price on this day.', { code: 'BAD_USER_INPUT' });
    },
  });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveDisplayValue(
      'Fri 4 Dec to Sun 6 Dec 2026: 2 seats free',
    ),
  );
  expect(screen.getByRole('combobox', { name: 'Program' })).toHaveDisplayValue('Gorilla Trek');
  expect(await screen.findByText('A child has no price on this day.')).toBeVisible();
  expect(screen.getByText(/written by hand on the page of the booking/)).toBeVisible();
});

test('what the server refuses stays typed, and is said', async () => {
  const { user } = open('/admin/bookings/new?departure=12', {
    addBooking: () => {
      throw new Refusal('Only 1 seat is left on this date.', { code: 'CONFLICT' });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Amina');
  await user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Nakato');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0700 000 000');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect((await screen.findAllByText('Only 1 seat is left on this date.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Amina');
});
