import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { SubjectKind } from '../../generated/schema.ts';
import { paths } from '../../paths.ts';
import type { Choices } from '../ui/controls.tsx';
import type { ColleagueFragment } from './office.generated.ts';

// How registrations, messages and bookings are worked on: which statuses they have, and what gives one to them.

/** What of a row says how far it is. */
export interface Worked<Status extends string = string> {
  id: number;
  status: Status;
  statusAt: string;
  assignee: ColleagueFragment | null;
  nextReminderOn: string | null;
}

export interface WorkKind<Row extends Worked> {
  kind: SubjectKind;
  /** What the schema calls a row of the list. */
  typename: string;
  noun: string;
  statuses: Choices<Row['status']>;
  /** Those of what still waits for somebody. */
  open: readonly Row['status'][];
  /** Left out where a status is not simply given: what becomes of a booking is decided with its seats and its money. */
  setStatus?: TypedDocumentNode<{ rows: Worked[] }, { ids: number[]; status: Row['status'] }>;
  assign: TypedDocumentNode<{ rows: Worked[] }, { ids: number[]; assigneeId?: number | null }>;
}

/** Of what a timeline, a note or a reminder is. */
export interface SubjectOf {
  kind: SubjectKind;
  id: number;
}

/** The list that each kind stands in, as its address and people call it. */
export const lists = { registration: 'registrations', message: 'messages', booking: 'bookings' } as const;

/** Below /admin. */
export const workPath = (kind: SubjectOf['kind']) => `${lists[kind]}/:record/work`;

/** The page where one is worked on. */
export const workAddress = ({ kind, id }: SubjectOf) => `${paths.admin}/${lists[kind]}/${id}/work`;

/** The list it stands in. */
export const listAddress = (kind: SubjectOf['kind']) => `${paths.admin}/${lists[kind]}`;

/** What happened is written down by the server: the one timeline that is on screen asks for its entries again. */
export function dropTimelines({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'timeline' });
  cache.gc();
}
