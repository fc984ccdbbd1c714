interface Total {
  totalCount: number;
}

/** The public lists the home page counts. */
export interface Counted {
  programs: Total;
  coaches: Total;
  facilities: Total;
  alumni: Total;
  siteSettings: {
    home: { yearsInService: string | null };
    partners: { partners: readonly unknown[] | null };
  };
}

/**
 * The figures of the home page. Tours count the staff, travellers the stays and countries the testimonials:
 * a quirk of the original, which is kept. Years and partners are left out where there are none.
 */
export function statistics({
  programs,
  coaches,
  facilities,
  alumni,
  siteSettings: { home, partners },
}: Counted): [name: string, figure: string][] {
  const figures: [name: string, figure: string | number | null][] = [
    ['Years In Service', home.yearsInService],
    ['Travel Services', String(programs.totalCount)],
    ['Successful Tours', String(coaches.totalCount)],
    ['Happy Travelers', String(facilities.totalCount)],
    ['Countries Covered', String(alumni.totalCount)],
    ['Hotel & Travel Partners', partners.partners?.length || null],
  ];
  return figures.flatMap(([name, figure]) => (figure === null ? [] : [[name, String(figure)]]));
}
