import { chakra } from '@chakra-ui/react';
import { displayMoment } from './moment.ts';
import type { Publishable } from './publishing.ts';

const Mark = chakra('span', {
  base: {
    display: 'block',
    w: 'fit-content',
    mt: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'sand',
    color: 'goldDeep',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: { md: 'nowrap' },
  },
});

/** Marks the row of what visitors do not see yet; nothing for what is published. */
export function StatusBadge({
  item: { status, publishAt },
}: {
  item: Pick<Publishable, 'status' | 'publishAt'>;
}) {
  if (status === 'published') return null;
  return (
    <Mark>
      {status === 'draft' ? 'Draft' : `Scheduled${publishAt ? ` for ${displayMoment(publishAt)}` : ''}`}
    </Mark>
  );
}
