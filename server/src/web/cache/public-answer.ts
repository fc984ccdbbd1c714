import type { ServerResponse } from 'node:http';

const marks = new WeakMap<ServerResponse, readonly string[]>();

/**
 * Says that this answer is the same for everybody who is not signed in, and may be kept until one of `tables`
 * changes. A handler marks only what the schema calls public.
 */
export function markPublic(res: ServerResponse, tables: readonly string[]): void {
  marks.set(res, tables);
}

/** The tables the answer was made from, or undefined when nobody called it public. */
export const publicTables = (res: ServerResponse): readonly string[] | undefined => marks.get(res);
