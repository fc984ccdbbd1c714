// How registrations and messages are worked on: which statuses they have, and what gives one to them.
import type { TypedDocumentNode } from '@apollo/client';
import type { SubjectKind } from '../../generated/schema.ts';
import type { Choices } from '../screens/form/kinds.tsx';
import type { ColleagueFragment } from './office.generated.ts';

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
  setStatus: TypedDocumentNode<{ rows: Worked[] }, { ids: number[]; status: Row['status'] }>;
  assign: TypedDocumentNode<{ rows: Worked[] }, { ids: number[]; assigneeId?: number | null }>;
}

/** Of what a timeline, a note or a reminder is. */
export interface SubjectOf {
  kind: SubjectKind;
  id: number;
}
