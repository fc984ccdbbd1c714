// What an address means before any page is asked: unreadable, to be written differently, or a page.

export type PageAddress =
  | { kind: 'unreadable' }
  | { kind: 'moved'; to: string }
  | { kind: 'page'; url: string; isStaff: boolean; isPreview: boolean };

/** `url` as in the request line: path and query. */
export function readPageAddress(url: string): PageAddress {
  const [path = '', query] = splitOnce(url, '?');
  if (
    !path.startsWith('/') ||
    !isDecodable(path) ||
    (query !== undefined && !isDecodable(query.replaceAll('+', ' ')))
  ) {
    return { kind: 'unreadable' };
  }
  // One slash at the start: two would name another host in a Location header.
  const tidy = `/${path.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
  if (tidy !== path) return { kind: 'moved', to: query === undefined ? tidy : `${tidy}?${query}` };
  return {
    kind: 'page',
    url,
    isStaff: /^\/admin(?:\/|$)/.test(path),
    // Whether its token is good or not: who has such a link has it for himself.
    isPreview: new URLSearchParams(query).has('preview'),
  };
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
