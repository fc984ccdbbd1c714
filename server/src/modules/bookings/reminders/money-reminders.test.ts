// Mails about a balance that is not paid: a week and a day before it is due, and two days after.
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, dayIn, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
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

const { call, find, pay } = staffCalls(
  () => api,
  () => token,
);

const dueIn = 40;
/** Noon in Kampala, so many days before the balance is due; below 0 after it. */
const remindAt = (days: number) =>
  api.services.bookingReminders.keepTime(new Date(`${dayIn(dueIn - days)}T09:00:00Z`));
const left = async () => {
  const mails = (await api.mails()).map(({ data }) => data as BookingMailData);
  return mails.filter(({ mail }) => mail?.startsWith('balance'));
};
const kinds = async () => (await left()).map(({ mail }) => mail);

/** A confirmed booking of USD 2,000, of which 600 were paid. */
async function confirmed(): Promise<number> {
  const { id } = await booked(api, await makeDate(api));
  await pay(id, 60_000);
  await api.db.query(
    `UPDATE bookings SET state_at = now() - interval '2 days', balance_due_on = $2 WHERE id = $1`,
    [id, dayIn(dueIn)],
  );
  return id;
}

describe('A balance that is not paid', () => {
  it('is asked for a week before, a day before and two days after it is due, with the sum, the day and how to pay', async () => {
    await confirmed();
    for (const days of [8, 7, 2, 1, 0, -1]) await remindAt(days);
    expect(await kinds()).toEqual(['balanceSoon', 'balanceDue']);
    for (const days of [-2, -3, -9]) await remindAt(days);
    expect(await kinds()).toEqual(['balanceSoon', 'balanceDue', 'balanceOverdue']);
    expect((await left())[0]).toMatchObject({ total: 200_000, paid: 60_000, balanceDueOn: dayIn(dueIn) });
    const [data] = await left();
    const { text } = await api.services.mail.previewOf({
      to: 'grace@example.org',
      template: 'booking',
      data: data as BookingMailData,
    });
    expect(text).toContain('USD 1,400, by');
  });

  it('is asked for once each, also when two instances look at the same moment', async () => {
    await confirmed();
    await Promise.all([remindAt(7), remindAt(7), remindAt(7)]);
    await remindAt(6);
    expect(await kinds()).toEqual(['balanceSoon']);
  });

  it('cancels nothing: it is in the list of overdue ones afterwards', async () => {
    const id = await confirmed();
    await remindAt(-2);
    await api.db.query('UPDATE bookings SET balance_due_on = $2 WHERE id = $1', [id, dayIn(-3)]);
    expect(await find(id)).toMatchObject({ state: 'confirmed', isOverdue: true });
  });

  it('that became due long ago is not asked for: the office has it in its list', async () => {
    await confirmed();
    await remindAt(-10);
    expect(await kinds()).toEqual([]);
  });

  it.each(['paid', 'cancelled'])('is asked for no more once the booking is %s', async (what) => {
    const id = await confirmed();
    if (what === 'paid') await pay(id, 140_000);
    else await call(`cancelBooking(id: ${id}, byAgency: true)`);
    for (const days of [7, 1, -2]) await remindAt(days);
    expect(await kinds()).toEqual([]);
  });

  it('is shown to staff as planned mails, each of which they can stop', async () => {
    const id = await confirmed();
    const planned = async () =>
      (await find(id)).mails
        .filter(({ mail }: { mail: string }) => mail.startsWith('balance'))
        .map(({ mail, on, stopped }: { mail: string; on: string; stopped: boolean }) => [mail, on, stopped]);
    expect(await planned()).toEqual([
      ['balanceSoon', dayIn(dueIn - 7), false],
      ['balanceDue', dayIn(dueIn - 1), false],
      ['balanceOverdue', dayIn(dueIn + 2), false],
    ]);
    await call(`setBookingMailStopped(id: ${id}, mail: balanceDue, stopped: true)`);
    for (const days of [7, 1, -2]) await remindAt(days);
    expect(await kinds()).toEqual(['balanceSoon', 'balanceOverdue']);
    expect(await planned()).toContainEqual(['balanceDue', dayIn(dueIn - 1), true]);
  });

  it('of a booking that is paid, or that has nothing left to pay, plans no mail', async () => {
    const id = await confirmed();
    await pay(id, 140_000);
    expect((await find(id)).mails.map(({ mail }: { mail: string }) => mail)).not.toContain('balanceSoon');
  });
});
