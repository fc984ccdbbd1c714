import type { EntityManager } from 'typeorm';
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import { BookingEntity } from '../booking.entity.ts';
import { keyDays } from './key-holders.ts';

/** By what people type of a reference, and the address it was booked with; locked. Null when there is none whose page can still be opened. */
export async function findByReference(
  manager: EntityManager,
  typed: string,
  email: string,
): Promise<BookingEntity | null> {
  return manager
    .createQueryBuilder(BookingEntity, 'booking')
    .where('booking.reference = :reference', { reference: referenceOf(typed) })
    .andWhere('lower(booking.email) = lower(:email)', { email: email.trim() })
    .andWhere('(SELECT ends_on FROM departures WHERE departures.id = booking.departure_id) >= :day', {
      day: daysBefore(kampalaDay(), keyDays),
    })
    .setLock('pessimistic_write')
    .getOne();
}

/** Crockford's base 32 has no letters that look like numbers: who types one means the number. */
const referenceOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
