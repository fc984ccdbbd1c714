// Quotes that staff write, and guests accept, by the real schema on a real database.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, dayIn, makeDate } from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { tokensOfRoles } from '../../../../test/roles.ts';
import type { StaffRole } from '../../../platform/actor.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';

let api: Api;
let tokens: Record<StaffRole, string>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  tokens = await tokensOfRoles(api);
});

const input = {
  title: 'Gorillas and the Nile',
  text: 'Two nights at Bwindi.\n\nThree on the Nile.',
  startsOn: dayIn(100),
  endsOn: dayIn(106),
  goodUntil: dayIn(14),
  party: adults(2),
  currency: 'USD',
  lines: [
    { text: 'Seven days', count: 2, unitAmount: 200_000, unitPermit: 80_000 },
    { text: 'For friends', count: 1, unitAmount: -20_000, unitPermit: null },
  ],
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 001',
};
type Input = Record<string, unknown>;

const quoteFields =
  'id state title startsOn endsOn seats total permitTotal deposit depositNow balanceDueOn goodUntil holdsSeats bookingId declineReason departureId version';

const types: Record<string, string> = {
  id: 'ID!',
  input: 'QuoteInput!',
  version: 'Int',
  key: 'String',
  quoted: 'String!',
  acceptTerms: 'Boolean',
  reason: 'String',
};
async function call(
  field: string,
  variables: Record<string, unknown>,
  { as = 'editor', fields = quoteFields }: { as?: StaffRole | null; fields?: string } = {},
) {
  const typeOf = (name: string) => (name === 'key' && as === null ? 'String!' : (types[name] ?? 'String'));
  const declared = Object.keys(variables).map((name) => `$${name}: ${typeOf(name)}`);
  const given = Object.keys(variables).map((name) => `${name}: $${name}`);
  const kind = field === 'quote' || field === 'travellerQuote' ? 'query' : 'mutation';
  const query = `${kind} (${declared}) { one: ${field}(${given}) { ${fields} } }`;
  const { body } = await api.graphql(query, variables, as === null ? {} : { token: tokens[as] });
  return { one: body.data?.one, error: body.errors?.[0] };
}

const create = async (more: Input = {}) => (await call('createQuote', { input: { ...input, ...more } })).one;
const lastLink = async () => {
  const mails = (await api.mails()).filter(({ template }) => template === 'quote');
  return String(Object.entries(mails.at(-1)?.data ?? {}).find(([name]) => name === 'url')?.[1]);
};
/** One that was sent, with the key of its mail. */
async function sent(more: Input = {}) {
  const { id } = await create(more);
  const { one, error } = await call('sendQuote', { id });
  expect(error).toBeUndefined();
  return { ...one, key: new URL(await lastLink()).searchParams.get('key') ?? '' };
}
const ownFields =
  'number state title startsOn endsOn seats total deposit balanceDueOn goodUntil holdsSeats quoted bookingReference bookingKey lines { text count unitAmount unitPermit amount } terms { version }';
const read = (key: string) => call('travellerQuote', { key }, { as: null, fields: ownFields });
const accept = (key: string, quoted: string, acceptTerms = true) =>
  call('acceptQuote', { key, quoted, acceptTerms }, { as: null, fields: 'reference state holdUntil key' });
/** Reads it and accepts what it says. */
const agree = async (key: string) => accept(key, (await read(key)).one.quoted);
const bookings = () =>
  api.db.query(
    `SELECT bookings.*, departures.title, departures.status, capacity, taken FROM bookings
     JOIN departures ON departures.id = departure_id JOIN departure_seats USING (departure_id) ORDER BY bookings.id`,
  );

