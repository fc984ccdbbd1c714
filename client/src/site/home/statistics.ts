import { partners } from '../company/partners.ts';

/** The public lists the home page counts. */
export interface Counted {
  programs: readonly unknown[];
  coaches: readonly unknown[];
  facilities: readonly unknown[];
  alumni: readonly unknown[];
}

/**
 * The six figures of the home page. Tours count the staff, travellers the stays and countries the testimonials:
 * a quirk of the original, which is kept.
 */
export function statistics({
  programs,
  coaches,
  facilities,
  alumni,
}: Counted): [name: string, figure: string][] {
  return [
    ['Years In Service', '3+'],
    ['Travel Services', String(programs.length)],
    ['Successful Tours', String(coaches.length)],
    ['Happy Travelers', String(facilities.length)],
    ['Countries Covered', String(alumni.length)],
    ['Hotel & Travel Partners', String(partners.length)],
  ];
}
