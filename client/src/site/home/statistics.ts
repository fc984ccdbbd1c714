interface Total {
  totalCount: number;
}

/** Figures that staff may set in place of what is counted. */
type OwnNumber =
  | 'travelServices'
  | 'successfulTours'
  | 'happyTravelers'
  | 'countriesCovered'
  | 'travelPartners';

/** The public lists the home page counts. */
export interface Counted {
  programs: Total;
  coaches: Total;
  facilities: Total;
  alumni: Total;
  siteSettings: {
    home: { yearsInService: string | null } & Record<OwnNumber, string | null>;
    partners: { partners: readonly unknown[] | null };
  };
}

/**
 * The figures of the home page. Tours count the staff, travellers the stays and countries the testimonials:
 * a quirk of the original, which is kept. What staff set themselves stands in place of a count. Years and partners are left out where there are none.
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
    ['Travel Services', home.travelServices ?? programs.totalCount],
    ['Successful Tours', home.successfulTours ?? coaches.totalCount],
    ['Happy Travelers', home.happyTravelers ?? facilities.totalCount],
    ['Countries Covered', home.countriesCovered ?? alumni.totalCount],
    ['Hotel & Travel Partners', home.travelPartners ?? (partners.partners?.length || null)],
  ];
  return figures.flatMap(([name, figure]) => (figure === null ? [] : [[name, String(figure)]]));
}
