import { extractText } from 'unpdf';
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, dayIn, makeDate } from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => truncate(api.db));

const file = (name: string, key: string) =>
  fetch(`${api.url}/booking/${name}?key=${encodeURIComponent(key)}`, { redirect: 'manual' });
const voucherWords = async (key: string) => {
  const response = await file('voucher.pdf', key);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

/** A booking for two that staff confirmed; one of them said who she is. */
async function confirmed() {
  const made = await booked(api, await makeDate(api));
  await api.db.query(`UPDATE bookings SET state = 'confirmed', hold_until = NULL WHERE id = $1`, [made.id]);
  const traveller = { name: 'Grace Akello', passport: 'B1234567', nationality: 'Ugandan' };
  await api.db.query(
    `UPDATE booking_travellers SET name = 'Grace Akello' WHERE booking_id = $1 AND position = 0`,
    [made.id],
  );
  const { body } = await api.graphql(
    'query ($key: String!) { travellerBooking(key: $key) { travellers { id } } }',
    { key: made.key },
  );
  await api.graphql(
    `mutation ($key: String!, $travellers: [TravellerInput!]!) {
      saveTravellers(key: $key, travellers: $travellers) { reference }
    }`,
    { key: made.key, travellers: [{ id: body.data.travellerBooking.travellers[0].id, ...traveller }] },
  );
  return made;
}

describe('The voucher of a confirmed booking', () => {
  it('says what is booked, when, for whom and what is still to be paid, and is never kept', async () => {
    const { key, reference } = await confirmed();
    const response = await file('voucher.pdf', key);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`Voucher ${reference}.pdf`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const words = await voucherWords(key);
    for (const part of [
      reference,
      'Gorilla Trek in Bwindi',
      travelDays(dayIn(100), dayIn(101)),
      'Grace Akello · Adult, foreign non-resident',
      'Traveller 2 · Adult, foreign non-resident',
      'USD 0 of USD 2,000',
    ])
      expect(words).toContain(part);
  });

  it('names what the program includes and what to bring, as it says now', async () => {
    const { key } = await confirmed();
    await api.db.query(
      `UPDATE programs SET included = ARRAY['Gorilla permit'], to_bring = ARRAY['Rain coat']`,
    );
    expect(await voucherWords(key)).toMatch(/Gorilla permit.*Rain coat/);
  });

  it('holds no passport and no nationality', async () => {
    const { key } = await confirmed();
    expect(await voucherWords(key)).not.toMatch(/B1234567|Ugandan/);
  });
});

describe('The calendar file of a confirmed booking', () => {
  it('has its days as days, ending with the last one, and no passport, name, address or key', async () => {
    const { key, reference } = await confirmed();
    const response = await file('calendar.ics', key);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    const day = (days: number) => dayIn(days).replaceAll('-', '');
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        `DTSTART;VALUE=DATE:${day(100)}`,
        `DTEND;VALUE=DATE:${day(102)}`,
        'SUMMARY:Gorilla Trek in Bwindi',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(text).toContain(`Booking ${reference}`);
    expect(text).not.toMatch(/B1234567|Ugandan|Grace|grace@/);
    expect(text).not.toContain(key);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('keeps signs that mean something to calendars', async () => {
    const { key } = await confirmed();
    await api.db.query(`UPDATE bookings SET program_name = 'Lakes, birds; and more'`);
    expect(await (await file('calendar.ics', key)).text()).toContain('SUMMARY:Lakes\\, birds\\; and more');
  });
});

describe.each(['voucher.pdf', 'calendar.ics'])('The %s', (name) => {
  it('of a booking that is not confirmed leads to its page, which says so', async () => {
    const { key } = await booked(api, await makeDate(api));
    const response = await file(name, key);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/booking?key=${key}`]);
  });

  it('of a wrong key is not there, and neither without one', async () => {
    await confirmed();
    expect((await file(name, 'x'.repeat(22))).status).toBe(404);
    expect((await fetch(`${api.url}/booking/${name}`)).status).toBe(404);
    expect((await fetch(`${api.url}/booking/${name}?key=a&key=b`)).status).toBe(404);
  });
});
