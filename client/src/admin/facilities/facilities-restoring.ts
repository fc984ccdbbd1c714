import type { ListRestoring } from '../screens/restoring.ts';
import {
  RestoreFacilityDocument,
  StaffFacilitiesDocument,
  type StaffFacilityFragment,
} from './facilities.generated.ts';

export const facilitiesRestoring: ListRestoring<StaffFacilityFragment> = {
  typename: 'Facility',
  list: StaffFacilitiesDocument,
  restore: RestoreFacilityDocument,
  restoredTexts: { restored: 'Stay restored successfully', restoreFailed: 'Failed to restore stay' },
};
