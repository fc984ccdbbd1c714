// Invoices, receipts and credit notes: once each, numbered without a gap, and never changed.
import { Not } from 'typeorm';
import { extractText } from 'unpdf';
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, booked, guest, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { BookingEntity } from '../booking.entity.ts';

let api: Api;
let token: string;
let date: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  date = await makeDate(api);
});

const { ask, call, add, pay, issuePapers } = staffCalls(
  () => api,
  () => token,
);

const year = kampalaDay().slice(0, 4);
const hold = () => add(date, { holdUntil: new Date(Date.now() + 3_600_000).toISOString() });
const fields = 'papers { kind number issuedOn amount currency takesBack counts }';
const papersOf = async (id: number) =>
  (await ask(`query ($id: ID!) { booking(id: $id) { ${fields} } }`, { id })).data.booking.papers;
/** Which papers there are, in short. */
const short = async (id: number) =>
  (await papersOf(id)).map(
    ({ number, amount, counts }: { number: string; amount: number; counts: boolean }) => [
      number,
      amount,
      counts,
    ],
  );
const setPrice = (id: number, unitAmount: number) =>
  call('setBookingLines(id: $id, currency: USD, lines: $lines, reason: "As agreed by telephone")', {
    id: ['ID!', id],
    lines: ['[BookingLineInput!]!', [{ text: 'Private journey', count: 2, unitAmount }]],
  });
const decide = (id: number, input: object) =>
  call('decideRefund(id: $id, input: $input)', { id: ['ID!', id], input: ['RefundDecisionInput!', input] });
const words = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};
const officeFile = (number: string, by = token) =>
  fetch(`${api.url}/api/v1/admin/papers/${number}.pdf`, { headers: { authorization: `Bearer ${by}` } });
const guestFile = (key: string, number: string) =>
  fetch(`${api.url}/booking/paper.pdf?key=${encodeURIComponent(key)}&number=${number}`, {
    redirect: 'manual',
  });

describe('While the settings have no tax number', () => {
  it('nothing is issued, and what to fill in is said; what is missing is issued by a press afterwards', async () => {
    await issuePapers({ taxNumber: null });
    const { id } = await add(date);
    await pay(id, 60_000);
    expect(await papersOf(id)).toEqual([]);
    const press = () => call(`issueBookingPapers(id: ${id})`);
    expect(await press()).toMatchObject({
      code: 'BAD_USER_INPUT',
      refused: 'Please fill in your tax number first, in the settings of bookings.',
    });
    await issuePapers();
    await press();
    await press();
    expect(await short(id)).toEqual([
      [`INV-${year}-0001`, 200_000, true],
      [`REC-${year}-0001`, 60_000, true],
    ]);
  });
});

