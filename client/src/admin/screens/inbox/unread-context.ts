import { createContext } from 'react';
import type { InboxName } from '../../../generated/schema.ts';

type InboxCounts = Record<InboxName, number>;

export interface Unread {
  /** How many rows of each list the signed-in person has not read, 100 at most. */
  counts: InboxCounts;
  /** The number of the newest row of each list; null in an empty one. */
  newest: Record<InboxName, number | null>;
  /** Notes that a row was opened. Rejects when the server cannot be reached. */
  markRead(inbox: InboxName, id: number): Promise<void>;
  /** Marks a list as read up to the row of number `upTo`, or all of it. Rejects when the server cannot be reached. */
  markAllRead(inbox: InboxName, upTo: number | null): Promise<void>;
}

export const noneUnread: InboxCounts = {
  registrations: 0,
  messages: 0,
  subscribers: 0,
  donations: 0,
  bookings: 0,
};

export const inboxNames = Object.keys(noneUnread) as InboxName[];

export const noNewest = Object.fromEntries(inboxNames.map((name) => [name, null])) as Unread['newest'];

/** How many are new in all lists together. */
export function totalOf(counts: InboxCounts): number {
  return inboxNames.reduce((sum, inbox) => sum + counts[inbox], 0);
}

/** What is new in the inbox; told by the layout, nothing without one (as in most tests). */
export const UnreadContext = createContext<Unread>({
  counts: noneUnread,
  newest: noNewest,
  markRead: async () => undefined,
  markAllRead: async () => undefined,
});

/** A count as badges show it: the server stops counting at 100. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
