import type { Params } from 'react-router-dom';

/** The number of a record in the last part of its address: `12` of `gorilla-trek-12`. Undefined without words before it. */
export const numberAfterWords = (part: string): string | undefined =>
  /^[a-z0-9-]*-([1-9]\d*)$/.exec(part)?.[1];

/** What an address says, with the number of its record as `id`. */
export function recordParams(params: Params): Params {
  const number = numberAfterWords(params.id ?? '');
  return number ? { ...params, id: number } : params;
}
