/** `next` when it is a path of this site, else `fallback`: a link must not lead somebody who signs in elsewhere. */
export function sameSitePath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/')) return fallback;
  const here = 'http://here';
  const url = URL.canParse(next, here) ? new URL(next, here) : null;
  return url?.origin === here ? url.pathname + url.search + url.hash : fallback;
}
