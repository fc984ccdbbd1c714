import type { Restoring } from '../kit/restoring.ts';
import { RestorePostDocument, type StaffPostFragment, StaffPostsDocument } from './posts.generated.ts';

/** As on the website; what is not there yet by the day it was made. */
const dayOf = ({ publishedAt, createdAt }: StaffPostFragment) => publishedAt ?? createdAt;

export const postsRestoring: Restoring<StaffPostFragment> = {
  typename: 'Post',
  list: StaffPostsDocument,
  order: (a, b) => dayOf(b).localeCompare(dayOf(a)) || b.id - a.id,
  restore: RestorePostDocument,
  restoredTexts: { restored: 'Post restored successfully', restoreFailed: 'Failed to restore post' },
};
