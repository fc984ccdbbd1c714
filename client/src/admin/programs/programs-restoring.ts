import type { ListRestoring } from '../screens/restoring.ts';
import {
  RestoreProgramDocument,
  type StaffProgramFragment,
  StaffProgramsDocument,
} from './programs.generated.ts';

export const programsRestoring: ListRestoring<StaffProgramFragment> = {
  typename: 'Program',
  list: StaffProgramsDocument,
  restore: RestoreProgramDocument,
  restoredTexts: { restored: 'Program restored successfully', restoreFailed: 'Failed to restore program' },
};
