import type { RecordKind } from '../../generated/schema.ts';
import type { Connection } from '../../platform/paging/connection.ts';

/** What happened to a record; `existing`: nothing, it is how the record was before its changes were recorded. */
export type RevisionEvent = 'existing' | 'create' | 'update' | 'delete' | 'restore' | 'publish';

/** What a record was after a change. */
export interface RevisionMapper {
  id: number;
  kind: RecordKind;
  key: string;
  version: number;
  event: RevisionEvent;
  createdAt: Date;
  /** E-mail; null: the product itself, or somebody whose account is gone. */
  changedBy: string | null;
}

export type RevisionConnectionMapper = Connection<RevisionMapper>;

/** What all fields of its input held. */
export type RevisedDocument = Record<string, unknown>;

/** Whether `key` can be the number of a record or the name of a group of settings. */
export const isRecordKey = (key: string) => /^[\w-]{1,40}$/.test(key);
