// The voucher of a booking: who travels when on what, and how to reach the agency. No passport and nothing of anybody's health.
import { documentFonts as fonts } from '../../../generated/brand.ts';
import type { PdfBlock, PdfDocument, PdfEntry } from '../../../platform/pdf/pdf-document.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { travelDay, travelDays } from '../../../platform/text/travel-days.ts';
import { travellerText } from '../../departures/price-calculation.ts';
import type { Agency } from '../../settings/agency.ts';
import type { BookingForDocuments } from './booking-for-documents.ts';

export function voucherDocument(booking: BookingForDocuments, agency: Agency): PdfDocument {
  const { reference, programName, startsOn, endsOn, startTime, changedAt, guest } = booking;
  const facts: PdfEntry[] = [
    { title: 'Dates', text: travelDays(startsOn, endsOn) },
    { title: 'Beginning', text: startTime ? `${startTime}, Kampala time` : 'As agreed with you' },
    { title: 'Booked by', text: guest },
    { title: 'Seats', text: String(booking.seats) },
    ...moneyFacts(booking),
  ];
  const reach = [agency.address, agency.phone, agency.email].filter(Boolean);
  const foot: PdfBlock[] = [
    { kind: 'text', style: 'creed', text: agency.name },
    ...(reach.length > 0 ? [{ kind: 'text', style: 'story', text: reach.join('\n') } as const] : []),
  ];
  return {
    title: `Voucher ${reference}`,
    author: agency.name,
    date: changedAt,
    colors: agency.colors,
    fonts,
    chapters: [
      {
        label: 'Voucher',
        blocks: [
          { kind: 'text', style: 'label', text: `Voucher ${reference}` },
          { kind: 'text', style: 'title', text: programName },
          {
            kind: 'text',
            style: 'lead',
            text: 'This booking is confirmed. Please show this page when your journey begins, on paper or on a telephone.',
          },
          { kind: 'entries', columns: 2, items: facts },
          { kind: 'text', style: 'label', text: 'Who travels' },
          { kind: 'lines', items: booking.travellers.map(travellerLine) },
          ...listOf('Included', booking.included),
          ...listOf('To bring', booking.toBring),
          { kind: 'panel', blocks: foot },
        ],
      },
    ],
  };
}

/** Such as `Grace Akello · Adult, foreign non-resident`. */
export function travellerLine(traveller: BookingForDocuments['travellers'][number], index: number): string {
  const { name, residence, ageBand } = traveller;
  const kind = residence && ageBand ? travellerText({ residence, ageBand }) : '';
  return [name || `Traveller ${index + 1}`, kind].filter(Boolean).join(' · ');
}

function moneyFacts({ currency, total, paid, balanceDueOn }: BookingForDocuments): PdfEntry[] {
  if (!currency || total === null) return [];
  const rest = Math.max(total - paid, 0);
  const until = rest > 0 && balanceDueOn ? `, by ${travelDay(balanceDueOn)}` : '';
  return [
    { title: 'Paid', text: `${priceInWords(paid, currency)} of ${priceInWords(total, currency)}` },
    { title: 'Still to be paid', text: rest > 0 ? priceInWords(rest, currency) + until : 'Nothing' },
  ];
}

export function listOf(label: string, items: string[]): PdfBlock[] {
  if (items.length === 0) return [];
  return [
    { kind: 'text', style: 'label', text: label },
    { kind: 'lines', items },
  ];
}