describe('Papers of a booking', () => {
  beforeEach(() => issuePapers());

  it('are an invoice once it is confirmed and a receipt for each sum that came in, once each', async () => {
    const { id } = await hold();
    expect(await papersOf(id)).toEqual([]);
    await pay(id, 30_000);
    expect(await short(id)).toEqual([[`REC-${year}-0001`, 30_000, true]]);
    await pay(id, 30_000, { receiptNumber: 'R-2' });
    await pay(id, 140_000);
    await call(`confirmBooking(id: ${id})`);
    expect(await papersOf(id)).toEqual([
      expect.objectContaining({
        kind: 'receipt',
        number: `REC-${year}-0001`,
        amount: 30_000,
        takesBack: null,
      }),
      {
        kind: 'invoice',
        number: `INV-${year}-0001`,
        issuedOn: kampalaDay(),
        amount: 200_000,
        currency: 'USD',
        takesBack: null,
        counts: true,
      },
      expect.objectContaining({ kind: 'receipt', number: `REC-${year}-0002`, amount: 30_000 }),
      expect.objectContaining({ kind: 'receipt', number: `REC-${year}-0003`, amount: 140_000 }),
    ]);
  });

  it('are one invoice and one receipt when the same money is written down fifty times at once', async () => {
    const { id } = await hold();
    await Promise.all(Array.from({ length: 50 }, () => pay(id, 60_000, {}, 'the-key-of-this-payment')));
    expect((await short(id)).map(([number]: [string]) => number).sort()).toEqual([
      `INV-${year}-0001`,
      `REC-${year}-0001`,
    ]);
  });

  it('have a credit note that names the invoice, and a new invoice, when the price changes', async () => {
    const { id } = await add(date);
    await setPrice(id, 90_000);
    expect(await papersOf(id)).toEqual([
      expect.objectContaining({ number: `INV-${year}-0001`, amount: 200_000, counts: false }),
      expect.objectContaining({
        kind: 'creditNote',
        number: `CRN-${year}-0001`,
        amount: 200_000,
        takesBack: `INV-${year}-0001`,
      }),
      expect.objectContaining({ number: `INV-${year}-0002`, amount: 180_000, counts: true }),
    ]);
    await setPrice(id, 90_000);
    expect(await papersOf(id)).toHaveLength(3);
  });

  it('have no new invoice when the journey is free now, nor when nothing of a cancelled one is kept', async () => {
    const free = await add(date);
    await setPrice(free.id, 0);
    expect((await short(free.id)).map(([number]: [string]) => number)).toEqual([
      `INV-${year}-0001`,
      `CRN-${year}-0001`,
    ]);
    const { id } = await add(date);
    await pay(id, 60_000);
    await call(`cancelBooking(id: ${id}, byAgency: true, reason: "The road is gone")`);
    expect((await short(id)).map(([number]: [string]) => number)).toEqual([
      `INV-${year}-0002`,
      `REC-${year}-0001`,
      `CRN-${year}-0002`,
    ]);
  });

  it('say of a cancelled booking what is kept, and say it anew when somebody decides otherwise', async () => {
    const { id } = await add(date);
    await pay(id, 60_000);
    const { payments } = await call(`cancelBooking(id: ${id}, reason: "Ill")`);
    const kept = 60_000 - payments[1].amount;
    expect(kept).toBeGreaterThan(0);
    expect(await short(id)).toEqual([
      [`INV-${year}-0001`, 200_000, false],
      [`REC-${year}-0001`, 60_000, true],
      [`CRN-${year}-0001`, 200_000, true],
      [`INV-${year}-0002`, kept, true],
    ]);
    const paidBack = { method: 'cash', receiptNumber: 'B-1', paidOn: kampalaDay() };
    await decide(payments[1].id, { amount: 10_000, reason: 'Permits were bought', ...paidBack });
    expect((await short(id)).slice(4)).toEqual([
      [`CRN-${year}-0002`, kept, true],
      [`INV-${year}-0003`, 50_000, true],
    ]);
  });

  it('of all bookings of a date that is cancelled have their credit notes', async () => {
    const [one, other] = [await add(date), await add(date)];
    await ask('mutation ($id: ID!) { cancelDeparture(id: $id, reason: "The road is gone") { id } }', {
      id: date,
    });
    expect((await short(one.id)).at(-1)).toEqual([`CRN-${year}-0001`, 200_000, true]);
    expect((await short(other.id)).at(-1)).toEqual([`CRN-${year}-0002`, 200_000, true]);
  });

  it('count no more where money was written down by mistake: the receipt stays and says so', async () => {
    const { id } = await add(date);
    const { payments } = await pay(id, 60_000);
    await call(`counterPayment(id: ${payments[0].id}, reason: "Written by mistake")`);
    expect(await short(id)).toEqual([
      [`INV-${year}-0001`, 200_000, true],
      [`REC-${year}-0001`, 60_000, false],
    ]);
  });
});

