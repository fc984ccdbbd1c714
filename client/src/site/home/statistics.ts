import { partners } from '../company/partners.ts';

interface Total {
  totalCount: number;
}

/** The public lists the home page counts. */
export interface Counted {
  programs: Total;
  coaches: Total;
  facilities: Total;
  alumni: Total;
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
    ['Travel Services', String(programs.totalCount)],
    ['Successful Tours', String(coaches.totalCount)],
    ['Happy Travelers', String(facilities.totalCount)],
    ['Countries Covered', String(alumni.totalCount)],
    ['Hotel & Travel Partners', String(partners.length)],
  ];
}
