// What stands between visitors and the product, keeps its pages, and is told when to drop them.

export interface CdnSettings {
  /** Whose words it understands. */
  kind: 'fastly' | 'cloudflare';
  /** Where it is told to drop what it keeps. */
  purgeUrl: string;
  purgeToken: string;
  /** Seconds it keeps a page unless told otherwise, and shows an old one while it fetches a new one. */
  maxAge: number;
  stale: number;
}

/** The tag of every page: by it all are dropped at once. */
export const everything = 'site';

/** The header by which it learns the tags of a page. */
export const tagHeader = {
  fastly: (tags: string[]) => ['surrogate-key', tags.join(' ')],
  cloudflare: (tags: string[]) => ['cache-tag', tags.join(',')],
} as const;

/** The request that drops all pages with one of these tags; `null` is an answer that it did, a text what it said instead. */
export async function purge(cdn: CdnSettings, tags: string[], signal: AbortSignal): Promise<string | null> {
  const response = await fetch(cdn.purgeUrl, { method: 'POST', signal, ...requestOf[cdn.kind](cdn, tags) });
  const text = await response.text();
  return response.ok && !text.includes('"success":false') ? null : `${response.status} ${text.slice(0, 200)}`;
}

const requestOf = {
  fastly: ({ purgeToken }: CdnSettings, tags: string[]) => ({
    headers: { 'fastly-key': purgeToken, 'surrogate-key': tags.join(' '), accept: 'application/json' },
  }),
  cloudflare: ({ purgeToken }: CdnSettings, tags: string[]) => ({
    headers: { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  }),
};
