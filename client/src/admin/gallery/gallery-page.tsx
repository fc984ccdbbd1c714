import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { optionsOf } from '../screens/form/kinds.tsx';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { byHandOrDay } from '../screens/list/order.ts';
import { AddMany } from './add-many.tsx';
import {
  type GalleryItemInput,
  galleryItemOperations,
  type StaffGalleryItemFragment,
} from './gallery.generated.ts';
import { GalleryCard } from './gallery-card.tsx';
import { categoryLabels, galleryForm } from './gallery-form.tsx';

const gallery: Content<StaffGalleryItemFragment, GalleryItemInput> = {
  noun: 'gallery item',
  title: 'Gallery',
  newLabel: 'Add Image',
  AddMany,
  categories: categoryLabels,
  searchLabel: 'Search gallery',
  filter: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All Categories' }, ...optionsOf(categoryLabels)],
    matches: ({ category }, wanted) => category === wanted,
  },
  empty:
    'No gallery items yet. “Add many” takes all photos of a tour in one go, “Add Image” a single photo or a film: they appear here and on the website.',
  emptySearch: 'No gallery items found matching your criteria.',
  nameOf: ({ title }) => title,
  searchIn: ({ title, category, date, type }) => [title, categoryLabels[category], date, type],
  Card: GalleryCard,
  orders: [
    { title: 'Date', kind: 'moment', sortBy: ({ date }) => date },
    { title: 'Title', sortBy: ({ title }) => title },
  ],
  usualSort: '-date',
  operations: galleryItemOperations,
  order: byHandOrDay,
  form: galleryForm,
  texts: textsOf('Gallery item'),
};

/** Pictures and films of the agency. */
export function GalleryPage() {
  return <ContentScreen resource={gallery} shown={useWholeList(gallery)} />;
}

export const code = contentCode(GalleryPage, gallery, wholeInCache(gallery));
