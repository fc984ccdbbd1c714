import type { Request } from 'express';

/**
 * Whether a form was sent from a page of another site. Browsers say so themselves in `Sec-Fetch-Site`; where they do
 * not (older ones, and addresses without https), the `Origin` must be ours. A caller that sends neither is no browser,
 * and nobody's browser was misled.
 */
export function isCrossOrigin({ headers }: Pick<Request, 'headers'>, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
