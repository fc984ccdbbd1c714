// An invoice, a receipt or a credit note as a page: all it says is what was kept when it was issued; only the colours are those of today.
import { documentFonts as fonts } from '../../../generated/brand.ts';
import type { PaperKind, PaymentMethod } from '../../../generated/schema.ts';
import type { PdfBlock, PdfDocument, PdfEntry } from '../../../platform/pdf/pdf-document.ts';
import { dateInWords, priceInWords } from '../../../platform/text/in-words.ts';
import { travelDays } from '../../../platform/text/travel-days.ts';
import type { Agency } from '../../settings/agency.ts';
import type { PaymentEntity } from '../payment.entity.ts';
import type { BookingPaperEntity, Buyer, Seller } from './booking-paper.entity.ts';
import { referenceOf } from './money-reference.ts';
import { paperNumber } from './paper-number.ts';

export const paperNames: Record<PaperKind, string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  creditNote: 'Credit note',
};

const methods: Record<PaymentMethod, string> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  mobileMoney: 'Mobile money',
  card: 'Card',
  online: 'Online',
  other: 'Another way',
};

/** Such as `Bank transfer, 2026-117`: how money moved, and what staff or the provider call it. */
export const wayOfPaying = (payment: PaymentEntity): string => inWay(payment.method, referenceOf(payment));

const inWay = (method: string | null | undefined, reference: string | undefined): string =>
  [methods[method as PaymentMethod] ?? 'Another way', reference].filter(Boolean).join(', ');

export function paperDocument(paper: BookingPaperEntity, { colors }: Pick<Agency, 'colors'>): PdfDocument {
  const { kind, seller, buyer, createdAt } = paper;
  const name = paperNames[kind];
  const number = paperNumber(paper);
  return {
    title: `${name} ${number}`,
    author: seller.name,
    date: createdAt,
    colors,
    fonts,
    chapters: [
      {
        label: name,
        blocks: [
          { kind: 'text', style: 'label', text: name },
          { kind: 'text', style: 'title', text: number },
          { kind: 'text', style: 'lead', text: leadOf(paper) },
          {
            kind: 'columns',
            columns: [
              party(kind === 'receipt' ? 'Received by' : 'From', sellerLines(seller)),
              party(kind === 'receipt' ? 'Received from' : 'To', buyerLines(buyer)),
            ],
          },
          { kind: 'entries', columns: 2, items: factsOf(paper) },
          ...sumsOf(paper),
          { kind: 'panel', blocks: [{ kind: 'text', style: 'creed', text: seller.name }] },
        ],
      },
    ],
  };
}

function leadOf({ kind, amount, currency, content }: BookingPaperEntity): string {
  const { invoice, reason } = content;
  if (kind === 'receipt') return `${priceInWords(amount, currency)} came in for this booking. Thank you.`;
  if (kind === 'invoice') return `For booking ${content.reference}, ${content.programName}.`;
  return `Takes back invoice ${invoice?.number} of ${dateInWords(invoice?.issuedOn ?? '')}. ${reason}`;
}

function factsOf({ kind, issuedOn, content }: BookingPaperEntity): PdfEntry[] {
  const { reference, programName, startsOn, endsOn, seats, paidOn, method, moneyReference } = content;
  const facts: PdfEntry[] = [
    { title: 'Issued on', text: dateInWords(issuedOn) },
    { title: 'Booking', text: `${reference}, ${seats} ${seats === 1 ? 'seat' : 'seats'}` },
    { title: 'Journey', text: programName },
    { title: 'Dates', text: travelDays(startsOn, endsOn) },
  ];
  if (kind !== 'receipt') return facts;
  return [
    ...facts,
    { title: 'Came in on', text: paidOn ? dateInWords(paidOn) : 'Not written down' },
    { title: 'Paid by', text: inWay(method, moneyReference) },
  ];
}

/** The lines with what they come to; of an invoice also what is paid, and by when the rest is due. */
function sumsOf({ kind, amount, currency, content }: BookingPaperEntity): PdfBlock[] {
  const { lines, paid, dueOn } = content;
  const inWords = (sum: number) => priceInWords(sum, currency);
  if (kind === 'receipt')
    return [
      {
        kind: 'table',
        head: ['For', 'Sum'],
        rows: [[`Booking ${content.reference}`, inWords(amount)]],
        foot: [['Paid for this booking so far', inWords(paid)]],
      },
    ];
  const rest = Math.max(amount - paid, 0);
  const until = dueOn ? `Still to be paid, by ${dateInWords(dueOn)}` : 'Still to be paid';
  const money =
    kind === 'invoice'
      ? [
          ['Paid when this was issued', '', '', inWords(paid)],
          [rest > 0 ? until : 'Still to be paid', '', '', rest > 0 ? inWords(rest) : 'Nothing'],
        ]
      : [];
  return [
    {
      kind: 'table',
      head: ['For', 'Count', 'Each', 'Sum'],
      rows: lines.map(({ text, count, unitAmount }) => [
        text,
        String(count),
        inWords(unitAmount),
        inWords(count * unitAmount),
      ]),
      foot: [[kind === 'invoice' ? 'Total' : 'Credited', '', '', inWords(amount)], ...money],
    },
  ];
}

const party = (label: string, lines: string[]): PdfBlock[] => [
  { kind: 'text', style: 'label', text: label },
  { kind: 'text', style: 'story', text: lines.filter(Boolean).join('\n') },
];

const sellerLines = (seller: Seller): string[] => [
  [seller.name, seller.legalStatus].filter(Boolean).join(', '),
  seller.address,
  [seller.phone, seller.email].filter(Boolean).join(', '),
  seller.taxNumber && `Tax number ${seller.taxNumber}`,
  seller.registrationNumber && `Registration number ${seller.registrationNumber}`,
];

const buyerLines = (buyer: Buyer | null): string[] =>
  buyer ? [buyer.name, buyer.email, buyer.phone] : ['Removed, as the time for which names are kept is over'];
