// Bookings as the server answers them to staff; believable but for what the test says about them.
import type { StaffBookingFragment } from '../../src/admin/bookings/booking-row.generated.ts';
import type {
  StaffPaymentFragment,
  WorkedBookingFragment,
} from '../../src/admin/bookings/work/booking-work.generated.ts';

const createdAt = '2026-01-05T12:00:00.000Z';

export const bookingRow = (id: number, firstName: string, more: Partial<StaffBookingFragment> = {}) =>
  ({
    __typename: 'Booking',
    id,
    reference: '7K3M9QX4',
    source: 'web',
    programName: 'Gorilla Trek',
    startsOn: '2026-12-04',
    endsOn: '2026-12-06',
    seats: 2,
    firstName,
    lastName: 'Nakato',
    email: `${firstName.toLowerCase()}@example.org`,
    phone: '+256 700 000 000',
    currency: 'USD',
    total: 160_000,
    paid: 0,
    outstanding: 160_000,
    isOverdue: false,
    needsDecision: false,
    answerBy: null,
    createdAt,
    isNew: false,
    replyProblem: null,
    status: 'requested',
    statusAt: createdAt,
    holdUntil: null,
    assignee: null,
    nextReminderOn: null,
    ...more,
  }) as const;

/** All of it, as its page shows it: two adults of different residence. */
export const workedBooking = (id: number, firstName: string, more: Partial<WorkedBookingFragment> = {}) =>
  ({
    ...bookingRow(id, firstName),
    departureId: 12,
    programId: 3,
    mode: 'request',
    addressConfirmedAt: createdAt,
    message: 'Vegetarian',
    registrationId: null,
    quoteId: null,
    rate: null,
    permitTotal: 130_000,
    deposit: 48_000,
    balanceDueOn: '2026-11-04',
    refund: 0,
    refundableOnline: 0,
    needsPassports: true,
    anonymisedAt: null,
    termsAcceptedAt: createdAt,
    version: 1,
    terms: {
      __typename: 'BookingTerms',
      version: 'abc',
      permitKeptDays: null,
      steps: [{ __typename: 'CancellationStep', daysBefore: 60, keepPercent: 10 }],
    },
    lines: [
      bookingLine('Adult, foreign non-resident', 90_000, 80_000),
      bookingLine('Adult, rest of Africa', 70_000, 50_000),
    ],
    payments: [],
    travellers: [
      traveller(21, { residence: 'foreignNonResident', name: 'Amina Nakato', hasPassport: true }),
      traveller(22, { residence: 'restOfAfrica' }),
    ],
    disputes: [],
    papers: [],
    missesPapers: false,
    mails: [],
    ...more,
  }) as const;

export const bookingLine = (text: string, unitAmount: number, unitPermit: number) =>
  ({
    __typename: 'BookingLine',
    text,
    residence: null,
    ageBand: null,
    count: 1,
    unitAmount,
    unitPermit,
    amount: unitAmount,
  }) as const;

const traveller = (id: number, more: Partial<WorkedBookingFragment['travellers'][number]>) =>
  ({
    __typename: 'BookingTraveller',
    id,
    residence: null,
    ageBand: 'adult',
    name: '',
    hasPassport: false,
    ...more,
  }) as const;

export const paymentRow = (id: number, more: Partial<StaffPaymentFragment> = {}) =>
  ({
    __typename: 'Payment',
    id,
    direction: 'in',
    state: 'done',
    method: 'cash',
    amount: 48_000,
    currency: 'USD',
    receiptNumber: 'R-17',
    paidOn: '2026-01-06',
    reason: '',
    counters: null,
    counteredBy: null,
    byName: 'Grace',
    createdAt,
    provider: null,
    providerTransactionId: null,
    providerRefundId: null,
    fee: null,
    sentAt: null,
    problem: '',
    ...more,
  }) as const;

/** A date of a program that can be chosen. */
export const dateChoice = (id: number, startsOn: string, endsOn: string, taken = 0) => ({
  __typename: 'Departure',
  id,
  startsOn,
  endsOn,
  startTime: null,
  capacity: 8,
  taken,
  title: null,
  program: { __typename: 'DepartureProgram', id: 3, name: 'Gorilla Trek' },
});
