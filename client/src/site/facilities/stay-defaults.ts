import type { FacilityPageQuery, StayDefaultsFragment } from './facility-page.generated.ts';

type Stay = NonNullable<FacilityPageQuery['facility']>;
type Told = 'openingHours' | 'availableDays' | 'capacity' | 'equipment' | 'maintenance';

/** What is said of a stay that leaves it open, unless the agency says something else. */
export const stayDefaults = {
  openingHours: '6:00 AM - 10:00 PM',
  availableDays: 'Monday - Sunday',
  capacity: 'Variable',
  equipment: 'Available on request',
  maintenance: 'Regular',
} as const;

/** The facts of a stay, each as it was filled in or as its default. */
export function stayFacts(stay: Pick<Stay, Told>, set: StayDefaultsFragment) {
  return {
    openingHours: stay.openingHours || set.defaultOpeningHours || stayDefaults.openingHours,
    availableDays: stay.availableDays || set.defaultAvailableDays || stayDefaults.availableDays,
    capacity: stay.capacity || set.defaultCapacity || stayDefaults.capacity,
    equipment: stay.equipment.length > 0 ? stay.equipment : [stayDefaults.equipment],
    maintenance: stay.maintenance || set.defaultMaintenance || stayDefaults.maintenance,
  };
}
