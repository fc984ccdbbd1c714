// Mails that leave by themselves before a journey.
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, dayIn, makeDate } from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';
import type { BookingMailData } from '../../mail/mail-composer.service.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

/** Noon in Kampala, so many days before the date of `confirmed`. */
const noonBefore = (days: number) => new Date(`${dayIn(100 - days)}T09:00:00Z`);
const remindAt = (moment: Date) => api.services.bookingReminders.keepTime(moment);

/** Which reminders left, in their order. */
const left = async () => {
  const mails = (await api.mails()).map(({ data }) => data as BookingMailData);
  return mails.filter(({ mail }) => ['namesMissing', 'whatToBring', 'welcome'].includes(mail));
};
const kinds = async () => (await left()).map(({ mail }) => mail);

/** A confirmed booking of two who are not named yet, on a program that says what to bring. */
async function confirmed({ names = false, toBring = true, passports = true } = {}) {
  const made = await booked(api, await makeDate(api));
  await api.db.query(
    `UPDATE bookings SET state = 'confirmed', hold_until = NULL, state_at = now() - interval '2 days' WHERE id = $1`,
    [made.id],
  );
  if (names) await api.db.query(`UPDATE booking_travellers SET name = 'Grace Akello'`);
  if (passports) await api.db.query(`UPDATE booking_travellers SET details = 'v1.test.sealed'`);
  if (toBring) await api.db.query(`UPDATE programs SET to_bring = ARRAY['Rain coat', 'Gloves']`);
  return made;
}

describe('Before a journey its guest', () => {
  it('is asked for names two weeks before, told what to bring a week before, and welcomed the day before', async () => {
    await confirmed();
    await remindAt(noonBefore(15));
    expect(await kinds()).toEqual([]);
    await remindAt(noonBefore(14));
    expect(await kinds()).toEqual(['namesMissing']);
    await remindAt(noonBefore(7));
    await remindAt(noonBefore(1));
    expect(await kinds()).toEqual(['namesMissing', 'whatToBring', 'welcome']);
    const [names, bring] = await left();
    expect([names?.unnamed, bring?.toBring]).toEqual([2, ['Rain coat', 'Gloves']]);
  });

  it('gets each of them once, however often the clock looks, also two at a time', async () => {
    await confirmed();
    for (const days of [14, 14, 10, 7, 7]) await remindAt(noonBefore(days));
    await Promise.all([remindAt(noonBefore(1)), remindAt(noonBefore(1))]);
    expect((await kinds()).toSorted()).toEqual(['namesMissing', 'welcome', 'whatToBring']);
  });

  it('is asked for passports where a permit needs them and one is missing, and never again for what is there', async () => {
    const { id } = await confirmed({ names: true, toBring: false, passports: false });
    await api.db.query(
      `UPDATE booking_travellers SET details = 'v1.test.sealed' WHERE booking_id = $1 AND position = 0`,
      [id],
    );
    await remindAt(noonBefore(14));
    const [mail] = await left();
    expect([mail?.mail, mail?.unnamed, mail?.withoutPassport]).toEqual(['namesMissing', undefined, 1]);
  });

  it('is asked for no passport where no permit needs one', async () => {
    const { id } = await confirmed({ names: true, toBring: false, passports: false });
    await api.db.query('UPDATE booking_lines SET unit_permit = 0 WHERE booking_id = $1', [id]);
    await remindAt(noonBefore(14));
    expect(await kinds()).toEqual([]);
  });

  it('is not asked for names that are known, nor told to bring nothing', async () => {
    await confirmed({ names: true, toBring: false });
    await remindAt(noonBefore(14));
    await remindAt(noonBefore(7));
    expect(await kinds()).toEqual([]);
  });

  it('is written to by day only', async () => {
    await confirmed();
    await remindAt(new Date(`${dayIn(86)}T04:59:00Z`));
    await remindAt(new Date(`${dayIn(86)}T17:00:00Z`));
    expect(await kinds()).toEqual([]);
    await remindAt(new Date(`${dayIn(86)}T05:00:00Z`));
    expect(await kinds()).toEqual(['namesMissing']);
  });

  it('who was confirmed today hears of it from the next morning on', async () => {
    const { id } = await confirmed();
    await api.db.query('UPDATE bookings SET state_at = $1 WHERE id = $2', [`${dayIn(90)}T06:00:00Z`, id]);
    await remindAt(noonBefore(10));
    expect(await kinds()).toEqual([]);
    await remindAt(noonBefore(9));
    expect(await kinds()).toEqual(['namesMissing']);
  });

  it.each(['held', 'cancelled', 'declined'])('hears nothing of a booking that is %s', async (state) => {
    const { id } = await confirmed();
    await api.db.query(
      `UPDATE bookings SET state = $1, hold_until = CASE $1 WHEN 'held' THEN now() + interval '1 year' END WHERE id = $2`,
      [state, id],
    );
    await remindAt(noonBefore(7));
    expect(await kinds()).toEqual([]);
  });

  it('hears nothing of a date that does not take place', async () => {
    await confirmed();
    await api.db.query(`UPDATE departures SET status = 'cancelled'`);
    await remindAt(noonBefore(7));
    expect(await kinds()).toEqual([]);
  });

  it('is reminded again of new dates, for the mails are of a booking and its date', async () => {
    const { id } = await confirmed();
    await remindAt(noonBefore(14));
    const other = await makeDate(api, { startsIn: 120 });
    await api.db.query('UPDATE bookings SET departure_id = $1 WHERE id = $2', [other, id]);
    await remindAt(new Date(`${dayIn(106)}T09:00:00Z`));
    expect(await kinds()).toEqual(['namesMissing', 'namesMissing']);
  });
});

describe('Staff', () => {
  const planned = async (id: number) =>
    (
      await api.graphql(
        'query ($id: ID!) { booking(id: $id) { mails { mail on sentAt stopped } } }',
        { id },
        { token },
      )
    ).body.data.booking.mails.filter(({ mail }: { mail: string }) => mail === 'welcome');
  const stop = (id: number, stopped: boolean) =>
    api.graphql(
      'mutation ($id: ID!, $stopped: Boolean!) { setBookingMailStopped(id: $id, mail: welcome, stopped: $stopped) { id } }',
      { id, stopped },
      { token },
    );

  it('see what is planned, and can stop it, and let it leave after all', async () => {
    const { id } = await confirmed();
    expect(await planned(id)).toEqual([{ mail: 'welcome', on: dayIn(99), sentAt: null, stopped: false }]);
    await stop(id, true);
    await remindAt(noonBefore(1));
    expect(await kinds()).not.toContain('welcome');
    await stop(id, false);
    await remindAt(noonBefore(1));
    expect(await kinds()).toContain('welcome');
  });

  it('see also what leaves late, because the guest booked late', async () => {
    const { id } = await confirmed();
    await api.db.query(
      "UPDATE departures SET starts_on = $1, ends_on = $1, cutoff_at = now() + interval '1 hour'",
      [dayIn(5)],
    );
    const mails = (
      await api.graphql('query ($id: ID!) { booking(id: $id) { mails { mail on } } }', { id }, { token })
    ).body.data.booking.mails;
    expect(mails).toEqual(
      expect.arrayContaining([
        { mail: 'namesMissing', on: dayIn(0) },
        { mail: 'whatToBring', on: dayIn(0) },
        { mail: 'welcome', on: dayIn(4) },
      ]),
    );
  });
});