describe('Staff write a quote', () => {
  it('that nobody else sees until it is sent, with its sums, its deposit and the terms of that day', async () => {
    const quote = await create();
    expect(quote).toMatchObject({ state: 'draft', seats: 2, total: 380_000, permitTotal: 160_000 });
    expect(quote).toMatchObject({ deposit: null, depositNow: 114_000, balanceDueOn: dayIn(70) });
    expect(await bookings()).toEqual([]);
    expect(await api.mails()).toEqual([]);
    const { one } = await call('sendQuote', { id: quote.id });
    expect(one.state).toBe('sent');
    expect(await lastLink()).toMatch(/\/quote\?key=[\w-]{22}$/);
  });

  it('with prices only by who may set prices; without them the office writes the rest, and it is not sent', async () => {
    const refused = await call('createQuote', { input }, { as: 'office' });
    expect(refused.error.extensions.code).toBe('FORBIDDEN');
    const { one } = await call('createQuote', { input: { ...input, lines: [] } }, { as: 'office' });
    const unpriced = await call('sendQuote', { id: one.id }, { as: 'office' });
    expect(unpriced.error.extensions.details[0]).toMatchObject({ path: ['lines'] });
    await call('updateQuote', { id: one.id, input });
    const words = { ...input, title: 'Gorillas' };
    expect((await call('updateQuote', { id: one.id, input: words }, { as: 'office' })).one.title).toBe(
      'Gorillas',
    );
    const cheaper = { ...words, lines: [{ ...input.lines[0], unitAmount: 150_000 }] };
    expect(
      (await call('updateQuote', { id: one.id, input: cheaper }, { as: 'office' })).error.extensions.code,
    ).toBe('FORBIDDEN');
    expect((await call('createQuote', { input }, { as: 'viewer' })).error.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['no day to begin', { startsOn: null }, 'startsOn'],
    ['an end before the beginning', { endsOn: dayIn(99) }, 'endsOn'],
    ['a last day after the journey began', { goodUntil: dayIn(101) }, 'goodUntil'],
    ['a discount above the price', { lines: [{ ...input.lines[1] }] }, 'lines'],
    ['a deposit above the price', { deposit: 380_001 }, 'deposit'],
    ['a date that is not there', { departureId: 999 }, 'departureId'],
    ['a program that is not there', { programId: 'x' }, 'programId'],
    ['a message that is not there', { messageId: 999 }, 'messageId'],
    ['no address', { email: 'grace' }, 'email'],
  ])('and is told in a sentence of %s', async (_, wrong, field) => {
    const { error } = await call('createQuote', { input: { ...input, ...wrong } });
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
    expect(error.extensions.details).toContainEqual(expect.objectContaining({ path: [field] }));
  });

  it('once, however often the same key sends it', async () => {
    const key = 'quotes-test-key-0001';
    const both = await Promise.all([1, 2].map(() => call('createQuote', { input, key })));
    expect(both.map(({ one }) => one.id)).toEqual([both[0]?.one.id, both[0]?.one.id]);
    const id = both[0]?.one.id;
    const sentKey = 'quotes-test-key-0002';
    await Promise.all([1, 2].map(() => call('sendQuote', { id, key: sentKey })));
    expect((await api.mails()).filter(({ template }) => template === 'quote')).toHaveLength(1);
  });

  it('and of two colleagues the second is told who was faster', async () => {
    const { id, version } = await create();
    await call('updateQuote', { id, input: { ...input, title: 'First' }, version });
    const { error } = await call('updateQuote', { id, input: { ...input, title: 'Second' }, version });
    expect(error.extensions.code).toBe('CONFLICT');
  });

  it('of a message, which is answered by it', async () => {
    const [{ id: messageId }] = await api.db.query(
      `INSERT INTO contact_submissions (name, email, subject, message, created_at)
       VALUES ('Grace', 'grace@example.org', 'Trip', 'Trip?', now()) RETURNING id`,
    );
    await sent({ messageId: String(messageId) });
    const [{ status }] = await api.db.query('SELECT status FROM contact_submissions');
    expect(status).toBe('answered');
  });
});

describe('A guest reads a quote', () => {
  it('by its key alone, which stands nowhere but in the mail, up to 90 days after the journey', async () => {
    const { key } = await sent();
    const { one } = await read(key);
    expect(one).toMatchObject({ state: 'sent', total: 380_000, deposit: 114_000, bookingKey: null });
    expect(one.lines.map(({ amount }: { amount: number }) => amount)).toEqual([400_000, -20_000]);
    expect((await read(`${key.slice(0, -1)}_`)).one).toBeNull();
    await api.db.query('UPDATE quotes SET starts_on = $1, ends_on = $1', [dayIn(-91)]);
    expect((await read(key)).one).toBeNull();
    const kept = await api.db.query(`SELECT row_to_json(quotes)::text AS text FROM quotes
      UNION ALL SELECT row_to_json(idempotency_keys)::text FROM idempotency_keys
      UNION ALL SELECT row_to_json(activities)::text FROM activities`);
    expect(kept.filter(({ text }: { text: string }) => text.includes(key))).toEqual([]);
  });

  it('at another link once the office corrected the address, and not at the one before', async () => {
    const { id, key } = await sent();
    await call('updateQuote', { id, input: { ...input, email: 'grace.akello@example.org' } });
    expect((await read(key)).one).toBeNull();
    const [mail] = (await api.mails()).slice(-1);
    expect(mail?.to).toBe('grace.akello@example.org');
    expect((await read(new URL(await lastLink()).searchParams.get('key') ?? '')).one.state).toBe('sent');
  });

  it('and declines it with a word, of which the office is told', async () => {
    const { id, key } = await sent();
    const reason = 'We found a cheaper one.';
    const { one } = await call('declineQuote', { key, reason }, { as: null, fields: ownFields });
    expect(one.state).toBe('declined');
    expect((await call('quote', { id })).one).toMatchObject({ state: 'declined', declineReason: reason });
    expect((await api.mails()).at(-1)).toMatchObject({
      template: 'quote-office',
      data: { what: 'declined', reason },
    });
    expect((await agree(key)).error.message).toMatch(/^This quote was declined\./);
    expect((await call('sendQuote', { id })).error.extensions.code).toBe('CONFLICT');
  });
});

describe('A guest accepts a quote', () => {
  it('and has a booking with exactly its lines, sums and terms on a date of its own that visitors do not see', async () => {
    const date = await makeDate(api);
    const [{ programId }] = await api.db.query('SELECT program_id AS "programId" FROM departures');
    const { id, key } = await sent({ programId: String(programId) });
    const { quoted } = (await read(key)).one;
    const { one, error } = await accept(key, quoted);
    expect(error).toBeUndefined();
    expect(one).toMatchObject({ state: 'held' });
    const [booking] = await bookings();
    expect(booking).toMatchObject({
      source: 'quote',
      seats: 2,
      total: 380_000,
      deposit: 114_000,
      permit_total: 160_000,
      currency: 'USD',
      program_id: programId,
      program_name: 'Gorillas and the Nile',
      title: 'Gorillas and the Nile',
      status: 'closed',
      capacity: 2,
      taken: 2,
      email: 'grace@example.org',
      came_at: expect.any(Date),
      terms_ip: expect.stringMatching(/./),
    });
    expect(Math.round((booking.hold_until - Date.now()) / 3_600_000)).toBe(24);
    const lines = await api.db.query('SELECT text, count, unit_amount FROM booking_lines ORDER BY position');
    expect(lines).toEqual([
      { text: 'Seven days', count: 2, unit_amount: 200_000 },
      { text: 'For friends', count: 1, unit_amount: -20_000 },
    ]);
    expect((await call('quote', { id })).one).toMatchObject({ state: 'accepted', bookingId: booking.id });
    const templates = (await api.mails()).slice(-2).map(({ template }) => template);
    expect(templates.sort()).toEqual(['booking', 'quote-office']);
    const { body } = await api.graphql(
      `{ program(id: ${programId}) { departures { id } } seatsLeft(programId: ${programId}) { departureId } }`,
    );
    expect(body.data.program.departures).toEqual([{ id: date }]);
    expect(body.data.seatsLeft).toEqual([{ departureId: date }]);
    // The key that was answered opens the booking, and the quote leads to it.
    const opened = await api.graphql(`{ travellerBooking(key: "${one.key}") { reference } }`);
    expect(opened.body.data.travellerBooking.reference).toBe(one.reference);
    expect((await read(key)).one).toMatchObject({
      bookingReference: one.reference,
      bookingKey: one.key,
    });
    const timeline = await api.graphql(
      `query ($id: ID!) { timeline(subject: { kind: booking, id: $id }) { type text } }`,
      { id: booking.id },
      { token: tokens.editor },
    );
    expect(timeline.body.data.timeline).toContainEqual({
      type: 'price',
      text: `Quote ${id}, accepted by the guest`,
    });
  });

  it('and whoever joins the party has a seat on its date, while the lines stay as they were agreed', async () => {
    await makeDate(api);
    const [{ programId }] = await api.db.query('SELECT program_id AS "programId" FROM departures');
    const { key } = await sent({ programId: String(programId) });
    await agree(key);
    const [{ id }] = await bookings();
    const { body } = await api.graphql(
      `mutation ($id: ID!, $party: [PartyInput!]!) {
         changeParty(id: $id, party: $party, reason: "A friend comes along") { seats total } }`,
      { id, party: adults(3) },
      { token: tokens.editor },
    );
    expect(body.data?.changeParty).toEqual({ seats: 3, total: 380_000 });
    expect(await bookings()).toMatchObject([{ capacity: 3, taken: 3 }]);
  });

  it('twice, or ten times at once, and has the one booking', async () => {
    const { key } = await sent();
    const { quoted } = (await read(key)).one;
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(key, quoted)));
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined));
    expect(new Set(answers.map(({ one }) => one.key)).size).toBe(1);
    expect(await bookings()).toHaveLength(1);
    const [{ count }] = await api.db.query('SELECT count(*)::int AS count FROM departures');
    expect(count).toBe(1);
    expect((await accept(key, 'something else')).one.reference).toBe(answers[0]?.one.reference);
  });

  it('and is told when it was changed after it was shown, with nothing booked', async () => {
    const { id, key } = await sent();
    const { quoted } = (await read(key)).one;
    await call('updateQuote', { id, input: { ...input, deposit: 100_000 } });
    const { error } = await accept(key, quoted);
    expect(error.message).toMatch(/^This quote was changed after it was shown to you\./);
    expect(await bookings()).toEqual([]);
    const now = (await read(key)).one;
    expect(now).toMatchObject({ deposit: 100_000 });
    expect(error.extensions.quoted).toBe(now.quoted);
    expect((await accept(key, now.quoted)).one.state).toBe('held');
  });

  it('up to the end of its last day, also while the job has not looked', async () => {
    const { key } = await sent();
    await api.db.query('UPDATE quotes SET good_until = $1', [dayIn(-1)]);
    expect((await read(key)).one.state).toBe('expired');
    const { error } = await agree(key);
    expect(error.message).toMatch(/^This quote was good until .* Please write to us/);
    await api.db.query('UPDATE quotes SET good_until = $1', [kampalaDay()]);
    expect((await agree(key)).one.state).toBe('held');
  });

  it('not without the terms, and not one that was taken back', async () => {
    const { id, key } = await sent();
    const { quoted } = (await read(key)).one;
    const { error } = await accept(key, quoted, false);
    expect(error.extensions.details[0]).toMatchObject({ path: ['acceptTerms'] });
    await call('withdrawQuote', { id });
    expect((await accept(key, quoted)).error.message).toMatch(/^We took this quote back\./);
  });

  it('confirmed at once where nothing is due, and held until the moment that the quote says', async () => {
    const free = await sent({ deposit: 0 });
    expect((await agree(free.key)).one).toMatchObject({ state: 'confirmed', holdUntil: null });
    const payUntil = `${dayIn(20)}T12:00:00.000Z`;
    const late = await sent({ payUntil });
    expect((await agree(late.key)).one.holdUntil).toBe(payUntil);
  });

  it('of a date that is there: its seats are taken, and who comes too late is told to write', async () => {
    const departureId = await makeDate(api, { capacity: 3 });
    const both = [
      await sent({ departureId: String(departureId) }),
      await sent({ departureId: String(departureId) }),
    ];
    expect(both[0]).toMatchObject({ startsOn: dayIn(100), endsOn: dayIn(101), departureId });
    const quoted = (await Promise.all(both.map(({ key }) => read(key)))).map(({ one }) => one.quoted);
    const answers = await Promise.all(both.map(({ key }, at) => accept(key, quoted[at])));
    expect(answers.filter(({ one }) => one?.state === 'held')).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error.message).toBe(
      'The seats of this journey were taken meanwhile. Please write to us: we look for another way.',
    );
    expect(await bookings()).toMatchObject([{ departure_id: departureId, taken: 2, title: null }]);
  });

  it('of a date that moved: what was shown is another journey', async () => {
    const departureId = await makeDate(api);
    const { key } = await sent({ departureId: String(departureId) });
    const { quoted } = (await read(key)).one;
    await api.db.query('UPDATE departures SET starts_on = $1, ends_on = $1', [dayIn(120)]);
    expect((await accept(key, quoted)).error.extensions.code).toBe('CONFLICT');
    expect((await read(key)).one.startsOn).toBe(dayIn(120));
  });

  it('and a date that an open quote names is not deleted', async () => {
    const departureId = await makeDate(api);
    await create({ departureId: String(departureId) });
    const { body } = await api.graphql(
      'mutation ($id: ID!) { deleteDeparture(id: $id) }',
      { id: departureId },
      { token: tokens.editor },
    );
    expect(body.errors[0].message).toBe('This departure has 1 open quote: please withdraw it first.');
  });
});

