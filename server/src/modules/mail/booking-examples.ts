// Each mail about bookings with values that anybody's could have, to show how it will look.
import type { MailName } from '../../generated/schema.ts';
import type { BookingMailData } from './booking-templates.ts';
import type { FilledMail } from './outgoing-mail.ts';

const to = 'grace@example.org';
const journey = {
  program: 'Gorilla Trek in Bwindi',
  startsOn: '2027-01-15',
  endsOn: '2027-01-17',
  reference: '7K3M9QX4',
  seats: 2,
};

/** What is special about each; sums are in cents. */
const examples: Readonly<Record<BookingMailData['mail'], Partial<BookingMailData>>> = {
  confirmAddress: { state: 'held', until: '2026-11-24T16:30:00.000Z' },
  received: { state: 'requested' },
  held: { state: 'held', until: '2026-11-25T16:15:00.000Z' },
  confirmed: { state: 'confirmed', paid: 48_000 },
  declined: { state: 'declined', reason: 'The lodge has no room left on these nights.' },
  lapsed: { state: 'expired' },
  moved: { state: 'confirmed', paid: 48_000 },
  cancelled: { state: 'cancelled', paid: 48_000, kept: 16_000, refund: 32_000 },
  placeOffered: { state: 'held', until: '2026-11-25T16:15:00.000Z' },
  paidTooLate: { state: 'expired', paid: 48_000, refund: 48_000 },
  paid: { state: 'confirmed', paid: 98_000, payment: 50_000 },
  namesMissing: { state: 'confirmed', paid: 48_000, unnamed: 1 },
  whatToBring: { state: 'confirmed', paid: 160_000, toBring: ['A rain coat', 'Gloves', 'Walking boots'] },
  welcome: { state: 'confirmed', paid: 160_000 },
  balanceSoon: { state: 'confirmed', paid: 48_000 },
  balanceDue: { state: 'confirmed', paid: 48_000 },
  balanceOverdue: { state: 'confirmed', paid: 48_000 },
  reviewAsked: { state: 'completed', currency: null, total: null, deposit: null },
  link: { state: 'held', until: '2026-11-25T16:15:00.000Z' },
  waiting: { reference: '', currency: null, total: null, deposit: null },
};

type Named = `booking${Capitalize<BookingMailData['mail']>}`;

export function bookingExamples(
  publicUrl: string,
): Readonly<Record<Extract<MailName, `booking${string}`>, FilledMail>> {
  const exampleOf = (mail: BookingMailData['mail']): FilledMail => ({
    to,
    template: 'booking',
    data: {
      mail,
      ...journey,
      state: null,
      currency: 'USD',
      total: 160_000,
      deposit: 48_000,
      paid: 0,
      balanceDueOn: '2026-12-16',
      until: null,
      refund: null,
      kept: null,
      reason: '',
      url: publicUrl,
      payHow: 'At our office in Kampala, in cash or by card, or by bank transfer.',
      ...examples[mail],
    },
  });
  const ofGuests = (Object.keys(examples) as BookingMailData['mail'][]).map((mail) => [
    `booking${mail.charAt(0).toUpperCase()}${mail.slice(1)}`,
    exampleOf(mail),
  ]);
  return {
    ...(Object.fromEntries(ofGuests) as Record<Named, FilledMail>),
    bookingOffice: {
      to,
      template: 'booking-office',
      data: { ...journey, what: 'held', bookingId: 12, name: 'Grace Namuli' },
    },
  };
}
