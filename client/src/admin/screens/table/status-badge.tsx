import { chakra } from '@chakra-ui/react';
import { displayMoment } from '../../ui/moment.ts';
import type { Publishable } from '../form/visibility.tsx';

/** A word below the name of a row. */
export const Mark = chakra('span', {
  base: {
    display: 'block',
    w: 'fit-content',
    mt: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'subtle',
    color: 'highlightText',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: { md: 'nowrap' },
  },
});

type Status = Pick<Publishable, 'status' | 'publishAt'>;

/** Whether visitors see it, in words. */
export function statusWords({ status, publishAt }: Status): string {
  if (status === 'published') return 'Published';
  return status === 'draft' ? 'Draft' : `Scheduled${publishAt ? ` for ${displayMoment(publishAt)}` : ''}`;
}

/** Marks the row of what visitors do not see yet; nothing for what is published. */
export function StatusBadge({ item }: { item: Status }) {
  return item.status === 'published' ? null : <Mark>{statusWords(item)}</Mark>;
}
