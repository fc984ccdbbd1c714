// The last seats of a season, booked on two instances of the product that are killed by turns.
import { dayIn } from '../bookings/bookings.ts';
import { gorillaTrek } from '../samples.ts';
import { until } from '../until.ts';
import { type KillableProduct, killableProduct } from './killable-product.ts';

/** Milliseconds on a busy machine. */
const longest = 120_000;
const capacities = [5, 7, 4, 6, 5, 7, 4, 6];
const kills = 6;
const party = [{ residence: 'any', ageBand: 'adult', count: 1 }];

let here: KillableProduct;
let there: KillableProduct;
let dates: { id: number; quoted: string }[];

beforeAll(async () => {
  // Each guest comes from an address of their own, as limits hold in a deployment.
  const settings = { TRUST_PROXY: '1' };
  here = await killableProduct('last_seats', settings);
  there = await killableProduct('last_seats', settings, here);
  await Promise.all([here.start(), there.start()]);
  const { rows } = await here.client.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, booking_mode)
     VALUES ($1, $2, $3, $4, $5, $6, $7, true, 'instant') RETURNING id`,
    Object.values(gorillaTrek),
  );
  await here.client.query(
    `INSERT INTO price_tiers (program_id, position, residence, age_band, currency, amount, permit)
     VALUES ($1, 0, 'any', 'adult', 'USD', 100000, 60000)`,
    [rows[0].id],
  );
  dates = [];
  for (const [i, capacity] of capacities.entries()) {
    const made = await here.client.query(
      `INSERT INTO departures (program_id, starts_on, ends_on, cutoff_at, capacity)
       VALUES ($1, $2, $2, ($2::date - 1) AT TIME ZONE 'Africa/Kampala', $3) RETURNING id`,
      [rows[0].id, dayIn(100 + i), capacity],
    );
    const { id } = made.rows[0];
    const answer = await here.post('/bookings/quote', { departureId: id, party });
    const { data } = (await answer.json()) as { data: { quoted: string } };
    dates.push({ id, quoted: data.quoted });
  }
}, longest);
afterAll(async () => {
  await there.remove();
  await here.remove();
});

let guests = 0;
const addressOf = (i: number) => ({ 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` });

/** A guest who sends the form until it is answered, to whichever instance is there; the booking's key, or null where no seat is left. */
async function book(): Promise<string | null> {
  guests += 1;
  const i = guests;
  const date = dates[i % dates.length] as (typeof dates)[number];
  const form = { key: `the-form-of-guest-number-${i}` };
  const guest = { firstName: 'Grace', lastName: `Guest ${i}`, email: `guest${i}@example.org` };
  const contact = { ...guest, phone: `+256 700 ${100_000 + i}`, acceptTerms: true };
  for (let tries = 0; ; tries += 1) {
    const at = (i + tries) % 2 === 0 ? here : there;
    const input = { departureId: date.id, quoted: date.quoted, party, ...contact, form };
    const answer = await at.post('/bookings', input, addressOf(i)).catch(() => null);
    if (answer?.status === 201) return ((await answer.json()) as { data: { key: string } }).data.key;
    if (answer?.status === 409) return null;
    // Killed, starting, or too many at this moment: the same form is sent again.
    expect([undefined, 429, 503]).toContain(answer?.status);
    await new Promise((later) => setTimeout(later, 200));
  }
}

test(
  'no seat is sold twice, and no booking that was answered is lost',
  async () => {
    const acknowledged: string[] = [];
    let refused = 0;
    let isOver = false;
    const buyers = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const key = await book();
        if (key) acknowledged.push(key);
        else refused += 1;
      }
    });
    for (let killed = 0; killed < kills; killed += 1) {
      // In the midst of it: some seats are sold since, and others are asked for.
      const before = guests;
      await until(() => guests > before + 4, longest);
      const product = killed % 2 === 0 ? here : there;
      await product.kill();
      // Guests whose holds are over make room, so that there are last seats after each kill.
      await here.client.query(
        `UPDATE bookings SET hold_until = clock_timestamp() - interval '1 second' WHERE id IN (
           SELECT DISTINCT ON (departure_id) id FROM bookings WHERE state = 'held' ORDER BY departure_id, id)`,
      );
      await product.start();
    }
    await until(() => refused > capacities.length, longest);
    isOver = true;
    await Promise.all(buyers);

    const { rows: sold } = await here.client.query(
      `SELECT capacity, taken, (SELECT coalesce(sum(seats), 0)::integer FROM bookings WHERE departure_id = departures.id
         AND state = 'held') AS live FROM departures JOIN departure_seats ON departure_id = departures.id ORDER BY id`,
    );
    expect(sold.map(({ taken }) => taken)).toEqual(capacities);
    expect(sold.map(({ live }) => live)).toEqual(capacities);
    // Nobody was booked twice by sending the form again.
    const { rows: twice } = await here.client.query(
      'SELECT email FROM bookings GROUP BY email HAVING count(*) > 1',
    );
    expect(twice).toEqual([]);
    const found = await Promise.all(
      acknowledged.map(
        async (bookingKey, i) => (await there.post('/own-booking', { bookingKey }, addressOf(i))).status,
      ),
    );
    expect(found.filter((status) => status !== 200)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(capacities.reduce((sum, seats) => sum + seats));
  },
  longest * 5,
);
