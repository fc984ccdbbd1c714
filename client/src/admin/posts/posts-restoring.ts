import type { Restoring } from '../kit/restoring.ts';
import { RestorePostDocument, type StaffPostFragment, StaffPostsDocument } from './posts.generated.ts';

export const postsRestoring: Restoring<StaffPostFragment> = {
  typename: 'Post',
  list: StaffPostsDocument,
  order: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  restore: RestorePostDocument,
  restoredTexts: { restored: 'Post restored successfully', restoreFailed: 'Failed to restore post' },
};
