// What the office waits for with 10,000 dates and 100,000 bookings, beside its list of 100,000 registrations.
import type pg from 'pg';
import { manyRegistrations } from '../many-rows.ts';
import { median, type Table } from './table.ts';

interface Office {
  origin: string;
  db: pg.Client;
  token: string;
}

const tries = 9;
const month = { from: '2031-03-01', to: '2031-03-31' };

const departure =
  'id startsOn endsOn visible status capacity taken confirmed waiting program { name } guides { name }';
const booking = 'id reference state firstName lastName seats total paid departure { id startsOn }';

const screens: Record<string, [query: string, variables?: object]> = {
  'calendar of a month': [
    `query ($filter: DepartureFilter) { departureConnection(first: 500, filter: $filter) { totalCount nodes { ${departure} } } }`,
    { filter: month },
  ],
  'list of dates': [`{ departureConnection(first: 25) { totalCount nodes { ${departure} } } }`],
  manifest: ['query ($id: ID!) { manifest(departureId: $id) { __typename } }', { id: 0 }],
  'list of bookings': [`{ bookings(first: 25) { totalCount nodes { ${booking} } } }`],
  'bookings searched': [`{ bookings(first: 25, search: "okello77") { totalCount nodes { ${booking} } } }`],
};

const ofRegistrations: typeof screens = {
  list: [
    '{ registrations(first: 25) { totalCount nodes { id firstName lastName email status program { name } } } }',
  ],
  searched: [
    '{ registrations(first: 25, search: "okello77") { totalCount nodes { id firstName lastName email status program { name } } } }',
  ],
  'by last name': [
    '{ registrations(first: 25, sort: { field: lastName, direction: asc }) { totalCount nodes { id firstName lastName email status } } }',
  ],
};

export async function measureOffice(table: Table, office: Office): Promise<void> {
  await office.db.query(manyRegistrations(100_000));
  await office.db.query(manyBookings);
  await office.db.query('ANALYZE');
  const { rows } = await office.db.query<{ id: number }>(
    'SELECT departure_id AS id FROM bookings GROUP BY departure_id ORDER BY count(*) DESC, id LIMIT 1',
  );
  screens.manifest = [screens.manifest?.[0] ?? '', { id: rows[0]?.id }];
  const slowest = async (all: typeof screens) => {
    let most = 0;
    for (const [name, [query, variables]] of Object.entries(all)) {
      const time = await timeOf(office, query, variables);
      table.figure(name, time, 'ms');
      most = Math.max(most, time);
    }
    return most;
  };
  const floor = await slowest(ofRegistrations);
  table.atMost(
    'slowest screen of dates and bookings, of those of registrations',
    await slowest(screens),
    floor,
    1.2,
  );
}

/** Milliseconds, the median of some. */
async function timeOf({ origin, token }: Office, query: string, variables?: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let i = 0; i < tries; i += 1) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = (await answer.json()) as { errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]?.message);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Random, but the same each time: ten bookings of a date, most of them confirmed. */
const manyBookings = `
  SELECT setseed(0.5);
  INSERT INTO departures (program_id, starts_on, ends_on, cutoff_at, capacity)
    SELECT 1 + n % 12, day, day + 2, day, 40 FROM generate_series(1, 10000) AS n
      CROSS JOIN LATERAL (SELECT date '2031-01-01' + n / 10 AS day) AS days;
  INSERT INTO bookings (reference, departure_id, program_name, seats, state, state_at, mode, source, first_name, last_name, email,
      phone, currency, total, permit_total, deposit, terms, terms_version, terms_at, created_at)
    SELECT upper(lpad(to_hex(n), 8, '0')), departures.id, 'Gorilla Trek', 1 + n % 3,
      (ARRAY['confirmed', 'confirmed', 'confirmed', 'confirmed', 'cancelled', 'expired', 'declined'])[1 + n % 7], now(), 'instant', 'staff',
      (ARRAY['Grace', 'Amina', 'Brian', 'Peter'])[1 + n % 4], 'Okello' || n, 'okello' || n || '@example.org',
      '+256 700 ' || lpad(n::text, 6, '0'), 'USD', 120000, 0, 36000, '{}', 'bench', now(), timestamptz '2026-01-01' + n * interval '5 minutes'
    FROM generate_series(1, 100000) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM departures) AS departures ON place = 1 + n % 10000;
  INSERT INTO booking_travellers (booking_id, position, residence, age_band, name)
    SELECT id, 1, 'any', 'adult', first_name || ' ' || last_name FROM bookings;
`;
