// What an address says of its page before the page is asked.
import { isDecodable } from '../canonical-path.ts';

export interface PageAddress {
  isStaff: boolean;
  isPreview: boolean;
}

/** `url` as in the request line, path and query; null when the query cannot be read. */
export function readPageAddress(url: string): PageAddress | null {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  if (!isDecodable(query.replaceAll('+', ' '))) return null;
  return {
    isStaff: path === '/admin' || path.startsWith('/admin/'),
    // Whether its token is good or not: who has such a link has it for himself.
    isPreview: new URLSearchParams(query).has('preview'),
  };
}
