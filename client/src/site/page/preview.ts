// Pages that staff show around before they are published, by a link that holds a token.
import type { Head } from '../../lib/page/head.ts';

/** The token of a preview link, for a page's variables. */
export const previewIn = (url: URL): string | null => url.searchParams.get('preview');

interface Publishable {
  status: 'published' | 'draft' | 'scheduled';
  isActive?: boolean;
}

/** Whether visitors cannot see it without such a link. */
export function isHidden({ status, isActive = true }: Publishable): boolean {
  return status !== 'published' || !isActive;
}

/** All that a page says about itself which is not public yet. */
export const previewHead = (title: string): Head => ({ title: `Preview: ${title}`, noindex: true });
