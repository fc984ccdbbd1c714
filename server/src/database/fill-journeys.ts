// What `npm run demo:departures` makes: each thing as staff would, checks included, and only where it is not there yet.
import type { DataSource } from 'typeorm';
import type { DemoBookedProgram, DemoBooking, DemoDate, DemoJourneys, DemoParty } from '../demo-package.ts';
import { programs } from '../modules/programs/programs.ts';
import type { Actor } from '../platform/actor.ts';
import type { ContentChanges } from '../platform/changes/content-changes.ts';
import { daysBefore, kampalaDay } from '../platform/kampala-day.ts';
import { StartError } from '../platform/start-error.ts';
import type { Services } from '../services.ts';

/** Where it comes from and who did it, in the activity: nobody. */
const nobody: Actor = { user: null, ip: '', userAgent: 'demo:departures' };
/** Past dates cannot be made: they are made so many days later, and put back. */
const later = 400;

interface Filled {
  db: DataSource;
  services: Services;
  changes: ContentChanges;
}

/** Answers how many dates and bookings it made. Throws a StartError where the demo's programs are gone. */
export async function fillJourneys(
  filled: Filled,
  journeys: DemoJourneys,
): Promise<{ dates: number; bookings: number }> {
  const { services, db } = filled;
  for (const { name } of journeys.programs) await programOf(filled, name);
  await saySettings(filled, journeys);
  await fillVehicles(filled, journeys);
  let dates = 0;
  for (const program of journeys.programs) dates += await fillProgram(filled, program);
  const [{ isBooked }] = await db.query('SELECT EXISTS (SELECT FROM bookings) AS "isBooked"');
  if (isBooked) return { dates, bookings: 0 };
  for (const booking of journeys.bookings) await makeBooking(filled, booking);
  for (const party of journeys.waiting) await wait(filled, party);
  await services.bookingClock.keepTime();
  return { dates, bookings: journeys.bookings.length };
}

/** The rate, that guests pay online, and the tax number with which papers are issued, where staff have said none of them. */
async function saySettings(
  { db, services, changes }: Filled,
  { rate: ugxForUsd, taxNumber }: DemoJourneys,
): Promise<void> {
  const { bookings = {} } = await services.settings.written();
  const rate = bookings.ugxForUsd == null ? { ugxForUsd, ugxForUsdOn: kampalaDay() } : {};
  const online = bookings.payOnline == null ? { payOnline: true } : {};
  const papers = bookings.taxNumber == null ? { taxNumber } : {};
  const said = { ...rate, ...online, ...papers };
  if (Object.keys(said).length === 0) return;
  await db.transaction((manager) =>
    services.settings.rewrite(manager, nobody, 'bookings', (document) => ({ ...document, ...said })),
  );
  await changes.changed(['settings']);
}

async function fillVehicles({ services }: Filled, { vehicles }: DemoJourneys): Promise<void> {
  const known = new Set((await services.vehicles.list()).map(({ name }) => name));
  for (const vehicle of vehicles)
    if (!known.has(vehicle.name)) await services.vehicles.save(nobody, { input: vehicle });
}

async function fillProgram(filled: Filled, program: DemoBookedProgram): Promise<number> {
  const { services } = filled;
  const { bookingMode, depositPercent = null, tiers, dates } = program;
  const programId = await programOf(filled, program.name);
  const content = services.content.of(programs);
  await filled.db.transaction((manager) =>
    content.rewrite(manager, nobody, programId, (row) =>
      row.bookingMode === 'enquiry' ? { bookingMode, depositPercent } : {},
    ),
  );
  const { version } = await services.prices.list({ programId });
  if (version === 0) await services.prices.set(nobody, { programId }, tiers);
  let made = 0;
  for (const date of dates) made += await makeDate(filled, programId, date);
  return made;
}

async function makeDate({ services, db }: Filled, programId: number, date: DemoDate): Promise<number> {
  const { inDays, lasts, guides = [], vehicles = [], ...more } = date;
  const [startsOn, endsOn] = [dayIn(inDays), dayIn(inDays + lasts - 1)];
  const [{ isThere }] = await db.query(
    'SELECT EXISTS (SELECT FROM departures WHERE program_id = $1 AND starts_on = $2) AS "isThere"',
    [programId, startsOn],
  );
  if (isThere) return 0;
  const shift = inDays < 0 ? later : 0;
  const input = {
    ...more,
    programId: String(programId),
    startsOn: dayIn(inDays + shift),
    endsOn: dayIn(inDays + lasts - 1 + shift),
  };
  const { made } = await services.departures.create(nobody, input, null);
  const [departure] = made;
  if (!departure) return 0;
  if (shift > 0)
    await db.query('UPDATE departures SET starts_on = $2, ends_on = $3 WHERE id = $1', [
      departure.id,
      startsOn,
      endsOn,
    ]);
  if (guides.length + vehicles.length > 0)
    await services.assignments.assign(nobody, departure.id, {
      guideIds: await numbersOf(db, 'coaches', guides),
      vehicleIds: await numbersOf(db, 'vehicles', vehicles),
    });
  return 1;
}

