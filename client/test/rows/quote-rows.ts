// Quotes as the server answers them to staff and guests; believable but for what the test says about it.
import type { WholeQuoteFragment } from '../../src/admin/quotes/quotes.generated.ts';
import type { OwnQuoteFragment } from '../../src/site/quote/quote-page.generated.ts';
import { bookingLine } from './booking-rows.ts';

const createdAt = '2026-01-05T12:00:00.000Z';
const journey = {
  title: 'Gorillas and the Nile',
  text: 'Two nights at Bwindi.\n\nThree on the Nile.',
  seats: 2,
  startsOn: '2099-12-04',
  endsOn: '2099-12-10',
  goodUntil: '2099-10-01',
  payUntil: null,
  currency: 'USD',
  total: 180_000,
  permitTotal: 160_000,
  balanceDueOn: '2099-11-04',
  firstName: 'Grace',
  lastName: 'Akello',
} as const;

export const quoteRow = (id: number, more: Partial<WholeQuoteFragment> = {}) =>
  ({
    __typename: 'Quote',
    id,
    state: 'draft',
    stateAt: createdAt,
    sentAt: null,
    ...journey,
    programId: null,
    departureId: null,
    deposit: null,
    depositNow: 54_000,
    party: [{ __typename: 'PartyMember', residence: 'foreignNonResident', ageBand: 'adult', count: 2 }],
    lines: [{ ...bookingLine('Seven days', 90_000, 80_000), count: 2, amount: 180_000 }],
    holdSeats: false,
    holdsSeats: false,
    bookingId: null,
    declineReason: '',
    email: 'grace@example.org',
    phone: '0700 000 000',
    registrationId: null,
    messageId: null,
    anonymisedAt: null,
    createdAt,
    version: 1,
    ...more,
  }) as const;

export const ownQuote = (more: Partial<OwnQuoteFragment> = {}) =>
  ({
    __typename: 'TravellerQuote',
    number: 12,
    state: 'sent',
    programId: null,
    ...journey,
    lines: [{ ...bookingLine('Seven days', 90_000, 80_000), count: 2, amount: 180_000 }],
    deposit: 54_000,
    holdsSeats: false,
    quoted: 'first',
    bookingReference: null,
    bookingKey: null,
    terms: {
      __typename: 'BookingTerms',
      version: 'abc',
      depositPercent: 30,
      balanceDueDays: 30,
      permitKeptDays: null,
      text: '',
      steps: [{ __typename: 'CancellationStep', daysBefore: 60, keepPercent: 10 }],
    },
    ...more,
  }) as const;