describe('Numbers', () => {
  /** As many confirmed bookings that have no papers yet. */
  async function bookings(count: number): Promise<BookingEntity[]> {
    const { id } = await hold();
    await api.db.query(
      `INSERT INTO bookings (reference, departure_id, program_name, seats, state, mode, source, first_name, email, currency, total, permit_total,
         deposit, terms, terms_version, terms_at)
       SELECT 'ABCDE' || lpad(i::text, 3, '0'), departure_id, program_name, seats, 'confirmed', mode, source, 'Guest ' || i, email, currency,
         100 + i, 0, 0, terms, terms_version, terms_at
       FROM bookings, generate_series(1, $2::int) AS i WHERE id = $1`,
      [id, count],
    );
    await issuePapers();
    return api.db.manager.find(BookingEntity, { where: { id: Not(id) }, order: { id: 'ASC' } });
  }
  const issue = (row: BookingEntity, then: () => void = () => undefined) =>
    api.db.transaction(async (manager) => {
      await api.services.bookingPapers.follow(manager, row);
      then();
    });
  const numbers = async () =>
    (await api.db.query('SELECT number FROM booking_papers ORDER BY number')).map(
      ({ number }: { number: number }) => number,
    );

  it('of fifty that are issued at once are 1 to 50, and what was rolled back leaves no gap', async () => {
    const rows = await bookings(60);
    await api.services.bookingPapers.load();
    const outcomes = await Promise.allSettled(
      rows.map((row, i) =>
        issue(row, () => {
          if (i % 6 === 5) throw new Error('Rolled back');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbers()).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  it('begin at 1 with each year', async () => {
    const [first, second] = await bookings(2);
    await issue(first as BookingEntity);
    await api.db.query(`ALTER TABLE booking_papers DISABLE TRIGGER booking_papers_stay`);
    await api.db.query('UPDATE booking_papers SET year = year - 1, number = 17');
    await api.db.query(`ALTER TABLE booking_papers ENABLE TRIGGER booking_papers_stay`);
    await issue(second as BookingEntity);
    expect(await papersOf((second as BookingEntity).id)).toEqual([
      expect.objectContaining({ number: `INV-${year}-0001` }),
    ]);
  });
});

describe('What was issued', () => {
  beforeEach(() => issuePapers());

  it('cannot be changed or removed by any statement, but for who bought', async () => {
    const { id } = await add(date);
    await expect(api.db.query('UPDATE booking_papers SET amount = 1')).rejects.toThrow(/never changes/);
    await expect(api.db.query('DELETE FROM booking_papers')).rejects.toThrow(/never changes/);
    await expect(
      api.db.query(`UPDATE booking_papers SET buyer = '{"name": "Somebody else"}'`),
    ).rejects.toThrow(/never changes/);
    await api.db.query('UPDATE booking_papers SET buyer = NULL WHERE booking_id = $1', [id]);
  });

  it('says the same when seller, price and guest are others since', async () => {
    const { id } = await add(date);
    const before = await words(await officeFile(`INV-${year}-0001`));
    await issuePapers({ taxNumber: '2000999999' });
    await call('updateBooking(id: $id, input: $input)', {
      id: ['ID!', id],
      input: ['BookingContactInput!', { firstName: 'Nakato', lastName: 'Kizza', phone: '+256 700 000 009' }],
    });
    await setPrice(id, 90_000);
    expect(await words(await officeFile(`INV-${year}-0001`))).toBe(before);
    expect(before).toContain('Grace Akello');
    expect(await words(await officeFile(`INV-${year}-0002`))).toMatch(/2000999999.*Nakato Kizza/);
  });
});

describe('As a file', () => {
  beforeEach(() => issuePapers());

  it('an invoice says who sells with the tax number, who buys, line by line what, and what is still to be paid', async () => {
    await hold().then(({ id }) => pay(id, 60_000));
    const text = await words(await officeFile(`INV-${year}-0001`));
    for (const part of [
      'INVOICE',
      `INV-${year}-0001`,
      'Tax number 1000123456',
      'Grace Akello',
      guest.email,
      guest.phone,
      'Gorilla Trek in Bwindi',
      'Adult, foreign non-resident',
      '2 USD 1,000 USD 2,000',
      'Total USD 2,000',
      'Paid when this was issued USD 600',
      'USD 1,400',
    ])
      expect(text).toContain(part);
  });

  it('a receipt says what came in, when and how; a credit note which invoice it takes back, and why', async () => {
    const { id } = await add(date);
    await pay(id, 60_000, { method: 'bank', receiptNumber: '2026-117' });
    expect(await words(await officeFile(`REC-${year}-0001`))).toMatch(
      /USD 600 came in for this booking.*Bank transfer, 2026-117.*Paid for this booking so far USD 600/,
    );
    await call(`cancelBooking(id: ${id}, byAgency: true, reason: "The road is gone")`);
    expect(await words(await officeFile(`CRN-${year}-0001`))).toMatch(
      new RegExp(`Takes back invoice INV-${year}-0001 of .*The booking was cancelled.*Credited USD 2,000`),
    );
  });

  it('is the guest’s by the key of the booking it is of, is never kept, and no other key opens it', async () => {
    const mine = await booked(api, date, { party: adults(1) });
    const other = await booked(api, date, { email: 'other@example.org', phone: '+256 700 000 002' });
    await call(`confirmBooking(id: ${mine.id})`);
    const { body } = await api.graphql(
      `query ($key: String!) { travellerBooking(key: $key) { ${fields} } }`,
      { key: mine.key },
    );
    const [{ number }] = body.data.travellerBooking.papers;
    const response = await guestFile(mine.key, number);
    for (const [header, value] of [
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex'],
    ] as const)
      expect(response.headers.get(header)).toBe(value);
    expect(response.headers.get('content-disposition')).toContain(`Invoice ${number}.pdf`);
    expect(await words(response)).toContain(number);
    expect((await guestFile(other.key, number)).status).toBe(404);
    expect((await guestFile('x'.repeat(22), number)).status).toBe(404);
    expect((await guestFile(mine.key, 'INV-1999-0001')).status).toBe(404);
    expect((await guestFile(mine.key, "INV-2026-0001'--")).status).toBe(404);
  });

  it('is given to staff only, and what was never issued is not found', async () => {
    await add(date);
    expect((await fetch(`${api.url}/api/v1/admin/papers/INV-${year}-0001.pdf`)).status).toBe(401);
    expect((await officeFile(`INV-${year}-0002`)).status).toBe(404);
    expect((await officeFile('nonsense')).status).toBe(404);
    expect((await officeFile(`INV-${year}-999999999999`)).status).toBe(404);
  });
});
