import { InboxScreen } from '../screens/inbox/inbox-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { bookings } from './bookings-list.tsx';

export function BookingsPage() {
  return <InboxScreen inbox={bookings} />;
}

export const code: ScreenCode = { Screen: BookingsPage };
