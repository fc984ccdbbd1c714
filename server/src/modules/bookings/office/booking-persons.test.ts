// What bookings know of people: exported, erased, and gone with time; what is of the office stays.
import { randomBytes } from 'node:crypto';
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import { createSealedText } from '../../../platform/sealing/sealed-text.ts';

const key = { id: 'test', key: randomBytes(32) };
const sealed = createSealedText([key]);
const email = 'quirina.mabanzi@example.org';
const words = [
  'quirina',
  'mabanzi',
  '755 123 987',
  'zebrawort',
  'passwort99',
  'notizwort',
  'grundwort',
  'antwortwort',
];

let api: Api;
let token: string;
let date: number;
beforeAll(async () => {
  api = await startApi({ dataKeys: [key] });
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  date = await makeDate(api);
});

const { ask, call, add, find, pay, issuePapers } = staffCalls(
  () => api,
  () => token,
);

/** A booking of Quirina with all that guests and staff can write about it. */
async function filled(): Promise<number> {
  await issuePapers();
  const { id, travellers } = await add(date, {
    firstName: 'Quirina',
    lastName: 'Mabanzi',
    email,
    phone: '+256 755 123 987',
    message: 'Zebrawort',
  });
  await call('saveBookingTravellers(id: $id, travellers: $travellers)', {
    id: ['ID!', id],
    travellers: [
      '[TravellerInput!]!',
      [{ id: travellers[0].id, name: 'Quirina Mabanzi', passport: 'Passwort99' }],
    ],
  });
  const of = `{ kind: booking, id: ${id} }`;
  await ask(`mutation { addNote(subject: ${of}, text: "Notizwort") { id } }`);
  await ask(`mutation { addReminder(subject: ${of}, dueOn: "${kampalaDay()}", text: "Notizwort") { id } }`);
  await ask(
    `mutation { sendReply(subject: ${of}, input: { subject: "Antwortwort", text: "Antwortwort" }, key: "a-key-of-the-reply-1") { id } }`,
  );
  await pay(id, 60_000, { reason: 'Grundwort' });
  return id;
}

/** Columns in which one of the words stands, sealed texts opened. */
async function found(): Promise<string[]> {
  const columns: { place: string; table: string; column: string }[] = await api.db.query(
    `SELECT table_name || '.' || column_name AS place, table_schema || '."' || table_name || '"' AS table, column_name AS column
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  );
  const hits = new Set<string>();
  for (const { place, table, column } of columns) {
    const rows: { value: string }[] = await api.db.query(
      `SELECT "${column}"::text AS value FROM ${table} WHERE "${column}" IS NOT NULL`,
    );
    for (const { value } of rows)
      for (const text of [value, ...opened(value)])
        if (words.some((word) => text.toLowerCase().includes(word))) hits.add(place);
  }
  return [...hits].sort();
}

const abouts = ['booking_travellers.details', 'timeline_entries.text', 'reminders.text', 'replies', 'mail'];
const opened = (value: string): string[] =>
  (value.match(/v1\.[\w-]+\.[\w-]+/g) ?? []).flatMap((text) =>
    abouts.flatMap((about) => {
      try {
        return [sealed.open(text, about)];
      } catch {
        return [];
      }
    }),
  );

const erase = async () =>
  await ask('mutation ($email: String!) { erasePerson(email: $email) { name count erasure } }', { email });

describe('A guest', () => {
  it('with a booking to come, or money to decide on, is not erased: the sentence says what to do', async () => {
    const id = await filled();
    const { reference } = await find(id);
    expect((await erase()).errors[0]).toMatchObject({
      message: `This person has a booking, ${reference}: please cancel it first, or erase when the journey is over.`,
      extensions: { code: 'CONFLICT' },
    });
    await call(`cancelBooking(id: ${id}, byAgency: true)`);
    expect((await erase()).errors[0].message).toMatch(/^Somebody has to decide first/);
  });

  it('is nowhere after it was erased; reference, dates, seats and sums stay, and so does everything of others', async () => {
    const id = await filled();
    const other = await add(date, { email: 'grace@example.org', party: adults(1) });
    await call(`cancelBooking(id: ${id}, refund: 0, reason: "Grundwort")`);
    await api.db.query(
      `INSERT INTO waiting (departure_id, party, seats, first_name, last_name, email, phone, terms_at)
       VALUES ($1, '[]', 1, 'Quirina', 'Mabanzi', $2, '+256 755 123 987', now())`,
      [date, email],
    );
    const others = () =>
      api.db.query(
        `SELECT to_jsonb(bookings) AS row, (SELECT jsonb_agg(to_jsonb(one)) FROM booking_travellers AS one WHERE booking_id = bookings.id) AS travellers
         FROM bookings WHERE id = $1`,
        [other.id],
      );
    const before = await others();
    expect(await found()).toEqual(
      expect.arrayContaining([
        'bookings.first_name',
        'booking_papers.buyer',
        'booking_travellers.details',
        'payments.reason',
        'replies.sealed',
        'waiting.email',
      ]),
    );
    const kept = await find(id);
    const { data } = await erase();
    expect(data.erasePerson).toEqual(
      expect.arrayContaining([
        { name: 'Bookings', count: 1, erasure: 'anonymised' },
        { name: 'Places on waiting lists', count: 1, erasure: 'removed' },
      ]),
    );
    expect(await found()).toEqual([]);
    const { reference, seats, total, paid, startsOn, lines } = kept;
    expect(await find(id)).toMatchObject({ reference, seats, total, paid, startsOn, lines, firstName: '' });
    expect(await others()).toEqual(before);
  });
});

describe('With time', () => {
  const travelled = (days: number) =>
    api.db.query('UPDATE departures SET starts_on = $1, ends_on = $1', [daysBefore(kampalaDay(), days)]);

  it('passports go 30 days after the journey, names stay as long as those of registrations', async () => {
    const id = await filled();
    await travelled(29);
    expect(await api.services.bookingRetention.removePassports()).toBe(0);
    await travelled(30);
    expect(await api.services.bookingRetention.removePassports()).toBe(1);
    expect((await find(id)).travellers[0]).toMatchObject({ name: 'Quirina Mabanzi', hasPassport: false });
    expect(await api.services.bookingRetention.anonymiseOld()).toBe(0);
  });

  it('a booking loses its person, and what staff wrote; what happened to it stays, without words', async () => {
    const id = await filled();
    await travelled(5000);
    expect(await api.services.bookingRetention.anonymiseOld()).toBe(1);
    expect(await found()).toEqual([]);
    expect(await find(id)).toMatchObject({ firstName: '', state: 'confirmed', paid: 60_000, total: 200_000 });
    const of = `{ kind: booking, id: ${id} }`;
    expect((await ask(`mutation { addNote(subject: ${of}, text: "More") { id } }`)).errors[0].message).toBe(
      'This booking is anonymised: nothing can be written about it any more.',
    );
    expect(await api.services.bookingRetention.anonymiseOld()).toBe(0);
  });

  it('those who waited are removed 30 days after the date', async () => {
    await api.db.query(
      `INSERT INTO waiting (departure_id, party, seats, first_name, last_name, email, phone, terms_at)
       VALUES ($1, '[]', 1, 'Quirina', 'Mabanzi', $2, '1', now())`,
      [date, email],
    );
    expect(await api.services.bookingRetention.removeWaiting()).toBe(0);
    await travelled(30);
    expect(await api.services.bookingRetention.removeWaiting()).toBe(1);
  });
});
