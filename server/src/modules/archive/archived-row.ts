import { parseInput } from '../../platform/validation.ts';
import { asNew, type ContentType, defaultsOf } from '../content/content-type.ts';
import { inputOf } from '../content/history/content-document.ts';
import type { ArchivedRecord } from './archive-format.ts';

/** Values by the names of the entity. */
export type ArchivedRow = Record<string, unknown> & { id: number };

/** A record of an archive as it will be written, with the same checks as when staff save it. Throws BAD_USER_INPUT. */
export function rowOf(type: ContentType, record: ArchivedRecord, now: Date): ArchivedRow {
  const { document, position, publishedAt, ...facts } = record;
  const values = parseInput(type.input, asNew(type, inputOf(type, document, now)));
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    ...defaultsOf(type),
    ...known,
    ...type.follows?.(values, null, now),
    ...facts,
    // Where staff fill in a field of that name, it is among the others.
    ...(position != null && !('position' in type.rules) && { position }),
    ...(type.isPublishable && publishedAt && { publishedAt }),
    version: 1,
  };
}
