// What time does to dates and bookings by itself.
import { type Api, startApi } from '../../../test/api.ts';
import { bookedProgram, departureOf, inDays } from '../../../test/bookings/departures.ts';
import { truncate } from '../../../test/database.ts';

let api: Api;
let token: string;
let program: number;
const told: string[][] = [];
beforeAll(async () => {
  api = await startApi();
  api.changes.subscribe((tables) => void told.push(tables as string[]));
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  program = await bookedProgram(api, token);
  told.length = 0;
});

const book = (departure: number, state: string) =>
  api.db.query(
    `INSERT INTO bookings (reference, departure_id, program_name, seats, state, hold_until, mode, source, terms,
       terms_version, terms_at)
     VALUES ($1, $2, 'Gorilla Trek', 2, $3, CASE WHEN $3 = 'held' THEN now() + interval '1 hour' END, 'instant', 'staff',
       '{}', '', now())`,
    [String(Math.floor(Math.random() * 1e8)).padStart(8, '0'), departure, state],
  );
const over = (id: number, first: number, last: number) =>
  api.db.query('UPDATE departures SET starts_on = $2, ends_on = $3 WHERE id = $1', [
    id,
    inDays(first),
    inDays(last),
  ]);
const statesOf = async (departure: number) =>
  (await api.db.query('SELECT state FROM bookings WHERE departure_id = $1 ORDER BY id', [departure])).map(
    ({ state }: { state: string }) => state,
  );
const statusOf = async (id: number) =>
  (await api.db.query('SELECT status, visible, version FROM departures WHERE id = $1', [id]))[0];

describe('A journey', () => {
  it('is completed the day after its last day, with the bookings of who was on it, once', async () => {
    const id = await departureOf(api, token, program);
    for (const state of ['confirmed', 'cancelled', 'confirmed']) await book(id, state);
    await over(id, -3, -1);
    await api.services.bookingClock.keepTime();
    expect(await statusOf(id)).toMatchObject({ status: 'completed', visible: 'closed' });
    expect(await statesOf(id)).toEqual(['completed', 'cancelled', 'completed']);
    expect(told).toContainEqual(['departures']);
    const [seats] = await api.db.query('SELECT taken FROM departure_seats WHERE departure_id = $1', [id]);
    expect(seats.taken).toBe(4);
    const { version } = await statusOf(id);
    await api.services.bookingClock.keepTime();
    expect((await statusOf(id)).version).toBe(version);
  });

  it('is not over on its last day, and one that was cancelled or never published stays so', async () => {
    const [last, cancelled, draft] = [
      await departureOf(api, token, program, { startTime: '06:00' }),
      await departureOf(api, token, program, { startTime: '07:00' }),
      await departureOf(api, token, program, { startTime: '08:00', status: 'draft' }),
    ];
    await book(last, 'confirmed');
    await api.db.query("UPDATE departures SET status = 'cancelled' WHERE id = $1", [cancelled]);
    await over(last, -2, 0);
    for (const id of [cancelled, draft]) await over(id, -5, -4);
    await api.services.bookingClock.keepTime();
    const statuses = await Promise.all(
      [last, cancelled, draft].map(async (id) => (await statusOf(id)).status),
    );
    expect(statuses).toEqual(['open', 'cancelled', 'draft']);
    expect(await statesOf(last)).toEqual(['confirmed']);
  });
});

it('Kept pages are made anew on the day after a date began, and not each minute', async () => {
  const another = await startApi({}, undefined, api.db);
  const heard: string[][] = [];
  another.changes.subscribe((tables) => void heard.push(tables as string[]));
  const id = await departureOf(api, token, program, { endsOn: inDays(66) });
  await api.db.query(
    "UPDATE departures SET starts_on = $2, visible = 'closed', cutoff_at = now() WHERE id = $1",
    [id, inDays(-1)],
  );
  await another.services.bookingClock.keepTime();
  await another.services.bookingClock.keepTime();
  expect(heard).toEqual([['departures']]);
});
