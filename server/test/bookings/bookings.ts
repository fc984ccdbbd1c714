// Journeys with dates and prices for tests of bookings, and what a visitor sends to book one.

import type { BookingMailData } from '../../src/modules/mail/booking-templates.ts';
import { kampalaDay } from '../../src/platform/kampala-day.ts';
import type { Api } from '../api.ts';
import { gorillaTrek } from '../samples.ts';

/** A day so many days from today. */
export const dayIn = (days: number): string =>
  new Date(Date.parse(kampalaDay()) + days * 86_400_000).toISOString().slice(0, 10);

/** Asked by SQL: of a test, or of a product in processes of its own. */
interface Asked {
  // biome-ignore lint/suspicious/noExplicitAny: rows of every shape
  db: { query(sql: string, values?: unknown[]): Promise<any> };
}

interface NewDate {
  capacity?: number;
  mode?: 'instant' | 'request' | 'enquiry';
  /** Days from today. */
  startsIn?: number;
  /** Without prices the office says what it costs. */
  priced?: boolean;
}

/** A program that is booked online, with one date of two days; answers the date's number. USD 1,000 each with a permit of 600 in it, 400 for citizens. */
export async function makeDate(
  { db }: Asked,
  { capacity = 8, mode = 'instant', startsIn = 100, priced = true }: NewDate = {},
): Promise<number> {
  const [program] = await db.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, booking_mode)
     VALUES ($1, $2, $3, $4, $5, $6, $7, true, $8) RETURNING id`,
    [...Object.values(gorillaTrek), mode],
  );
  if (priced)
    await db.query(
      `INSERT INTO price_tiers (program_id, position, residence, age_band, currency, amount, permit)
       VALUES ($1, 0, 'any', 'adult', 'USD', 100000, 60000), ($1, 1, 'eastAfricanCitizen', 'adult', 'USD', 40000, 10000)`,
      [program.id],
    );
  const [date] = await db.query(
    `INSERT INTO departures (program_id, starts_on, ends_on, cutoff_at, capacity)
     VALUES ($1, $2, $3, ($2::date - 1) AT TIME ZONE 'Africa/Kampala', $4) RETURNING id`,
    [program.id, dayIn(startsIn), dayIn(startsIn + 1), capacity],
  );
  return date.id;
}

export const adults = (count: number, residence = 'foreignNonResident') => [
  { residence, ageBand: 'adult', count },
];

/** What Grace fills in. */
export const guest = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 001',
  acceptTerms: true,
};

/** Guests of whom none is another one. */
export const guestNumber = (i: number) => ({
  ...guest,
  email: `guest${i}@example.org`,
  phone: `+256 700 ${String(100_000 + i)}`,
});

export async function quotedFor(api: Api, departureId: number, party = adults(1)): Promise<string> {
  const { manager } = api.db;
  const [{ startsOn }] = await api.db.query('SELECT starts_on AS "startsOn" FROM departures WHERE id = $1', [
    departureId,
  ]);
  const { quoted } = await api.services.partyPrices.quote(
    manager,
    { id: departureId, startsOn },
    party as never,
  );
  return quoted;
}

export const createBooking = `mutation ($input: BookingInput!, $form: FormGuard) {
  booking: createBooking(input: $input, form: $form) { reference state holdUntil key }
}`;

/** Takes a booking as a visitor does, and answers its number with the key and the token of its mail. */
export async function booked(
  api: Api,
  departureId: number,
  more: { party?: ReturnType<typeof adults>; email?: string; phone?: string } = {},
): Promise<{ id: number; key: string; token: string; reference: string }> {
  const party = more.party ?? adults(2);
  const quoted = await quotedFor(api, departureId, party);
  const { body } = await api.graphql(createBooking, {
    input: { ...guest, departureId, party, quoted, ...more },
  });
  const { key, reference } = body.data.booking;
  const [{ id }] = await api.db.query('SELECT id FROM bookings WHERE reference = $1', [reference]);
  return { id, key, reference, token: new URL((await lastMail(api)).url).searchParams.get('token') ?? '' };
}

/** What the last mail about a booking says. */
export async function lastMail(api: Api): Promise<BookingMailData> {
  const mails = (await api.mails()).filter(({ template }) => template !== 'booking-office');
  return mails.at(-1)?.data as BookingMailData;
}

/** How each call ended: its state, or the code of its refusal. */
export const outcomeOf = ({ body }: { body: { data?: unknown; errors?: unknown } }): string => {
  const { data, errors } = body as {
    data?: { booking?: { state: string } };
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.booking?.state ?? 'nothing';
};
