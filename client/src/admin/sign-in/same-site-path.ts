/** `next` as an address of this site, else `fallback`: a link must not lead somebody who signs in elsewhere. */
export function sameSitePath(next: string | null, fallback: string): string {
  const here = 'http://here';
  const url = next && URL.canParse(next, here) ? new URL(next, here) : null;
  if (url?.origin !== here) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Whoever gets it reads it once more: `/.//elsewhere` has become `//elsewhere` by now.
  return new URL(path, here).href === url.href ? path : fallback;
}
