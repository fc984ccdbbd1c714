import { chakra } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import type { ListColumn } from '../screens/list/list.ts';
import { noneSpecified } from './none-specified.ts';

/** A column that tells whether somebody wrote something about their health. What it is stands in the dialog, whose openings are recorded. */
export function onFile<T>(title: string, isThere: (item: T) => boolean): ListColumn<T> {
  return {
    title,
    medical: true,
    minWidth: '9rem',
    text: (item) => (isThere(item) ? 'On file' : noneSpecified),
    cell: (item) =>
      isThere(item) ? (
        <Badge>
          <ClipboardList aria-hidden size={14} />
          On file
        </Badge>
      ) : (
        <chakra.span color="muted">{noneSpecified}</chakra.span>
      ),
  };
}

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'brandSoft',
    color: 'brand',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});
