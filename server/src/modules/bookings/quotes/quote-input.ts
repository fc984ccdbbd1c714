// What staff fill in for a quote, checked as a whole: all that is wrong is said at once.
import { z } from 'zod';
import { bookingLineInputRules, quoteInputRules } from '../../../generated/rules.ts';
import type { QuoteInput } from '../../../generated/schema.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { daysFrom } from '../../../platform/kampala-day.ts';
import { badInput, parseInput } from '../../../platform/validation.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { mostInAll, type PartyMember, seatsOf, sumOf } from '../../departures/price-calculation.ts';
import { email, formField } from '../../inbox/fields.ts';
import type { PriceLine } from '../booking-line.entity.ts';
import { partyInput } from '../guest/booking.input.ts';
import { partyOf } from '../party.ts';

const optionalId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((id) => (id == null || id === '' ? null : (parseId(id) ?? 0)));

const line = inputFrom(bookingLineInputRules, contentField);

const schema = inputFrom(quoteInputRules, contentField, {
  programId: optionalId,
  departureId: optionalId,
  registrationId: optionalId,
  messageId: optionalId,
  party: partyInput,
  lines: z.array(line).max(quoteInputRules.lines.maxItems).nullish(),
  email: email(quoteInputRules.email.maxLength),
  phone: formField(quoteInputRules.phone, 'phone') as z.ZodType<string | undefined>,
});

/** A quote as it is written down, without what follows from its date. */
export interface QuoteValues {
  title: string;
  text: string;
  programId: number | null;
  departureId: number | null;
  startsOn: string | null;
  endsOn: string | null;
  party: PartyMember[];
  seats: number;
  currency: 'USD' | 'UGX';
  lines: PriceLine[];
  deposit: number | null;
  goodUntil: string;
  payUntil: Date | null;
  holdSeats: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  registrationId: number | null;
  messageId: number | null;
}

/** What the database keeps of a party. */
const mostSeats = 500;
const mostDays = 365;

/** Throws BAD_USER_INPUT. */
export function readQuote(input: QuoteInput): QuoteValues {
  const given = parseInput(schema, { ...input, payUntil: input.payUntil && new Date(input.payUntil) });
  const party = partyOf(given.party);
  const values: QuoteValues = {
    title: given.title,
    text: given.text ?? '',
    programId: given.programId,
    departureId: given.departureId,
    startsOn: given.startsOn ?? null,
    endsOn: given.endsOn ?? given.startsOn ?? null,
    party,
    seats: seatsOf(party),
    currency: given.currency,
    lines: (given.lines ?? []).map(({ text, count, unitAmount, unitPermit }) => ({
      text,
      count,
      unitAmount,
      unitPermit: unitPermit ?? 0,
      residence: null,
      ageBand: null,
    })),
    deposit: given.deposit ?? null,
    goodUntil: given.goodUntil,
    payUntil: given.payUntil ?? null,
    holdSeats: given.holdSeats ?? false,
    firstName: given.firstName,
    lastName: given.lastName,
    email: given.email,
    phone: given.phone ?? '',
    registrationId: given.registrationId,
    messageId: given.messageId,
  };
  const faults = faultsOf(values);
  if (faults.length > 0) throw badInput(faults);
  return values;
}

function faultsOf({ lines, deposit, seats, departureId, startsOn, endsOn }: QuoteValues): ErrorDetail[] {
  const total = sumOf(lines, ({ unitAmount }) => unitAmount);
  const permits = sumOf(lines, ({ unitPermit }) => unitPermit);
  const faults: [boolean, string, string][] = [
    [seats > mostSeats, 'party', `A party can have ${mostSeats} travellers at most.`],
    [departureId === null && startsOn === null, 'startsOn', 'Please say on which day the journey begins.'],
    [
      startsOn !== null && endsOn !== null && endsOn < startsOn,
      'endsOn',
      'The journey cannot end before it begins.',
    ],
    [
      startsOn !== null && endsOn !== null && daysFrom(startsOn, endsOn) > mostDays,
      'endsOn',
      'A journey can last a year at most.',
    ],
    [total < 0, 'lines', 'The lines come to less than nothing: please make the discount smaller.'],
    [total > mostInAll, 'lines', 'The lines come to more than a booking can cost.'],
    [permits > Math.max(total, 0), 'lines', 'The permits cost more than all lines together.'],
    [(deposit ?? 0) > Math.max(total, 0), 'deposit', 'The deposit is more than the lines come to.'],
  ];
  return faults.flatMap(([isWrong, field, message]) => (isWrong ? [{ message, path: [field] }] : []));
}
