import type { BookingMode, VisibleSeats } from '../../../generated/schema.ts';

/** How a date stands, in words; empty where it can simply be booked. `seats`: how many are free, where that is known. */
export function dateWords(visible: VisibleSeats, mode: BookingMode, seats?: number): string {
  if (visible === 'closed') return 'booking closed';
  if (seats === 0 || (visible === 'soldOut' && !seats)) return 'sold out';
  if (seats !== undefined) return `${seats} ${seats === 1 ? 'seat' : 'seats'} left`;
  if (visible === 'few') return 'few seats left';
  return mode === 'request' ? 'on request' : '';
}
