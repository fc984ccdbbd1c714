import type { BookingState } from '../../generated/schema.ts';
import type { WorkKind } from '../office/work-kind.ts';
import type { StaffBookingFragment } from './booking-row.generated.ts';
import { bookingStates } from './booking-words.ts';
import { AssignBookingsDocument } from './bookings.generated.ts';

/** Those of what waits for the office or for money. */
const open: readonly BookingState[] = ['requested', 'held'];

export const bookingWork: WorkKind<StaffBookingFragment> = {
  kind: 'booking',
  typename: 'Booking',
  noun: 'booking',
  statuses: bookingStates,
  open,
  assign: AssignBookingsDocument,
};
