import { CalendarCheck } from 'lucide-react';
import { workPath } from '../office/work-kind.ts';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { bookAddress, bookPath } from './book/book-path.ts';

export const bookingsScreen: StaffScreen = {
  path: 'bookings',
  right: 'readOffice',
  link: { group: 'Inbox', label: 'Bookings', Icon: CalendarCheck },
  inbox: 'bookings',
  opensRows: true,
  makes: { label: 'Book for Somebody', right: 'writeOffice', at: bookAddress() },
  found: { kind: 'booking', label: 'Bookings', words: ({ id }) => `#${id}` },
  load: async () => (await import('./bookings-page.tsx')).code,
};

export const bookingWorkScreen: StaffScreen = {
  path: workPath('booking'),
  right: 'readOffice',
  load: async () => (await import('./work/booking-work-page.tsx')).code,
};

export const bookScreen: StaffScreen = {
  path: bookPath,
  right: 'writeOffice',
  load: async () => (await import('./book/book-page.tsx')).code,
};
