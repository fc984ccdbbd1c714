import type { BookingMailKind } from '../../../generated/schema.ts';
import type { BookingEntity } from '../booking.entity.ts';

/** Mails of one kind and one wake-up; the others leave with the next. */
export const mostAtOnce = 200;

/** A mail that leaves by itself. */
export interface DueMail extends Pick<BookingEntity, 'id' | 'departureId'> {
  mail: BookingMailKind;
  toBring?: string[];
  unnamed?: number;
  withoutPassport?: number;
  /** It is about a balance, and leaves only while that is owed. */
  isOfMoney?: boolean;
}
