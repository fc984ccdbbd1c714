// What travellers are told apart by in prices and bookings, in words.
import type { AgeBand, Residence } from '../generated/schema.ts';

/** Where a traveller lives, as permits and parks count it. */
export const residences: Readonly<Record<Residence, string>> = {
  any: 'Any residence',
  foreignNonResident: 'Foreign non-resident',
  foreignResident: 'Foreign resident',
  restOfAfrica: 'Rest of Africa',
  eastAfricanCitizen: 'East African citizen',
};

export const ageBands: Readonly<Record<AgeBand, string>> = {
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
};
