import type { PaperKind } from '../../../generated/schema.ts';
import type { BookingPaperEntity } from './booking-paper.entity.ts';

const prefixes: Record<PaperKind, string> = { invoice: 'INV', receipt: 'REC', creditNote: 'CRN' };
const kinds = new Map(Object.entries(prefixes).map(([kind, prefix]) => [prefix, kind as PaperKind]));

/** Such as `INV-2026-0012`. */
export const paperNumber = ({
  kind,
  year,
  number,
}: Pick<BookingPaperEntity, 'kind' | 'year' | 'number'>): string =>
  `${prefixes[kind]}-${year}-${String(number).padStart(4, '0')}`;

/** What such a number names, or null for what is none. */
export function parsePaperNumber(text: string): Pick<BookingPaperEntity, 'kind' | 'year' | 'number'> | null {
  const [, prefix = '', year, number] = /^([A-Z]{3})-(\d{4})-(\d{4,9})$/.exec(text) ?? [];
  const kind = kinds.get(prefix);
  return kind ? { kind, year: Number(year), number: Number(number) } : null;
}
