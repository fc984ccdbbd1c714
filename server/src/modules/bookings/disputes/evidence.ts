// What proves what a guest bought: terms, mails, who travelled, and what was paid.
import type { EntityManager } from 'typeorm';
import type { BookingMailKind, BookingPaper } from '../../../generated/schema.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { BookingLineEntity } from '../booking-line.entity.ts';
import { findBooking } from '../booking-rows.ts';
import { type BookingForDocuments, bookingForDocuments } from '../documents/booking-for-documents.ts';
import { papersOf } from '../papers/shown-papers.ts';
import { PaymentEntity } from '../payment.entity.ts';
import type { DisputeEntity } from './dispute.entity.ts';

export interface Evidence {
  dispute: DisputeEntity;
  row: BookingEntity;
  /** As the voucher says it. */
  booking: BookingForDocuments;
  lines: BookingLineEntity[];
  /** Money that moved. */
  payments: PaymentEntity[];
  papers: BookingPaper[];
  mails: { mail: BookingMailKind; sentAt: Date }[];
}

export async function readEvidence(manager: EntityManager, dispute: DisputeEntity): Promise<Evidence> {
  const { bookingId } = dispute;
  const row = await findBooking(manager, bookingId);
  const order = { id: 'ASC' } as const;
  return {
    dispute,
    row,
    booking: await bookingForDocuments(manager, row),
    lines: await manager.find(BookingLineEntity, { where: { bookingId }, order: { position: 'ASC' } }),
    payments: await manager.find(PaymentEntity, { where: { bookingId, state: 'done' }, order }),
    papers: await papersOf(manager, bookingId),
    mails: await manager.query(
      `SELECT mail, sent_at AS "sentAt" FROM booking_mails WHERE booking_id = $1 AND sent_at IS NOT NULL ORDER BY sent_at, mail`,
      [bookingId],
    ),
  };
}
