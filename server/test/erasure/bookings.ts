// Guests who book and who wait for seats, and what the office does about it.
import { createHash, randomUUID } from 'node:crypto';
import { kampalaDay } from '../../src/platform/kampala-day.ts';
import type { Api } from '../api.ts';
import { adults, dayIn, quotedFor } from '../bookings/bookings.ts';
import { addressOf, type Guest, type Scene, type Staff } from './guest.ts';

/** Which departure has seats for everybody, and which is full: the first and the second. */
const roomy = 1;
const full = 2;

/** Two dates of the program 1, of which one is sold out. */
export async function openDates({ db }: Api, staff: Staff): Promise<void> {
  await db.query(`UPDATE programs SET booking_mode = 'instant'`);
  await db.query(
    `INSERT INTO price_tiers (program_id, position, residence, age_band, currency, amount, permit)
     VALUES (1, 0, 'any', 'adult', 'USD', 100000, 60000)`,
  );
  await db.query(
    `INSERT INTO departures (program_id, starts_on, ends_on, cutoff_at, capacity)
     SELECT 1, $1, $1, ($1::date - 1) AT TIME ZONE 'Africa/Kampala', capacity FROM unnest(ARRAY[500, 1]) AS capacity`,
    [dayIn(100)],
  );
  await staff('mutation ($input: StaffBookingInput!) { addBooking(input: $input) { id } }', {
    input: {
      departureId: full,
      party: adults(1),
      firstName: 'Nobody',
      lastName: 'Else',
      phone: '+256 700 000 000',
    },
  });
}

/** Nobody else's: who holds too much is known by the telephone, too. */
const phoneOf = (guest: Guest) => `+256 ${String(Number.parseInt(digestOf(guest), 16)).padStart(9, '7')}`;
const digestOf = (guest: Guest) => createHash('sha256').update(addressOf(guest)).digest('hex').slice(0, 7);

const contactOf = (guest: Guest) => ({
  firstName: guest.nameBefore ?? guest.name,
  lastName: guest.name,
  email: guest.email,
  phone: phoneOf(guest),
  acceptTerms: true,
  party: adults(1),
});

/** Ends as a booking of somebody who may be erased: it is cancelled, and nothing is to be decided. */
export async function bookAndCancel(guest: Guest, { mark, visitor, staff, api }: Scene): Promise<void> {
  const input = {
    ...contactOf(guest),
    departureId: roomy,
    quoted: await quotedFor(api, roomy),
    message: mark,
    travellerNames: [mark],
  };
  await visitor(
    'mutation ($input: BookingInput!, $form: FormGuard) { createBooking(input: $input, form: $form) { key } }',
    { input },
  );
  const [{ id }] = await api.db.query('SELECT max(id) AS id FROM bookings');
  const [traveller] = await api.db.query('SELECT id FROM booking_travellers WHERE booking_id = $1', [id]);
  const subject = { kind: 'booking', id };
  const named = { id: traveller.id, name: guest.name, passport: mark, nationality: mark };
  const paid = { direction: 'in', method: 'cash', amount: 60_000, currency: 'USD', reason: mark };
  await staff(
    `mutation ($id: ID!, $of: SubjectInput!, $travellers: [TravellerInput!]!, $paid: PaymentInput!, $day: Date!, $mark: String!, $key: String!) {
       saveBookingTravellers(id: $id, travellers: $travellers) { id }
       addNote(subject: $of, text: $mark) { id }
       addReminder(subject: $of, dueOn: $day, text: $mark) { id }
       sendReply(subject: $of, key: $key, input: { subject: $mark, text: $mark }) { id }
       recordPayment(bookingId: $id, input: $paid) { id }
       cancelBooking(id: $id, refund: 0, reason: $mark) { id } }`,
    {
      id,
      mark,
      of: subject,
      key: randomUUID(),
      day: kampalaDay(),
      travellers: [named],
      paid: { ...paid, paidOn: kampalaDay(), receiptNumber: `R-${id}` },
    },
  );
}

export async function waitForSeats(guest: Guest, { visitor }: Scene): Promise<void> {
  await visitor(
    'mutation ($input: WaitingInput!, $form: FormGuard) { joinWaitingList(input: $input, form: $form) { key } }',
    { input: { ...contactOf(guest), departureId: full } },
  );
}
