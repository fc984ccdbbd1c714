import type { ListRestoring } from '../screens/restoring.ts';
import {
  RestoreGalleryItemDocument,
  StaffGalleryDocument,
  type StaffGalleryItemFragment,
} from './gallery.generated.ts';

export const galleryRestoring: ListRestoring<StaffGalleryItemFragment> = {
  typename: 'GalleryItem',
  list: StaffGalleryDocument,
  order: (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
  restore: RestoreGalleryItemDocument,
  restoredTexts: {
    restored: 'Gallery item restored successfully',
    restoreFailed: 'Failed to restore gallery item',
  },
};