describe('Seats are held for a quote', () => {
  it('from the moment on that it is sent, which is no news to the office; the guest takes them over', async () => {
    const { id, key, holdsSeats } = await sent({ holdSeats: true });
    expect(holdsSeats).toBe(true);
    const [held] = await bookings();
    expect(held).toMatchObject({ state: 'held', came_at: null, taken: 2, title: 'Gorillas and the Nile' });
    expect(held.hold_until.toISOString()).toBe(`${dayIn(14)}T21:00:00.000Z`);
    await call('updateQuote', { id, input: { ...input, holdSeats: true, deposit: 50_000 } });
    const { one } = await agree(key);
    expect(one.state).toBe('held');
    const after = await bookings();
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: held.id, deposit: 50_000, came_at: expect.any(Date) });
    expect(after[0].address_confirmed_at).not.toBeNull();
    expect((await agree(key)).one.reference).toBe(one.reference);
  });

  it('and come free when it is withdrawn, declined, saved without them, or its last day is over', async () => {
    const ended = async (end: (quote: { id: number; key: string }) => Promise<unknown>) => {
      await end(await sent({ holdSeats: true }));
      const last = (await bookings()).at(-1);
      expect(last).toMatchObject({ taken: 0 });
      return [last.state, last.status];
    };
    expect(await ended(({ id }) => call('withdrawQuote', { id }))).toEqual(['cancelled', 'cancelled']);
    expect(await ended(({ key }) => call('declineQuote', { key }, { as: null, fields: 'state' }))).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(await ended(({ id }) => call('updateQuote', { id, input }))).toEqual(['cancelled', 'cancelled']);
    const mails = (await api.mails()).length;
    expect(
      await ended(async ({ id }) => {
        await api.db.query(`UPDATE quotes SET good_until = $1 WHERE id = $2`, [dayIn(-1), id]);
        await api.db.query(`UPDATE bookings SET hold_until = now() WHERE state = 'held'`);
        await api.services.quoteClock.keepTime();
        expect((await call('quote', { id })).one.state).toBe('expired');
      }),
    ).toEqual(['expired', 'cancelled']);
    // The quote itself, and nothing of seats that the guest never heard of.
    expect(await api.mails()).toHaveLength(mails + 1);
  });

  it('as long as they are held, its days and its party stay', async () => {
    const { id } = await sent({ holdSeats: true });
    const { error } = await call('updateQuote', {
      id,
      input: { ...input, holdSeats: true, party: adults(3) },
    });
    expect(error.message).toMatch(/^Seats are held for this quote/);
  });

  it('of a date that has too few, it is not sent', async () => {
    const departureId = String(await makeDate(api, { capacity: 1 }));
    const { id } = await create({ departureId, holdSeats: true });
    expect((await call('sendQuote', { id })).error.extensions.code).toBe('CONFLICT');
    expect((await call('quote', { id })).one.state).toBe('draft');
    expect(await api.mails()).toEqual([]);
  });
});

