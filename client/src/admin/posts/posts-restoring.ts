import type { Restoring } from '../screens/restoring.ts';
import { RestorePostDocument, type StaffPostRowFragment } from './posts.generated.ts';

export const postsRestoring: Restoring<StaffPostRowFragment> = {
  typename: 'Post',
  restore: RestorePostDocument,
  restoredTexts: { restored: 'Post restored successfully', restoreFailed: 'Failed to restore post' },
};
