import type { ServerResponse } from 'node:http';

const marks = new WeakMap<ServerResponse, readonly string[]>();

/**
 * Says that this answer is the same for everybody who is not signed in, and may be kept until one of `tables`
 * changes. A handler marks only what the schema calls public.
 */
export function markPublic(res: ServerResponse, tables: readonly string[]): void {
  marks.set(res, tables);
}

const shared = new WeakMap<ServerResponse, readonly string[]>();

/** Says that this answer, made from `tables`, is the same for all who wait for it together, but is not kept. */
export function markShared(res: ServerResponse, tables: readonly string[]): void {
  shared.set(res, tables);
}

/** The tables of an answer that was called public or shared. */
export const tablesRead = (res: ServerResponse): readonly string[] | undefined =>
  marks.get(res) ?? shared.get(res);

/** The tables the answer was made from, or undefined when nobody called it public. */
export const publicTables = (res: ServerResponse): readonly string[] | undefined => marks.get(res);
