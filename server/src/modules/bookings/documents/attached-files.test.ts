// The files that go with the mail of a confirmed booking.
import { extractText } from 'unpdf';
import { type Api, startApi } from '../../../../test/api.ts';
import { booked, makeDate } from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { recordedMail } from '../../../../test/recorded-mail.ts';
import { until } from '../../../../test/until.ts';

const post = recordedMail();
const visitor = { user: null, ip: '127.0.0.1', userAgent: '' };
let api: Api;
beforeAll(async () => {
  api = await startApi({}, post);
  await truncate(api.db);
});

/** The mail whose subject begins so, once it left. */
async function mailOf(subject: RegExp) {
  await until(() => post.taken.some((mail) => subject.test(mail.subject)));
  return post.taken.find((mail) => subject.test(mail.subject));
}

it('The mail that confirms a booking brings the voucher and the calendar file, and so does that of another date; no other mail has a file', async () => {
  const { id, reference } = await booked(api, await makeDate(api));
  await api.jobs.start();
  await api.services.bookings.confirm(visitor, id);
  const confirmed = await mailOf(/^Confirmed: /);
  const [voucher, calendar] = confirmed?.attachments ?? [];
  expect([voucher?.name, voucher?.type]).toEqual([`Voucher ${reference}.pdf`, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(voucher?.bytes ?? []), { mergePages: true });
  expect(text).toContain(reference);
  expect([calendar?.name, calendar?.type]).toEqual([`Booking ${reference}.ics`, 'text/calendar']);
  expect(calendar?.bytes.toString()).toContain('BEGIN:VEVENT');

  const later = await makeDate(api, { startsIn: 120 });
  await api.services.bookings.move(visitor, id, later);
  const moved = await mailOf(/^Your journey has new dates/);
  expect(moved?.attachments).toHaveLength(2);
  await api.services.bookings.cancel(visitor, id);
  const cancelled = await mailOf(/^Cancelled/);
  expect(cancelled?.attachments ?? []).toEqual([]);
  const first = await mailOf(/^Please confirm your booking/);
  expect(first?.attachments ?? []).toEqual([]);
});
