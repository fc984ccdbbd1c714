// What guests and the office are told of bookings. As in all mails to addresses that somebody typed in, no name and no word of a form stands in those to guests.
import type { BookingMailKind, BookingState } from '../../generated/schema.ts';
import { capitalised, priceInWords } from '../../platform/text/in-words.ts';
import { momentInKampala, travelDay, travelDays } from '../../platform/text/travel-days.ts';
import type { MailLook } from '../settings/agency.ts';
import { button, facts, type MailContent, type RowOrNone } from './mail-content.ts';
import { wordsOf } from './words-of.ts';

export interface BookingMailData {
  /** `link`: its reader asked for a new link; `waiting`: they wait for seats. */
  mail: BookingMailKind | 'link' | 'waiting';
  /** Empty for who waits. */
  reference: string;
  program: string;
  /** Days, `yyyy-mm-dd`. */
  startsOn: string;
  endsOn: string;
  seats: number;
  state: BookingState | null;
  currency: 'USD' | 'UGX' | null;
  /** In the smallest unit; null while nobody said a price. */
  total: number | null;
  deposit: number | null;
  paid: number;
  balanceDueOn: string | null;
  /** When its hold ends, ISO 8601. */
  until: string | null;
  refund: number | null;
  kept: number | null;
  /** What came in, where the mail is about a payment. */
  payment?: number;
  /** The words of staff. */
  reason: string;
  /** What travellers bring along. */
  toBring?: string[];
  /** How many of them have no name yet. */
  unnamed?: number;
  withoutPassport?: number;
  /** Where and how to pay, as the settings say it. */
  payHow: string;
  url: string;
}

export interface OfficeBookingData
  extends Pick<BookingMailData, 'reference' | 'program' | 'startsOn' | 'endsOn' | 'seats'> {
  what: 'requested' | 'held' | 'cancelled' | 'paidTooLate';
  bookingId: number;
  name: string;
}

/** What the button of each mail says; else that it opens the booking. */
const labels: Partial<Record<BookingMailData['mail'], string>> = {
  confirmAddress: 'Confirm my address',
  placeOffered: 'Take the seats',
  namesMissing: 'Say who travels',
  balanceSoon: 'See how to pay',
  balanceDue: 'See how to pay',
  balanceOverdue: 'See how to pay',
  reviewAsked: 'Write a review',
  waiting: 'See my place on the list',
};

export function bookingMail(data: BookingMailData, look: MailLook): MailContent {
  const { mail, program, reference, seats, url, reason, startsOn, endsOn } = data;
  const dates = travelDays(startsOn, endsOn);
  const until = data.until ? momentInKampala(new Date(data.until)) : '';
  const parts = {
    details: facts(
      ['Journey', program],
      ['Dates', dates],
      ['Seats', String(seats)],
      reference && ['Booking', reference],
      mail === 'namesMissing' && data.unnamed && ['Names missing', String(data.unnamed)],
      mail === 'namesMissing' && data.withoutPassport && ['Passports missing', String(data.withoutPassport)],
      mail === 'whatToBring' && data.toBring?.length && ['To bring', data.toBring.join('\n')],
      ...moneyRows(data),
      until && ['Held until', until],
      reason && ['Reason', reason],
    ),
    button: button(labels[mail] ?? 'Open my booking', url),
  };
  return {
    ...wordsOf(
      look,
      `booking${capitalised(mail) as Capitalize<BookingMailData['mail']>}`,
      { program, dates, reference, until },
      parts,
    ),
    preheader: `${program}, ${dates}.`,
    reason:
      mail === 'waiting'
        ? `Somebody put this address on a waiting list of ${look.company.name}.`
        : `There is a booking with ${look.company.name} for this address.`,
  };
}

function moneyRows(data: BookingMailData): RowOrNone[] {
  const { mail, state, currency, total, deposit, paid, balanceDueOn } = data;
  const { refund, kept, payHow, payment } = data;
  if (!currency || total === null) return [];
  const money = (units: number) => priceInWords(units, currency);
  if (mail === 'cancelled' || mail === 'paidTooLate')
    return [
      paid > 0 && ['Paid', money(paid)],
      kept && ['Kept by the terms', money(kept)],
      refund && ['To be paid back', money(refund)],
    ];
  if (mail === 'reviewAsked' || state === 'declined' || state === 'expired' || state === 'cancelled')
    return [];
  if (mail === 'balanceSoon' || mail === 'balanceDue' || mail === 'balanceOverdue')
    return [
      ['Total', money(total)],
      paid > 0 && ['Paid', money(paid)],
      [
        'To be paid',
        `${money(Math.max(total - paid, 0))}${balanceDueOn ? `, by ${travelDay(balanceDueOn)}` : ''}`,
      ],
      payHow && ['How to pay', payHow],
    ];
  const now = Math.max((deposit ?? 0) - paid, 0);
  const rest = total - Math.max(paid, deposit ?? 0);
  return [
    payment && ['This payment', money(payment)],
    ['Total', money(total)],
    paid > 0 && ['Paid', money(paid)],
    state === 'held' && now > 0 && ['To be paid now', money(now)],
    balanceDueOn && rest > 0 && ['The rest', `${money(rest)}, by ${travelDay(balanceDueOn)}`],
    payHow && now > 0 && state === 'held' && ['How to pay', payHow],
  ];
}

const officeWords: Record<OfficeBookingData['what'], string> = {
  requested: 'A request to answer',
  held: 'Seats are held',
  cancelled: 'Cancelled by the guest',
  paidTooLate: 'Money for seats that are gone',
};

export function bookingOffice(data: OfficeBookingData, look: MailLook, publicUrl: string): MailContent {
  const { program, name, reference, seats, bookingId, startsOn, endsOn } = data;
  const what = officeWords[data.what];
  const dates = travelDays(startsOn, endsOn);
  const parts = {
    details: facts(
      ['What', what],
      ['Guest', name],
      ['Journey', program],
      ['Dates', dates],
      ['Seats', String(seats)],
      ['Booking', reference],
    ),
    button: button('Open the booking', `${publicUrl}/admin/bookings/${bookingId}`),
  };
  return {
    ...wordsOf(look, 'bookingOffice', { what, guest: name, program, dates, reference }, parts),
    preheader: `${what}: ${dates}.`,
    reason: `This address is the office mailbox of ${look.company.name}.`,
  };
}
