import { chakra } from '@chakra-ui/react';
import { displayMoment } from '../../ui/moment.ts';
import { toKampalaTime } from '../form/kampala-time.ts';
import type { Publishable } from '../form/visibility.tsx';
import type { ListColumn } from '../list/list.ts';
import type { StaffPictureFragment } from '../uploads/picture.generated.ts';
import { Moment, Thumbnail } from './cells.tsx';

/** A column that says a text and is sorted by it, unless `more` says otherwise. */
export function textColumn<T>(
  title: string,
  text: (item: T) => string,
  more: Omit<Partial<ListColumn<T>>, 'title' | 'text'> = {},
): ListColumn<T> {
  return { title, text, sortBy: text, ...more };
}

/** A column of moments; `momentOf` gives ISO 8601 or null. Sorted here, or by the server under the name it has for that. */
export function momentColumn<T>(
  title: string,
  momentOf: (item: T) => string | null,
  serverSort?: string,
): ListColumn<T> {
  return {
    title,
    kind: 'moment',
    sortBy: (item) => momentOf(item) ?? '',
    serverSort,
    text: (item) => {
      const value = momentOf(item);
      return value === null ? '' : displayMoment(value);
    },
    inFile: (item) => {
      const value = momentOf(item);
      return value === null ? '' : toKampalaTime(value).replace('T', ' ');
    },
    cell: (item) => {
      const value = momentOf(item);
      return value !== null && <Moment value={value} />;
    },
  };
}

/** The picture of each record, small, or that it has none. */
export const pictureColumn = <Item,>(
  pictureOf: (item: Item) => StaffPictureFragment | null,
): ListColumn<Item> => ({
  title: 'Image',
  kind: 'picture',
  text: (item) => pictureOf(item)?.url ?? '',
  cell: (item) => <Thumbnail key={pictureOf(item)?.url} image={pictureOf(item)} />,
});

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
