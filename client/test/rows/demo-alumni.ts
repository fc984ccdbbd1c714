import type { AlumnusCategory } from '../../src/generated/schema.ts';
import { demoImage } from './demo-image.ts';

export interface DemoAlumnus {
  id: number;
  name: string;
  position: string;
  currentTeam: string | null;
  graduationYear: number;
  category: AlumnusCategory;
  achievements: string[];
  imageAlt: string | null;
  picture: typeof demoImage;
}

/** A traveller, believable but for what the test says about them. */
export function demoAlumnus(facts: Partial<DemoAlumnus> & { id: number }): DemoAlumnus {
  return {
    name: `Traveller ${facts.id}`,
    position: 'I forgot my knees altogether.',
    currentTeam: 'Bwindi',
    graduationYear: 2025,
    category: 'professional',
    achievements: ['Planted a tree'],
    imageAlt: null,
    picture: demoImage,
    ...facts,
  };
}

export const demoAlumni = [
  demoAlumnus({ id: 1, name: 'Charlotte Ashdown', graduationYear: 2026 }),
  demoAlumnus({ id: 2, name: 'Kenji Morita', category: 'college', currentTeam: 'Kazinga Channel' }),
  demoAlumnus({ id: 3, name: 'Rajesh Pandya', category: 'youth', currentTeam: null }),
];
