// Where a booking stands, and what may come of it.
import { conflict } from '../../platform/errors.ts';

/** State → those that may follow. */
const following = {
  // The address is not confirmed yet: no seats.
  unconfirmed: ['requested', 'held', 'expired', 'cancelled'],
  // Staff have to answer.
  requested: ['held', 'confirmed', 'declined', 'expired', 'cancelled'],
  held: ['held', 'requested', 'confirmed', 'expired', 'cancelled'],
  // Paid too late; only while its seats are free.
  expired: ['confirmed'],
  confirmed: ['cancelled', 'completed'],
  declined: [],
  cancelled: [],
  completed: [],
} as const;

export type BookingState = keyof typeof following;

/** Those whose seats count. */
export const liveStates = ['requested', 'held', 'confirmed', 'completed'] as const satisfies BookingState[];

/** Those that lapse by themselves, at `holdUntil`. */
export const lapsingStates = ['unconfirmed', 'requested', 'held'] as const satisfies BookingState[];

export const isLive = (state: BookingState) => (liveStates as readonly BookingState[]).includes(state);

export const mayBecome = (from: BookingState, to: BookingState) =>
  (following[from] as readonly BookingState[]).includes(to);

/** Throws CONFLICT when a booking in state `from` cannot come to be `to`. */
export function refuseState(from: BookingState, to: BookingState): void {
  if (mayBecome(from, to)) return;
  throw conflict(`This booking is ${from}: it cannot become ${to} any more.`);
}
