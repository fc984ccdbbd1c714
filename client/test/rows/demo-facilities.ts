export interface DemoFacility {
  id: number;
  name: string;
  description: string;
  features: string[];
  equipment: string[];
  openingHours: string | null;
  availableDays: string | null;
  capacity: string | null;
  maintenance: string | null;
}

/** A stay that says only what it must, but for what the test says about it. */
export function demoFacility(facts: Partial<DemoFacility> & { id: number }): DemoFacility {
  return {
    name: `Stay ${facts.id}`,
    description: 'Six tents under a sausage tree.',
    features: ['Hot bucket showers'],
    equipment: [],
    openingHours: null,
    availableDays: null,
    capacity: null,
    maintenance: null,
    ...facts,
  };
}

export const demoFacilities = [
  demoFacility({
    id: 1,
    name: 'Ridge Lodge',
    description: 'Ten cottages on a ridge.\n\nSoup comes first.',
    equipment: ['Walking sticks', 'First-aid room'],
    openingHours: '5:00 AM - 9:00 PM',
    availableDays: 'Monday - Saturday',
    capacity: '24 guests',
    maintenance: 'Closed every May',
  }),
  demoFacility({ id: 2, name: 'Tented Camp', features: ['Beds', 'Showers', 'Stars', 'Guard', 'Telescope'] }),
];
