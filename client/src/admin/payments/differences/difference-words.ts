import type { PaymentDifferenceKind } from '../../../generated/schema.ts';
import { counted } from '../../screens/many/many-operations.ts';
import { displayMoment } from '../../ui/moment.ts';
import type { ComparisonFragment } from './differences.generated.ts';

export const differenceKinds: Record<PaymentDifferenceKind, string> = {
  unknownHere: 'Unknown here',
  unknownThere: 'Unknown to the provider',
  otherState: 'Another state',
  otherSum: 'Another sum',
};

/** How the last comparison went, in a sentence or two. */
export function comparisonWords(comparison: ComparisonFragment | null): string {
  if (!comparison) return 'Not compared yet. It happens every night by itself.';
  const { startedAt, endedAt, byName, charges, refunds, found, problem } = comparison;
  if (endedAt === null) return 'The lists are being compared. This page tells when it is done.';
  const when = `${displayMoment(startedAt)}${byName === 'System' ? '' : ` by ${byName}`}`;
  if (problem) return `The comparison of ${when} could not be made. ${problem}`;
  const read = `${counted(charges, 'payment')} and ${counted(refunds, 'refund')} of the provider`;
  return `Compared ${when} with ${read}: ${found === 0 ? 'nothing new differs' : counted(found, 'new difference')}.`;
}
