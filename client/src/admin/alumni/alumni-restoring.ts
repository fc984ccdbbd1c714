import type { ListRestoring } from '../screens/restoring.ts';
import {
  RestoreAlumnusDocument,
  StaffAlumniDocument,
  type StaffAlumnusFragment,
} from './alumni.generated.ts';

export const alumniRestoring: ListRestoring<StaffAlumnusFragment> = {
  typename: 'Alumnus',
  list: StaffAlumniDocument,
  order: (a, b) => b.graduationYear - a.graduationYear || b.id - a.id,
  restore: RestoreAlumnusDocument,
  restoredTexts: {
    restored: 'Testimonial restored successfully',
    restoreFailed: 'Failed to restore testimonial',
  },
};
