import { ContentScreen } from '../screens/content-screen.tsx';
import { optionsOf } from '../screens/form/kinds.tsx';
import type { Resource } from '../screens/resource.ts';
import type { ContentCalls } from '../screens/use-content-actions.ts';
import {
  CreateGalleryItemDocument,
  DeleteGalleryItemDocument,
  type GalleryItemInput,
  type StaffGalleryItemFragment,
  StaffGalleryItemNowDocument,
  UpdateGalleryItemDocument,
} from './gallery.generated.ts';
import { GalleryCard } from './gallery-card.tsx';
import { categoryLabels, galleryForm } from './gallery-form.tsx';
import { galleryRestoring } from './gallery-restoring.ts';

const gallery: Resource<StaffGalleryItemFragment, GalleryItemInput> = {
  noun: 'gallery item',
  title: 'Gallery',
  newLabel: 'Add Image',
  searchLabel: 'Search gallery',
  filter: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All Categories' }, ...optionsOf(categoryLabels)],
    matches: ({ category }, wanted) => category === wanted,
  },
  empty: 'No gallery items yet. The first one you add appears here and on the website.',
  emptySearch: 'No gallery items found matching your criteria.',
  nameOf: ({ title }) => title,
  searchIn: ({ title, category, date, type }) => [title, categoryLabels[category], date, type],
  Card: GalleryCard,
  orders: [
    { title: 'Date', kind: 'moment', sortBy: ({ date }) => date },
    { title: 'Title', sortBy: ({ title }) => title },
  ],
  usualSort: '-date',
  form: galleryForm,
  texts: {
    created: 'Gallery item created successfully',
    updated: 'Gallery item updated successfully',
    deleted: 'Gallery item deleted successfully',
    saveFailed: 'Failed to save gallery item',
    deleteFailed: 'Failed to delete gallery item',
  },
};

const calls: ContentCalls<StaffGalleryItemFragment, GalleryItemInput> = {
  ...galleryRestoring,
  now: StaffGalleryItemNowDocument,
  create: CreateGalleryItemDocument,
  update: UpdateGalleryItemDocument,
  remove: DeleteGalleryItemDocument,
};

/** Pictures and films of the agency. */
export function GalleryPage() {
  return <ContentScreen resource={gallery} calls={calls} />;
}
