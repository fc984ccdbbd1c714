import type { ListRestoring } from '../screens/restoring.ts';
import { RestoreCoachDocument, StaffCoachesDocument, type StaffCoachFragment } from './coaches.generated.ts';

export const coachesRestoring: ListRestoring<StaffCoachFragment> = {
  typename: 'Coach',
  list: StaffCoachesDocument,
  restore: RestoreCoachDocument,
  restoredTexts: {
    restored: 'Team member restored successfully',
    restoreFailed: 'Failed to restore team member',
  },
};
