// Which media type a caller of /graphql gets. Callers send few different headers, so it is remembered.
import { request } from 'express';

/** Those of answers, the one for who says nothing first. */
const mediaTypes = ['application/json', 'application/graphql-response+json'];

/** Express' own, which looks at this header alone. */
const acceptsOf = (req: object, types: string[]) =>
  (request as unknown as { accepts(this: object, types: string[]): string | false }).accepts.call(req, types);

const chosen = new Map<string, string>();
const maxEntries = 500;

/** By an `Accept` header; empty when it takes neither. */
export function wantedMediaType(accept: string | undefined): string {
  const key = accept ?? '';
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const wanted = acceptsOf({ headers: { accept } }, mediaTypes) || '';
  if (chosen.size >= maxEntries) chosen.clear();
  chosen.set(key, wanted);
  return wanted;
}
