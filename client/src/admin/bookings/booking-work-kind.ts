import type { BookingState } from '../../generated/schema.ts';
import { workMark } from '../office/work-columns.tsx';
import type { WorkKind } from '../office/work-kind.ts';
import type { StaffBookingFragment } from './booking-row.generated.ts';
import { bookingStates } from './booking-words.ts';
import { AssignBookingsDocument } from './bookings.generated.ts';

/** Those of what waits for the office or for money. */
const open: readonly BookingState[] = ['requested', 'held'];

/** Where it stands has a column, so its name says only that the guest may not have got our reply. */
export const markOfBooking = workMark<StaffBookingFragment>({
  statuses: bookingStates,
  open: Object.keys(bookingStates) as BookingState[],
});

export const bookingWork: WorkKind<StaffBookingFragment> = {
  kind: 'booking',
  typename: 'Booking',
  noun: 'booking',
  statuses: bookingStates,
  open,
  assign: AssignBookingsDocument,
};
