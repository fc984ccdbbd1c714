// The answer to a chargeback: what was bought, agreed, paid, mailed and travelled, as one document that a bank reads.
import { documentFonts as fonts } from '../../../generated/brand.ts';
import type { BookingMailKind } from '../../../generated/schema.ts';
import type { PdfBlock, PdfChapter, PdfDocument, PdfEntry } from '../../../platform/pdf/pdf-document.ts';
import { dateInWords, priceInWords } from '../../../platform/text/in-words.ts';
import { momentInKampala, travelDays } from '../../../platform/text/travel-days.ts';
import type { Terms } from '../../departures/terms.ts';
import type { Agency } from '../../settings/agency.ts';
import { listOf, travellerLine, voucherDocument } from '../documents/voucher-document.ts';
import { paperNames, wayOfPaying } from '../papers/paper-document.ts';
import type { Evidence } from './evidence.ts';

/** What each mail told the guest. */
const mails: Partial<Record<BookingMailKind, string>> = {
  received: 'We have your request',
  confirmAddress: 'Please confirm your address',
  held: 'Your seats are held',
  confirmed: 'Your booking is confirmed',
  moved: 'Your journey has new dates',
  cancelled: 'Your booking is cancelled',
  paid: 'Your payment has come in',
  namesMissing: 'Who travels?',
  whatToBring: 'What to bring',
  welcome: 'See you soon',
  balanceSoon: 'The rest is due soon',
  balanceDue: 'The rest is due',
  balanceOverdue: 'The rest has not come in yet',
  reviewAsked: 'How the journey was',
};

export function evidenceDocument(evidence: Evidence, agency: Agency): PdfDocument {
  const { dispute, row, booking } = evidence;
  const isSold = row.state === 'confirmed' || row.state === 'completed';
  return {
    title: `Evidence for booking ${row.reference}`,
    author: agency.name,
    date: dispute.createdAt,
    colors: agency.colors,
    fonts,
    chapters: [
      caseChapter(evidence),
      termsChapter(evidence),
      moneyChapter(evidence),
      ...(isSold ? voucherDocument(booking, agency).chapters : []),
    ],
  };
}

function caseChapter({ dispute, row, booking, lines }: Evidence): PdfChapter {
  const { amount, currency, caseNumber, reason, answerBy } = dispute;
  const guest = [
    booking.guest || 'Removed, as the time for which names are kept is over',
    row.email,
    row.phone,
  ];
  const facts: PdfEntry[] = [
    { title: 'Case', text: caseNumber || 'No number was told' },
    { title: 'To be answered by', text: dateInWords(answerBy) },
    { title: 'Booking', text: `${row.reference}, ${row.state}` },
    { title: 'Booked', text: momentInKampala(row.createdAt) },
    { title: 'Booked by', text: guest.filter(Boolean).join('\n') },
    { title: 'Dates', text: travelDays(booking.startsOn, booking.endsOn) },
  ];
  const inWords = (sum: number) => priceInWords(sum, row.currency ?? currency);
  return {
    label: 'What was bought',
    blocks: [
      label('Evidence for a payment that is charged back'),
      { kind: 'text', style: 'title', text: row.programName },
      { kind: 'text', style: 'lead', text: `${priceInWords(amount, currency)} is charged back: ${reason}` },
      { kind: 'entries', columns: 2, items: facts },
      label('What was ordered'),
      {
        kind: 'table',
        head: ['For', 'Count', 'Each', 'Sum'],
        rows: lines.map(({ text, count, unitAmount }) => [
          text,
          String(count),
          inWords(unitAmount),
          inWords(count * unitAmount),
        ]),
        foot: [['Total', '', '', inWords(row.total ?? 0)]],
      },
      label('Who travels: the lines of the manifest'),
      { kind: 'lines', items: booking.travellers.map(travellerLine) },
    ],
  };
}

function termsChapter({ row }: Evidence): PdfChapter {
  const { terms, termsVersion, termsAt, termsIp, source } = row;
  const from =
    termsIp || (source === 'web' ? 'Removed, as the time for which it is kept is over' : 'With our office');
  return {
    label: 'Terms as accepted',
    blocks: [
      label('What was agreed'),
      { kind: 'text', style: 'title', text: 'Terms as accepted' },
      {
        kind: 'entries',
        columns: 2,
        items: [
          { title: 'Accepted', text: momentInKampala(termsAt) },
          { title: 'From the network address', text: from },
          { title: 'Version of the terms', text: termsVersion },
        ],
      },
      { kind: 'lines', items: termsLines(terms) },
      { kind: 'text', style: 'story', text: terms.text },
    ],
  };
}

function termsLines({ depositPercent, balanceDueDays, steps, permitKeptDays }: Terms): string[] {
  const inOrder = steps.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return [
    `A deposit of ${depositPercent} percent confirms the booking; the rest is due ${balanceDueDays} days before the journey.`,
    ...inOrder.map(
      ({ daysBefore, keepPercent }) =>
        `Who cancels until ${daysBefore} days before the journey: ${keepPercent} percent of the total is kept.`,
    ),
    inOrder.length > 0 ? 'Who cancels later: all of it is kept.' : 'Who cancels: all of it is kept.',
    ...(permitKeptDays == null ? [] : [`From ${permitKeptDays} days before on the permit is kept whole.`]),
  ];
}

function moneyChapter({ row, payments, papers, mails: sent }: Evidence): PdfChapter {
  return {
    label: 'Payments and mails',
    blocks: [
      label('What moved'),
      { kind: 'text', style: 'title', text: 'Payments and mails' },
      {
        kind: 'table',
        head: ['Payment', 'Day', 'Sum'],
        rows: payments.map((payment) => [
          `${payment.direction === 'in' ? 'Came in' : 'Went back'}: ${wayOfPaying(payment)}`,
          payment.paidOn ? dateInWords(payment.paidOn) : '',
          priceInWords(payment.amount, payment.currency),
        ]),
        foot: [],
      },
      ...listOf(
        'What was issued',
        papers.map(
          ({ kind, number, issuedOn, amount, currency }) =>
            `${paperNames[kind]} ${number} of ${dateInWords(issuedOn)}, ${priceInWords(amount, currency)}`,
        ),
      ),
      ...listOf(
        row.email ? `Mails that left, to ${row.email}` : 'Mails that left',
        sent.flatMap(({ mail, sentAt }) => {
          const words = mails[mail];
          return words ? [`${words}: ${momentInKampala(sentAt)}`] : [];
        }),
      ),
    ],
  };
}

const label = (text: string): PdfBlock => ({ kind: 'text', style: 'label', text });
