import { demoImage } from './demo-image.ts';

export interface DemoCoach {
  id: number;
  name: string;
  role: string;
  bio: string;
  specialties: string[];
  imageAlt: string | null;
  image: typeof demoImage | null;
}

/** A member of staff, believable but for what the test says about them. */
export function demoCoach(facts: Partial<DemoCoach> & { id: number }): DemoCoach {
  return {
    name: `Colleague ${facts.id}`,
    role: 'Tour Guide - Birds',
    bio: 'Walks at the pace of the slowest boots.',
    specialties: ['Forest birds', 'First aid'],
    imageAlt: null,
    image: demoImage,
    ...facts,
  };
}

export const demoCoaches = [
  demoCoach({ id: 1, name: 'Juliet Kabasinguzi', role: 'Board Chair' }),
  demoCoach({ id: 2, name: 'Moses Lokiru', role: 'Driver - 4x4 Safaris' }),
  demoCoach({ id: 3, name: 'Sarah Chebet', role: 'Support Staff - Guest Relations', image: null }),
];
