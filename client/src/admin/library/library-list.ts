import { formatAmount } from '../../lib/money.ts';
import type { PagedList } from '../screens/list/paged-list.ts';
import { type LibraryPictureFragment, LibraryPicturesDocument } from './library.generated.ts';
import { LibraryCard } from './library-card.tsx';
import { nameOf } from './picture-words.ts';

/** The pictures of the library as a list that the server pages. */
export const libraryPictures: PagedList<LibraryPictureFragment> = {
  noun: 'picture',
  title: 'Media Library',
  totalText: (total) => (total === 1 ? '1 picture' : `${formatAmount(total)} pictures`),
  searchLabel: 'Search pictures',
  filter: {
    label: 'Filter by use',
    argument: 'show',
    options: [
      { value: 'all', label: 'All pictures' },
      { value: 'unused', label: 'Not used anywhere' },
    ],
  },
  empty: 'No pictures yet. Upload some, many at once if you like, and every form can choose from them.',
  emptySearch: 'No pictures found. Names, alt texts, captions and credits are searched.',
  nameOf,
  Card: LibraryCard,
  orders: [
    { title: 'Uploaded', kind: 'moment', serverSort: 'created' },
    { title: 'Name', serverSort: 'name' },
    { title: 'Size', kind: 'number', serverSort: 'size' },
  ],
  usualSort: '-uploaded',
  list: LibraryPicturesDocument,
  typenames: ['MediaItem'],
};
