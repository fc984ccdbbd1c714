// Chargebacks: noted with the day by which they must be answered, and proved by one document.
import { extractText } from 'unpdf';
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, dayIn, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';

let api: Api;
let token: string;
let id: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  id = (await booked(api, await makeDate(api))).id;
  await api.db.query(`UPDATE bookings SET terms_ip = '203.0.113.7' WHERE id = $1`, [id]);
});

const { ask, call, find, pay, timeline, issuePapers } = staffCalls(
  () => api,
  () => token,
);

const dispute = { amount: 60_000, reason: 'The card holder says it was not them.', answerBy: dayIn(2) };
const fields = `{ id answerBy disputes { id amount currency caseNumber reason answerBy byName answer answeredByName } }`;
const note = async (more: object = {}, key?: string) =>
  await ask(
    `mutation ($id: ID!, $input: DisputeInput!, $key: String) { booking: noteDispute(bookingId: $id, input: $input, key: $key) ${fields} }`,
    { id, input: { ...dispute, ...more }, key },
  );
const answer = async (of: number, words = 'We sent terms, voucher and manifest.') =>
  await ask(
    `mutation ($id: ID!, $answer: String!) { booking: answerDispute(id: $id, answer: $answer) ${fields} }`,
    { id: of, answer: words },
  );
const noted = async () => (await note({ caseNumber: 'CB-77' })).data.booking.disputes[0].id;
const disputed = async () =>
  (await ask('{ bookings(filter: { disputed: true }) { nodes { id } } }')).data.bookings.nodes.map(
    (one: { id: number }) => one.id,
  );
const evidence = (of: number | string, by = token) =>
  fetch(`${api.url}/api/v1/admin/disputes/${of}/evidence.pdf`, {
    headers: { authorization: `Bearer ${by}` },
  });

describe('A chargeback', () => {
  it('is noted with the day by which it must be answered, waits until then, and is told by the timeline', async () => {
    await pay(id, 60_000);
    const { booking } = (await note({ caseNumber: 'CB-77' })).data;
    expect(booking).toMatchObject({
      answerBy: dayIn(2),
      disputes: [{ ...dispute, currency: 'USD', caseNumber: 'CB-77', byName: 'amina', answer: null }],
    });
    expect(await disputed()).toEqual([id]);
    expect((await timeline(id)).at(-1)).toMatchObject({
      type: 'payment',
      to: expect.stringMatching(/^USD 600 is charged back, answer by /),
      text: dispute.reason,
    });
    const answered = (await answer(booking.disputes[0].id)).data.booking;
    expect(answered).toMatchObject({
      answerBy: null,
      disputes: [{ answer: 'We sent terms, voucher and manifest.', answeredByName: 'amina' }],
    });
    expect(await disputed()).toEqual([]);
  });

  it('is one when it is sent twice with one key, and is answered once', async () => {
    await Promise.all([note({}, 'the-key-of-this-case'), note({}, 'the-key-of-this-case')]);
    const { disputes } = (await note({}, 'the-key-of-this-case')).data.booking;
    expect(disputes).toHaveLength(1);
    const answers = await Promise.all([answer(disputes[0].id), answer(disputes[0].id)]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0].errors[0].message).toBe('amina answered this already. Reload to see what.');
  });

  it.each([
    [{ answerBy: dayIn(-1) }, 'Answer by must be today or later.'],
    [{ answerBy: 'soon' }, 'Answer by must be a date, yyyy-mm-dd.'],
    [{ amount: 0 }, 'Amount must be 1 or more.'],
    [{ reason: ' ' }, 'Reason is required.'],
  ])('is refused in words: %j', async (more, message) => {
    expect((await note(more)).errors[0].message).toBe(message);
    expect((await find(id)).state).toBe('held');
  });

  it('that is not there is not found, and an empty answer is none', async () => {
    expect((await answer(99)).errors[0].message).toBe('Chargeback not found');
    expect((await answer(await noted(), '  ')).errors[0].message).toBe('Answer is required.');
    expect((await evidence(99)).status).toBe(404);
    expect((await evidence('x')).status).toBe(404);
  });
});

describe('The evidence', () => {
  it('is one document: case, order, terms as accepted, payments, mails that left, manifest and voucher', async () => {
    await issuePapers();
    await pay(id, 60_000, { method: 'card', receiptNumber: '2026-117' });
    await api.db.query(`UPDATE booking_travellers SET name = 'Grace Akello' WHERE position = 0`);
    const response = await evidence(await noted());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    const [{ reference, version }] = await api.db.query(
      'SELECT reference, terms_version AS version FROM bookings WHERE id = $1',
      [id],
    );
    for (const part of [
      'CB-77',
      'USD 600 is charged back: The card holder says it was not them.',
      reference,
      'grace@example.org',
      'Grace Akello · Adult, foreign non-resident',
      '2 USD 1,000 USD 2,000',
      '203.0.113.7',
      version,
      '10 percent of the total is kept',
      'Your seats are yours once the deposit',
      'Came in: Card, 2026-117',
      'Receipt REC-',
      'Your booking is confirmed',
      `VOUCHER ${reference}`,
    ])
      expect(words).toContain(part);
  });

  it('is not for who may not handle money', async () => {
    const dispute = await noted();
    expect((await evidence(dispute, 'nonsense')).status).toBe(401);
    const viewer = await api.tokenOf('viewer@example.org');
    await api.db.query(`UPDATE users SET role = 'viewer' WHERE email = 'viewer@example.org'`);
    expect((await evidence(dispute, viewer)).status).toBe(403);
  });
});

describe('A guest whose payment is charged back', () => {
  const erase = () => ask('mutation { erasePerson(email: "grace@example.org") { name count erasure } }');

  it('is not erased before it was answered; then what was written about them goes', async () => {
    const dispute = await noted();
    await call(`cancelBooking(id: ${id}, byAgency: true)`);
    expect((await erase()).errors[0].message).toBe(
      'A chargeback of this person waits for an answer: please write down on the page of the booking what was answered, then erase.',
    );
    await answer(dispute);
    expect((await erase()).data.erasePerson).toEqual(
      expect.arrayContaining([{ name: 'Chargebacks of bookings', count: 1, erasure: 'anonymised' }]),
    );
    expect(await api.db.query('SELECT reason, answer, amount FROM disputes')).toEqual([
      { reason: '', answer: '', amount: 60_000 },
    ]);
  });

  it('stays known with time as long as it waits', async () => {
    await noted();
    await api.db.query(`UPDATE departures SET starts_on = '2010-01-01', ends_on = '2010-01-02'`);
    expect(await api.services.bookingRetention.anonymiseOld()).toBe(0);
  });
});
