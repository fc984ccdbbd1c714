// What staff fill in of a record, as one document: what its revisions hold.
import type { Rule } from '../../../generated/rules.ts';
import type { StateBefore } from '../../revisions/record-revision.ts';
import type { ContentEntity } from '../content.entity.ts';
import type { ContentType } from '../content-type.ts';

type Document = Record<string, unknown>;

export function documentOf({ rules }: Pick<ContentType, 'rules'>, row: object): Document {
  const values: Document = { ...row };
  return Object.fromEntries(Object.keys(rules).map((name) => [name, values[name] ?? null]));
}

/** The record as it is now, for the first revision of one that is older than revisions are. */
export const stateOf = <Row extends ContentEntity>(type: ContentType<Row>, row: Row): StateBefore => ({
  version: row.version,
  document: documentOf(type, row),
  savedBy: row.updatedBy,
  savedAt: row.updatedAt,
});

/**
 * The input that makes a record again what a kept `document` says. A time to publish that is over by now cannot be set
 * again: whether the record is public then stays as it is.
 */
export function inputOf({ rules }: Pick<ContentType, 'rules'>, document: Document, now: Date): Document {
  const fields = Object.entries(rules).flatMap(([name, rule]: [string, Rule]) => {
    const value = document[name];
    if (value === undefined) return [];
    return [[name, rule.kind === 'DateTime' && typeof value === 'string' ? new Date(value) : value]];
  });
  const input: Document = Object.fromEntries(fields);
  const { status, publishAt, ...rest } = input;
  return status === 'scheduled' && publishAt instanceof Date && publishAt <= now ? rest : input;
}
