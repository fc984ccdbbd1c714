// The release before this one becomes that of tomorrow part by part while visitors read and write, and letters and reminders leave; and back again.
import { setTimeout as wait } from 'node:timers/promises';
import { kampalaDay } from '../../src/platform/kampala-day.ts';
import { adults, createBooking, guestNumber, makeDate } from '../bookings/bookings.ts';
import { ended } from '../operating/machine.ts';
import { packOf, releaseBefore } from '../releases/releases.ts';
import { until } from '../until.ts';
import { type AskedFleet, askedFleet, quotedAt } from './asked-fleet.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { libfaketime } from './needs.mjs';
import { packOfTomorrow } from './parts/tomorrow.ts';
import { sendNewsletter } from './people/newsletter.ts';
import { type Visits, visitorsOf } from './people/visits.ts';

const least = 2_000;
const guests = 24;
const readers = 400;

/** Reminders leave by day: to the worker it is noon in Kampala, whatever it is to us. */
const noon = () => {
  const seconds = Math.round((Date.parse(`${kampalaDay()}T12:00:00+03:00`) - Date.now()) / 1_000);
  return {
    LD_PRELOAD: libfaketime,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
};

/** Milliseconds: the older one is built and packed the first time. */
const longest = 600_000;

let older: string;
let newer: string;
let fleet: Fleet;
let asked: AskedFleet;
const visitors = visitorsOf(() => fleet.port);
/** Numbers of bookings of whom none is reminded so far. */
let bookings: number[];
beforeAll(async () => {
  older = await packOf(await releaseBefore());
  newer = await packOfTomorrow();
  fleet = await startFleet({
    withStandby: false,
    pack: older,
    given: { MIGRATE: 'never', SHUTDOWN_DELAY_SECONDS: '5' },
    of: { worker: noon() },
    before: (cli) => ended(cli('migrate'), 0),
  });
  asked = await askedFleet(fleet);
  bookings = await book();
  await sendNewsletter(asked, { readers, perMinute: 600 });
}, longest);
afterAll(async () => {
  visitors.close();
  await fleet?.stop();
});

/** Journeys that begin in a few days; answers the numbers of the bookings. */
async function book(): Promise<number[]> {
  const { webs, rowsOf } = asked;
  const party = adults(1);
  const departureId = await makeDate({ db: { query: rowsOf } }, { capacity: guests, startsIn: 5 });
  const quoted = await quotedAt(webs[0], departureId, party);
  for (let nth = 0; nth < guests; nth += 1)
    await webs[nth % 2]?.graphql(createBooking, {
      input: { ...guestNumber(nth), departureId, party, quoted },
    });
  return (await rowsOf('SELECT id FROM bookings ORDER BY id')).map(({ id }) => id);
}

/** One booking after the other is confirmed long enough to be reminded, and the job that comes every ten minutes comes now. */
async function remind(over: () => boolean): Promise<void> {
  const { rowsOf } = asked;
  for (const id of bookings) {
    await rowsOf(
      `UPDATE bookings SET state = 'confirmed', state_at = now() - interval '3 days', hold_until = NULL WHERE id = $1`,
      [id],
    );
    for (let again = 0; again < 2; again += 1) {
      await rowsOf(`INSERT INTO pgboss.job (name) VALUES ('booking-reminders')`);
      if (!over()) await wait(1_500);
    }
  }
}

async function become(pack: string): Promise<void> {
  for (const part of [fleet.one, fleet.two, fleet.worker]) {
    await part.stop();
    part.become(pack);
    await part.start();
  }
}

async function whileVisited(work: () => Promise<void>): Promise<Visits> {
  let over = false;
  const visits = visitors.visit(() => over, least);
  await work().finally(() => {
    over = true;
  });
  return visits;
}

const recordsOf = async ({ writes }: Visits) =>
  (
    await asked.rowsOf('SELECT count(*)::integer AS count FROM contact_submissions WHERE email = ANY ($1)', [
      writes.map(({ key }) => `${key}@example.org`),
    ])
  )[0].count;

function expectNoneFailed({ reads, writes }: Visits): void {
  expect([...new Set(reads)]).toEqual([200]);
  expect([...new Set(writes.map(({ answer }) => answer))]).toEqual([201]);
}

let reminded: Promise<void>;
let isOver = false;

test('migrated first, then web after web and the worker: nothing fails', async () => {
  reminded = remind(() => isOver);
  const visits = await whileVisited(async () => {
    await ended(fleet.cliOf(newer)('migrate'), 0);
    await become(newer);
  });
  expectNoneFailed(visits);
  expect(await recordsOf(visits)).toBe(visits.writes.length);
  expect((await asked.rowsOf('SELECT of_tomorrow FROM programs')).length).toBeGreaterThan(0);
});

test('and back again on the newer tables', async () => {
  const visits = await whileVisited(() => become(older));
  expectNoneFailed(visits);
  expect(await recordsOf(visits)).toBe(visits.writes.length);
});

/** Of all that one address got. */
const subjectsOf = (address: string) =>
  fleet.mails
    .taken()
    .filter(({ to }) => to === address)
    .map(({ raw }) => /^Subject: .*(?:\r\n[ \t].*)*/m.exec(raw)?.[0] ?? '');

test('each reader has one letter, and each guest each reminder once', async () => {
  isOver = true;
  await reminded;
  await until(
    async () => (await asked.rowsOf("SELECT FROM newsletter_issues WHERE status = 'sent'")).length === 1,
  );
  const open = `SELECT FROM pgboss.job WHERE name IN ('mail', 'booking-reminders') AND state < 'completed'`;
  await until(async () => (await asked.rowsOf(open)).length === 0);
  const lettersOf = Array.from({ length: readers }, (_, nth) => subjectsOf(`reader${nth + 1}@example.org`));
  expect(lettersOf.filter((all) => all.length !== 1)).toEqual([]);
  const reminders = await asked.rowsOf(
    'SELECT booking_id, count(*)::integer AS count FROM booking_mails WHERE sent_at IS NOT NULL GROUP BY 1',
  );
  expect(reminders.map(({ booking_id }) => booking_id).sort()).toEqual([...bookings].sort());
  const ofGuests = Array.from({ length: guests }, (_, nth) => subjectsOf(guestNumber(nth).email));
  expect(ofGuests.filter((all) => new Set(all).size !== all.length || all.length < 2)).toEqual([]);
});
