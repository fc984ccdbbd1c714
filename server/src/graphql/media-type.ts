// Which media type a caller of /graphql gets. Callers send few different headers, so it is remembered.
import { request } from 'express';
import { onceForEach, SmallMap } from '../platform/once-for-each.ts';

/** Those of answers, the one for who says nothing first. */
const mediaTypes = ['application/json', 'application/graphql-response+json'];

/** Express' own, which looks at this header alone. */
const acceptsOf = (req: object, types: string[]) =>
  (request as unknown as { accepts(this: object, types: string[]): string | false }).accepts.call(req, types);

/** By an `Accept` header; empty when it takes neither. */
export const wantedMediaType = onceForEach(
  (accept: string | undefined): string => acceptsOf({ headers: { accept } }, mediaTypes) || '',
  new SmallMap(500),
);