describe('A quote and the person it is for', () => {
  it('is found by name, stands with all that came from an address, and leads from its booking', async () => {
    const { id, key } = await sent();
    await agree(key);
    const { body } = await api.graphql(
      `{ quotes(search: "akello") { totalCount nodes { id } }
         customer(email: "grace@example.org") { quotes { id } bookings { quoteId } }
         staffSearch(text: "gorillas") { kind items { id } } }`,
      {},
      { token: tokens.viewer },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data.quotes).toEqual({ totalCount: 1, nodes: [{ id }] });
    expect(body.data.customer).toEqual({ quotes: [{ id }], bookings: [{ quoteId: id }] });
    expect(body.data.staffSearch).toContainEqual({ kind: 'quote', items: [{ id }] });
  });

  it('loses the person with an erasure, keeps its sums, and opens for nobody any more', async () => {
    const { id, key } = await sent();
    const { body } = await api.graphql(
      'mutation { erasePerson(email: "Grace@example.org") { name count } }',
      {},
      { token: tokens.editor },
    );
    expect(body.data.erasePerson).toContainEqual({ name: 'Quotes', count: 1 });
    expect((await read(key)).one).toBeNull();
    const fields = `${quoteFields} firstName email text`;
    expect((await call('quote', { id }, { fields })).one).toMatchObject({
      state: 'withdrawn',
      total: 380_000,
      firstName: '',
      email: '',
      text: '',
    });
  });

  it('loses the person so many days after the journey, as bookings do', async () => {
    await sent();
    expect(await api.services.quoteRetention.anonymiseOld(dayIn(100))).toBe(0);
    expect(await api.services.quoteRetention.anonymiseOld(dayIn(100 + 366))).toBe(1);
  });
});
