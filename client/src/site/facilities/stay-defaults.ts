import type { FacilityPageQuery } from './facility-page.generated.ts';

type Stay = NonNullable<FacilityPageQuery['facility']>;

/** What is said of a stay that leaves it open. */
export const stayDefaults = {
  openingHours: '6:00 AM - 10:00 PM',
  availableDays: 'Monday - Sunday',
  capacity: 'Variable',
  equipment: 'Available on request',
  maintenance: 'Regular',
} as const;

/** The facts of a stay, each as it was filled in or as its default. */
export function stayFacts(stay: Pick<Stay, keyof typeof stayDefaults>) {
  return {
    openingHours: stay.openingHours || stayDefaults.openingHours,
    availableDays: stay.availableDays || stayDefaults.availableDays,
    capacity: stay.capacity || stayDefaults.capacity,
    equipment: stay.equipment.length > 0 ? stay.equipment : [stayDefaults.equipment],
    maintenance: stay.maintenance || stayDefaults.maintenance,
  };
}
