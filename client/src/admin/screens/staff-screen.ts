import type { ApolloClient } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ContentType, InboxName, Right } from '../../generated/schema.ts';
import { paths } from '../../paths.ts';
import type { Historied } from './historied.ts';
import type { RestoredTexts } from './texts.ts';

/** A screen of the staff's part, as the router, the sidebar and the trash need it before its code is there. */
export interface StaffScreen {
  /** Below /admin. */
  path: string;
  /** What one needs to see it: without, the sidebar leaves it out and its address says so. */
  right: Right;
  /** Where in the sidebar it stands. */
  link?: { group: 'System' | 'Inbox' | 'More'; label: string; Icon: LucideIcon };
  /** The part of the inbox it shows, whose news the sidebar counts. */
  inbox?: InboxName;
  /** One of its rows is opened over the list, at an address of its own: the row's number below the screen's. */
  opensRows?: true;
  /** What can be made on it, in the words of its own button, and what one needs for that; `at` where it is made elsewhere. */
  makes?: { label: string; right: Right; at?: string };
  /** What one of its rows is called in the trash. */
  trashed?: { type: ContentType; label: string };
  load(): Promise<ScreenCode>;
}

export interface ScreenCode {
  Screen: ComponentType;
  restoring?: Restoring;
  /** What its records are called and made of in their history; null for a key that none can have. */
  history?(key: string): Historied | Promise<Historied | null>;
}

/** How a row that was deleted comes back to where the screen shows it. */
export interface Restoring {
  restore(client: ApolloClient, id: number): Promise<void>;
  /** Many at once; answers the numbers of those that are back. Where there is none, each comes back by itself. */
  restoreMany?(client: ApolloClient, ids: readonly number[]): Promise<readonly number[]>;
  texts: RestoredTexts;
}

export const addressOf = ({ path }: StaffScreen) => `${paths.admin}/${path}`;
