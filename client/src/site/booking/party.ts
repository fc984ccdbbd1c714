// Who travels, in words and in numbers, and what of it a program has prices for.
import type { AgeBand, PartyInput, Residence } from '../../generated/schema.ts';
import { ageBands, residences } from '../../lib/traveller-kinds.ts';
import type { BookingQuoteQuery } from './book-page.generated.ts';
import { allAgeBands, allKinds, allResidences, type Kind, parameterOf } from './party-parameters.ts';

/** What a journey costs a party, and what would be agreed. */
export type Quote = BookingQuoteQuery['bookingQuote'];

/** Those who travel, as an address says it. */
export function partyIn(query: URLSearchParams): PartyInput[] {
  return allKinds.flatMap((kind) => {
    const count = Number(query.get(parameterOf(kind)));
    return count > 0 ? [{ ...kind, count }] : [];
  });
}

/** Each who travels, in the order of the party. */
export const travellersIn = (party: readonly PartyInput[]): Kind[] =>
  party.flatMap(({ count, residence, ageBand }) =>
    // No page has a field for each of a crowd; the server says that it is too large.
    Array.from({ length: Math.min(count, 500) }, () => ({ residence, ageBand })),
  );

/** Such as `Adult, foreign non-resident`. */
export function kindWords({ residence, ageBand }: { [Name in keyof Kind]: Kind[Name] | null }): string {
  const where = residence && residence !== 'any' ? residences[residence] : '';
  const words = [ageBand ? ageBands[ageBand] : '', where && lowerFirst(where)].filter(Boolean).join(', ');
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const lowerFirst = (words: string) =>
  words.startsWith('East') ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** The kinds of travellers a program has prices for, by residence; without prices all ages of any. */
export function kindsWithPrices(
  tiers: readonly Kind[],
): { residence: Residence; ages: readonly AgeBand[] }[] {
  if (tiers.length === 0) return [{ residence: 'any', ages: allAgeBands }];
  const has = (residence: Residence, ageBand: AgeBand) =>
    tiers.some(
      (tier) => tier.ageBand === ageBand && (tier.residence === residence || tier.residence === 'any'),
    );
  // Whoever has no price of their own comes last.
  return [...allResidences.slice(1), ...allResidences.slice(0, 1)]
    .filter((residence) => tiers.some((tier) => tier.residence === residence))
    .map((residence) => ({ residence, ages: allAgeBands.filter((ageBand) => has(residence, ageBand)) }));
}
