import { summary } from '../../lib/text.ts';
import { dayColumn, stateColumn } from '../office/work-columns.tsx';
import { stateFilter } from '../screens/filters/filter-kinds.tsx';
import type { ListColumn } from '../screens/list/list.ts';
import type { PagedList } from '../screens/list/paged-list.ts';
import { momentColumn } from '../screens/table/columns.tsx';
import { reviewStates, reviewTones, starsInWords } from './review-words.ts';
import { type StaffReviewFragment, StaffReviewsDocument } from './reviews.generated.ts';

const columns: ListColumn<StaffReviewFragment>[] = [
  { title: 'Guest', kind: 'name', minWidth: '6rem', text: ({ firstName }) => firstName },
  { title: 'Journey', minWidth: '11rem', text: ({ programName }) => programName, onCard: 1 },
  {
    title: 'Stars',
    kind: 'number',
    serverSort: 'stars',
    text: ({ stars }) => starsInWords(stars),
    inFile: ({ stars }) => String(stars),
    onCard: 2,
  },
  stateColumn('State', ({ state }) => state, reviewStates, reviewTones, { minWidth: '8rem', onCard: 3 }),
  {
    title: 'Review',
    minWidth: '14rem',
    text: ({ title, text }) => (title ? `${title}: ${text}` : text),
    cell: ({ title, text }) => summary(title ? `${title}: ${text}` : text),
  },
  dayColumn('Travelled', ({ travelledOn }) => travelledOn, { minWidth: '8rem', serverSort: 'travelledOn' }),
  momentColumn('Written', ({ createdAt }) => createdAt, 'created'),
];

/** All reviews, as lists show them. */
export const reviews: PagedList<StaffReviewFragment> = {
  noun: 'review',
  title: 'Reviews',
  searchLabel: 'Search reviews',
  filters: [stateFilter(reviewStates)],
  empty:
    'No reviews yet. Once the settings of bookings ask for them, guests who travelled write one on the page of their booking.',
  emptySearch: 'No reviews found for these words and filters.',
  nameOf: ({ firstName, programName }) => `${firstName}, ${programName}`,
  columns,
  usualSort: '-written',
  list: StaffReviewsDocument,
  typenames: ['Review'],
};
