// What departures are called on the screens of the staff.
import type { DepartureStatus, VisibleSeats } from '../../generated/schema.ts';
import { formatAmount } from '../../lib/money.ts';
import { travelDays } from '../../lib/travel-days.ts';

export const statusLabels: Readonly<Record<DepartureStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

export const statusTones = {
  draft: 'waiting',
  open: 'good',
  closed: 'over',
  cancelled: 'bad',
  completed: 'over',
} as const;

/** What visitors read beside a departure. */
export const visibleWords: Readonly<Record<VisibleSeats, string>> = {
  open: 'Seats free',
  few: 'Few seats left',
  soldOut: 'Sold out',
  closed: 'Closed for booking',
};

interface Named {
  /** Of one that was made for a party alone. */
  title?: string | null;
  program: { name: string } | null;
}

export const programOf = ({ title, program }: Named): string =>
  title ?? program?.name ?? 'A service that was removed';

/** `Gorilla Trek, Fri 4 Dec to Sun 6 Dec 2026` */
export const departureName = (departure: Named & { startsOn: string; endsOn: string }): string =>
  `${programOf(departure)}, ${travelDays(departure.startsOn, departure.endsOn)}`;

/** `5 of 8 taken` */
export const seatWords = ({ taken, capacity }: { taken: number; capacity: number }): string =>
  `${formatAmount(taken)} of ${formatAmount(capacity)} taken`;

/** Whether it still takes place, so that something can be changed about it. */
export const isAhead = ({ status }: { status: DepartureStatus }): boolean =>
  status !== 'cancelled' && status !== 'completed';
