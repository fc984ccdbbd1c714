// Who travels: so many of each residence and age band.
import type { PartyMember } from '../departures/price-calculation.ts';

export type Party = readonly PartyMember[];

/** The party in one spelling: each kind once, in the order in which it was named first. */
export function partyOf(given: Party): PartyMember[] {
  const kinds = new Map<string, PartyMember>();
  for (const { residence, ageBand, count } of given) {
    const kind = `${residence} ${ageBand}`;
    kinds.set(kind, { residence, ageBand, count: count + (kinds.get(kind)?.count ?? 0) });
  }
  return [...kinds.values()];
}

/** One for each seat, in the order of the party, with the names that are known. */
export const travellersOf = (party: Party, names: readonly string[] = []) =>
  party
    .flatMap(({ residence, ageBand, count }) => Array.from({ length: count }, () => ({ residence, ageBand })))
    .map((traveller, position) => ({ ...traveller, position, name: names[position] ?? '' }));
