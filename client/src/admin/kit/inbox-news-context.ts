import { createContext } from 'react';
import type { InboxName } from '../../generated/schema.ts';

export type InboxCounts = Record<InboxName, number>;

export interface InboxNews {
  /** How many came in since the signed-in person last looked at each list, 100 at most. */
  counts: InboxCounts;
  /** Notes that a list is looked at now; resolves when the server knows, also when it cannot be reached. */
  look(inbox: InboxName): Promise<void>;
}

export const noNews: InboxCounts = { registrations: 0, messages: 0, subscribers: 0, donations: 0 };

export const inboxNames = Object.keys(noNews) as InboxName[];

/** How many are new in all lists together. */
export function totalOf(counts: InboxCounts): number {
  return inboxNames.reduce((sum, inbox) => sum + counts[inbox], 0);
}

/** What is new in the inbox; told by the layout, nothing without one (as in most tests). */
export const InboxNewsContext = createContext<InboxNews>({ counts: noNews, look: async () => undefined });

/** A count as badges show it: the server stops counting at 100. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}
