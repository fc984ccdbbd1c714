// How a party stands in an address. Every page loads it with the table of addresses, so it has no words.
import type { AgeBand, Residence } from '../../generated/schema.ts';

/** Travellers of one kind. */
export interface Kind {
  residence: Residence;
  ageBand: AgeBand;
}

export const allResidences: readonly Residence[] = [
  ...(['any', 'foreignNonResident', 'foreignResident', 'restOfAfrica', 'eastAfricanCitizen'] as const),
];
export const allAgeBands: readonly AgeBand[] = ['adult', 'child', 'infant'];

export const allKinds: readonly Kind[] = allResidences.flatMap((residence) =>
  allAgeBands.map((ageBand) => ({ residence, ageBand })),
);

/** How many there are of a kind stands in the address under this name: `foreignResident-adult=2`. */
export const parameterOf = ({ residence, ageBand }: Kind) => `${residence}-${ageBand}` as const;

export const partyParameters = Object.fromEntries(
  allKinds.map((kind) => [parameterOf(kind), 'number']),
) as Record<ReturnType<typeof parameterOf>, 'number'>;
