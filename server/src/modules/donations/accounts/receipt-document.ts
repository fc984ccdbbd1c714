// The receipt of a donation: one page, from the agency's settings and what the provider confirmed.
import { documentFonts as fonts } from '../../../generated/brand.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { dateInWords, money } from '../../../platform/text/in-words.ts';
import type { Agency } from '../../settings/agency.ts';
import { symbolOf } from '../currencies.ts';
import type { DonationEntity } from '../donation.entity.ts';

/** Where the receipt of a donation can be had. */
export const receiptPath = (id: number | string) => `/api/v1/admin/donations/${id}/receipt.pdf`;

/** Who took the money, in words. */
const providers: Record<string, string> = {
  flutterwave: 'Flutterwave',
  sandbox: 'Test checkout: no money was moved',
};

export function receiptDocument(donation: DonationEntity, agency: Agency): PdfDocument {
  const { id, amount, currency, reference, provider, providerTransactionId } = donation;
  const settledAt = donation.settledAt ?? donation.createdAt;
  const symbol = symbolOf(currency);
  const inFigures = money(amount, symbol);
  const facts = [
    { title: 'Receipt number', text: String(id) },
    { title: 'Date', text: dateInWords(kampalaDay(settledAt)) },
    {
      title: 'Received from',
      text: donation.name || 'Removed, as the time for which names are kept is over',
    },
    { title: 'Reference', text: reference },
    { title: 'Paid through', text: providers[provider] ?? provider },
    { title: 'Transaction of the provider', text: providerTransactionId ?? 'None told' },
  ];
  const reach = [agency.address, agency.phone, agency.email].filter(Boolean);
  const foot: PdfBlock[] = [
    { kind: 'text', style: 'creed', text: agency.name },
    ...(reach.length > 0 ? [{ kind: 'text', style: 'story', text: reach.join('\n') } as const] : []),
  ];
  return {
    title: `Donation receipt ${id}`,
    author: agency.name,
    date: settledAt,
    colors: agency.colors,
    fonts,
    chapters: [
      {
        label: 'Donation receipt',
        blocks: [
          { kind: 'text', style: 'label', text: `Receipt ${id}` },
          {
            kind: 'text',
            style: 'display',
            text: symbol === currency ? inFigures : `${inFigures} (${currency})`,
          },
          { kind: 'text', style: 'lead', text: `${agency.name} has received this donation. Thank you.` },
          { kind: 'entries', columns: 2, items: facts },
          { kind: 'panel', blocks: foot },
        ],
      },
    ],
  };
}