const numbersOf = async (
  db: Filled['db'],
  table: 'coaches' | 'vehicles',
  names: string[],
): Promise<number[]> =>
  (await db.query(`SELECT id FROM ${table} WHERE name = ANY($1)`, [names])).map(
    ({ id }: { id: number }) => id,
  );

async function makeBooking(filled: Filled, { becomes, ...party }: DemoBooking): Promise<void> {
  const { services } = filled;
  const isHeld = becomes === 'held' || becomes === 'lapsed';
  const isAsked = becomes === 'requested' || becomes === 'declined';
  const state = isHeld ? 'held' : isAsked ? 'requested' : 'confirmed';
  const row = await services.bookings.take(
    nobody,
    await dateOf(filled, party),
    async (manager, departure) => {
      const quote = await services.partyPrices.quote(manager, departure, partyOf(party), { isByStaff: true });
      const { terms, pricing, mode } = quote;
      const hours = becomes === 'lapsed' ? -1 : 48;
      const holdUntil = state === 'confirmed' ? null : new Date(departure.now.getTime() + hours * 3_600_000);
      const source = isAsked || isHeld ? 'web' : 'staff';
      return {
        party: quote.party,
        state,
        holdUntil,
        mode,
        source,
        contact: contactOf(party),
        pricing,
        terms,
      };
    },
    { isByStaff: true, mail: null },
  );
  if (['deposit', 'paid', 'cancelled'].includes(becomes) && row.currency) {
    const amount = becomes === 'deposit' ? row.deposit : row.total;
    const { currency, reference: receiptNumber } = row;
    const paidOn = kampalaDay();
    const payment = {
      direction: 'in',
      method: 'bank',
      amount: amount ?? 0,
      currency,
      receiptNumber,
      paidOn,
    } as const;
    await services.payments.record(nobody, row.id, payment);
  }
  if (becomes === 'cancelled')
    await services.bookings.cancel(nobody, row.id, { tell: false, reason: 'Changed plans' });
  if (becomes === 'declined')
    await services.bookings.decline(nobody, row.id, 'The park is closed on these days.', { tell: false });
}

async function wait(filled: Filled, party: DemoParty): Promise<void> {
  const { message: _, ...contact } = contactOf(party);
  const departureId = await dateOf(filled, party);
  await filled.services.waiting.join(nobody, {
    departureId,
    party: partyOf(party),
    ...contact,
    acceptTerms: true,
  });
}

const dayIn = (days: number) => daysBefore(kampalaDay(), -days);

async function programOf({ db }: Filled, name: string): Promise<number> {
  const [program] = await db.query(
    'SELECT id FROM programs WHERE name = $1 AND deleted_at IS NULL ORDER BY id LIMIT 1',
    [name],
  );
  if (program) return program.id;
  throw new StartError(
    `There is no program “${name}”: start the product once with npm start, which makes the demo, or remove .data to begin with a fresh one.`,
  );
}

async function dateOf(filled: Filled, { of, inDays }: DemoParty): Promise<number> {
  const [date] = await filled.db.query(
    'SELECT id FROM departures WHERE program_id = $1 AND starts_on = $2 LIMIT 1',
    [await programOf(filled, of), dayIn(inDays)],
  );
  return date.id;
}

function partyOf({ from, adults, children = 0 }: DemoParty) {
  const kinds = [
    { residence: from, ageBand: 'adult' as const, count: adults },
    { residence: from, ageBand: 'child' as const, count: children },
  ];
  return kinds.filter(({ count }) => count > 0);
}

function contactOf({ who }: DemoParty) {
  const [firstName = '', lastName = ''] = who.split(' ');
  const email = `${firstName}.${lastName}@example.org`
    .normalize('NFKD')
    .replace(/[^\w.@]/g, '')
    .toLowerCase();
  return { firstName, lastName, email, phone: '+256 700 000 000', message: '' };
}
