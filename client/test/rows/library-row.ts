import type { LibraryPictureFragment } from '../../src/admin/library/library.generated.ts';
import { pictureRow } from './picture-row.ts';

/** A picture of the library, as the server answers it. */
export function libraryRow(
  id: number,
  name: string,
  more: Partial<Omit<LibraryPictureFragment, 'name'>> = {},
) {
  const url = `/media/${String(id).padStart(32, '0')}.jpg`;
  return {
    __typename: 'MediaItem',
    id,
    url,
    image: pictureRow(url),
    name,
    width: 1200,
    height: 800,
    bytes: 240_000,
    type: 'image/jpeg',
    alt: null,
    caption: null,
    credit: null,
    focus: null,
    createdAt: '2026-01-05T12:00:00.000Z',
    createdBy: 'amina@lubugo.example',
    version: 1,
    isUsed: false,
    shownIn: [],
    ...more,
  } as const;
}

/** The answer of a page of them. */
export const libraryPage = (nodes: readonly ReturnType<typeof libraryRow>[]) => ({
  all: { __typename: 'MediaItemConnection', totalCount: nodes.length },
  page: {
    __typename: 'MediaItemConnection',
    nodes,
    totalCount: nodes.length,
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    },
  },
});
