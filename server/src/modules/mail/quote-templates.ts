// What guests are told of a quote that staff wrote for them, and the office of what they say to it.
import { priceInWords } from '../../platform/text/in-words.ts';
import { travelDay, travelDays } from '../../platform/text/travel-days.ts';
import type { MailLook } from '../settings/agency.ts';
import { button, facts, type MailContent } from './mail-content.ts';
import { wordsOf } from './words-of.ts';

export interface QuoteMailData {
  number: number;
  title: string;
  /** Days, `yyyy-mm-dd`. */
  startsOn: string;
  endsOn: string;
  goodUntil: string;
  seats: number;
  currency: 'USD' | 'UGX';
  /** In the smallest unit. */
  total: number;
  deposit: number;
  balanceDueOn: string | null;
  url: string;
}

export interface OfficeQuoteData extends Pick<QuoteMailData, 'title' | 'startsOn' | 'endsOn' | 'seats'> {
  what: 'accepted' | 'declined';
  quoteId: number;
  name: string;
  /** The guest's word with a refusal. */
  reason: string;
  /** What it became. */
  booking: { id: number; reference: string } | null;
}

export function quoteMail(data: QuoteMailData, look: MailLook): MailContent {
  const { title, startsOn, endsOn, goodUntil, seats, currency, total, deposit, balanceDueOn, url } = data;
  const dates = travelDays(startsOn, endsOn);
  const until = travelDay(goodUntil);
  const parts = {
    details: facts(
      ['Journey', title],
      ['Dates', dates],
      ['Travellers', String(seats)],
      ['Total', priceInWords(total, currency)],
      ['To confirm', deposit === 0 ? 'Nothing to pay' : priceInWords(deposit, currency)],
      balanceDueOn && [
        'The rest',
        `${priceInWords(total - deposit, currency)}, by ${travelDay(balanceDueOn)}`,
      ],
      ['Good until', until],
    ),
    button: button('Read the quote', url),
  };
  const values = { program: title, dates, until, reference: String(data.number) };
  return {
    ...wordsOf(look, 'quoteSent', values, parts),
    preheader: `${title}, ${dates}.`,
    reason: `${look.company.name} made this quote for you.`,
  };
}

const officeWords: Record<OfficeQuoteData['what'], string> = {
  accepted: 'Quote accepted',
  declined: 'Quote declined',
};

export function quoteOffice(data: OfficeQuoteData, look: MailLook, publicUrl: string): MailContent {
  const { quoteId, name, title, startsOn, endsOn, seats, reason, booking } = data;
  const what = officeWords[data.what];
  const dates = travelDays(startsOn, endsOn);
  const parts = {
    details: facts(
      ['What', what],
      ['Guest', name],
      ['Journey', title],
      ['Dates', dates],
      ['Travellers', String(seats)],
      ['Quote', String(quoteId)],
      booking && ['Booking', booking.reference],
      reason && ['The guest writes', reason],
    ),
    button: booking
      ? button('Open the booking', `${publicUrl}/admin/bookings/${booking.id}`)
      : button('Open the quote', `${publicUrl}/admin/quotes/${quoteId}`),
  };
  return {
    ...wordsOf(look, 'quoteOffice', { what, guest: name, program: title, dates }, parts),
    preheader: `${what}: ${dates}.`,
    reason: `This address is the office mailbox of ${look.company.name}.`,
  };
}
