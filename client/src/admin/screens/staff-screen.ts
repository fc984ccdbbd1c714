import type { ApolloClient } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { ContentType, InboxName, RecordKind, Right, SearchKind } from '../../generated/schema.ts';
import { paths } from '../../paths.ts';
import type { RestoredTexts } from './editing/edited.ts';
import type { Form } from './form/form.tsx';

/** What a screen says of itself before its code is there: router, sidebar, search, 'New', dashboard and trash are made from it. */
export interface StaffScreen {
  /** Below /admin. */
  path: string;
  /** What one needs to see it: without, the sidebar leaves it out and its address says so. */
  right: Right;
  /** Where in the sidebar it stands. */
  link?: { group: 'System' | 'Inbox' | 'Journeys' | 'More'; label: string; Icon: LucideIcon };
  /** The part of the inbox it shows, whose news the sidebar counts. */
  inbox?: InboxName;
  /** One of its rows is opened over the list, at an address of its own: the row's number below the screen's. */
  opensRows?: true;
  /** What can be made on it, in the words of its own button, and what one needs for that; `at` where it is made elsewhere. */
  makes?: { label: string; right: Right; at?: string };
  /** What one of its rows is called in the trash. */
  trashed?: { type: ContentType; label: string };
  /** What a search over everything finds of it, and its heading there; `words` are what the list is searched for where no record opens. */
  found?: { kind: SearchKind; label: string; words?(item: { id: number; title: string }): string };
  load(): Promise<ScreenCode>;
}

export interface ScreenCode {
  Screen: ComponentType;
  restoring?: Restoring;
  /** What its records are called and made of in their history; null for a key that none can have. */
  history?(key: string): Historied | Promise<Historied | null>;
}

/** One record as its history shows it. */
export interface Historied {
  kind: RecordKind;
  /** In a sentence, such as `post`. */
  noun: string;
  /** Title of the screen that it belongs to. */
  screen: string;
  /** Address of what it belongs to, where that is not its screen. */
  back?: string;
  form: Pick<Form<never>, 'labels' | 'inWords' | 'read'>;
  /** What the record is called; null when it is not there (any more). */
  name(client: ApolloClient): Promise<string | null>;
  /** Brings what screens know of it up to date. */
  refresh(client: ApolloClient): Promise<unknown>;
}

/** How a row that was deleted comes back to where the screen shows it. */
export interface Restoring {
  restore(client: ApolloClient, id: number): Promise<void>;
  /** Many at once; answers the numbers of those that are back. Where there is none, each comes back by itself. */
  restoreMany?(client: ApolloClient, ids: readonly number[]): Promise<readonly number[]>;
  texts: RestoredTexts;
}

/** All screens, from staff-screens.ts. Pages ask here: that list leads to the code of each of them. */
export const StaffScreensContext = createContext<readonly StaffScreen[]>([]);
export const useStaffScreens = () => useContext(StaffScreensContext);

export const addressOf = ({ path }: StaffScreen) => `${paths.admin}/${path}`;
