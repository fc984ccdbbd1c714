import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { ActivityEntry, ActivityService } from '../../activity/activity.service.ts';
import { recordRevision, type StateBefore } from '../../revisions/record-revision.ts';
import type { ContentEntity } from '../content.entity.ts';
import type { ContentType } from '../content-type.ts';
import { documentOf, stateOf } from './content-document.ts';

/** What was done to a record, in the words of the activity. */
export const past = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  restore: 'Restored',
  publish: 'Published',
};

export interface Change<Row extends ContentEntity> {
  event: keyof typeof past;
  /** As it is after the change. */
  row: Row;
  /** How it was, where the change is one of its fields. */
  before?: StateBefore | undefined;
  /** Goes on after the title in the activity. */
  how?: string;
}

/** Keeps what was done to a record in the activity and what the record is now in its revisions, in the transaction of the change. */
export async function recordChange<Row extends ContentEntity>(
  manager: EntityManager,
  actor: Actor,
  { activity, type }: { activity: ActivityService; type: ContentType<Row> },
  change: Change<Row>,
): Promise<void> {
  const { event, row } = change;
  const before = event === 'create' ? undefined : (change.before ?? stateOf(type, row));
  const { id: key, version } = row;
  await activity.record(manager, actor, entryOf(type, change));
  const document = documentOf(type, row);
  await recordRevision(manager, actor, {
    kind: type.one,
    key,
    version,
    event,
    document,
    ...(before && { before }),
  });
}

export const entryOf = <Row extends ContentEntity>(
  { name, title }: ContentType<Row>,
  { event, row, how = '' }: Change<Row>,
): ActivityEntry => ({
  type: event,
  description: `${past[event]} ${name} "${row[title as keyof Row]}"${how}`,
  entityType: name,
  entityId: row.id,
});
