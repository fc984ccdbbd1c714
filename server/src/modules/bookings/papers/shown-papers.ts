import type { EntityManager } from 'typeorm';
import type { BookingPaper } from '../../../generated/schema.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { BookingPaperEntity } from './booking-paper.entity.ts';
import { paperNumber } from './paper-number.ts';

/** What resolvers are given, in place of the entity of this name. */
export type BookingPaperMapper = BookingPaper;

/** The papers of one booking, as its guest and the office see them. */
export function shownPapers(
  papers: readonly BookingPaperEntity[],
  payments: readonly Pick<PaymentEntity, 'countersId'>[],
): BookingPaper[] {
  const takenBack = new Set(papers.map(({ takesBackId }) => takesBackId));
  const countered = new Set(payments.map(({ countersId }) => countersId));
  return papers.map((paper) => {
    const { id, kind, issuedOn, amount, currency, takesBackId, paymentId } = paper;
    const invoice = papers.find((candidate) => takesBackId !== null && candidate.id === takesBackId);
    return {
      kind,
      number: paperNumber(paper),
      issuedOn,
      amount,
      currency,
      takesBack: invoice ? paperNumber(invoice) : null,
      counts: !takenBack.has(id) && !(paymentId !== null && countered.has(paymentId)),
    };
  });
}

export async function papersOf(manager: EntityManager, bookingId: number): Promise<BookingPaper[]> {
  const of = { where: { bookingId }, order: { id: 'ASC' } } as const;
  const papers = await manager.find(BookingPaperEntity, of);
  return papers.length === 0 ? [] : shownPapers(papers, await manager.find(PaymentEntity, of));
}
