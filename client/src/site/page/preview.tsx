// Pages that staff show around before they are published, by a link that holds a token.

import { chakra } from '@chakra-ui/react';
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

const Strip = chakra('p', {
  base: {
    bg: 'subtle',
    borderBottomWidth: '1px',
    color: 'highlightText',
    textAlign: 'center',
    textStyle: 'label',
    px: 'gutter',
    py: '2.5',
  },
});

/** Above a page that is shown by its preview link. */
export function PreviewBanner() {
  return <Strip>Preview: not published yet</Strip>;
}
