// What prices are in words.
import type { BookingMode } from '../../generated/schema.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { travelDay } from '../../lib/travel-days.ts';
import { ageBands, residences } from '../../lib/traveller-kinds.ts';
import type { PriceTierInput, StaffPriceTierFragment } from './prices.generated.ts';

export const bookingModes: Readonly<Record<BookingMode, string>> = {
  enquiry: 'By enquiry',
  request: 'Seats on request',
  instant: 'Seats at once',
};

type Tier = PriceTierInput & Pick<StaffPriceTierFragment, 'permit' | 'peopleFrom'>;

/** Whom a price is for: `Adult, foreign non-resident`. */
export const kindWords = ({ ageBand, residence }: Pick<Tier, 'ageBand' | 'residence'>): string =>
  `${ageBands[ageBand]}, ${lowered(residences[residence])}`;

/** A price: `USD 800, permit USD 700 of it`. */
export const amountWords = ({ amount, permit, currency }: Pick<Tier, 'amount' | 'permit' | 'currency'>) =>
  permit > 0
    ? `${formatMoney(amount, currency)}, permit ${formatMoney(permit, currency)} of it`
    : formatMoney(amount, currency);

/** For which parties and days it holds: `for 2 to 4 people, from Tue 1 Jun 2027`; empty where for all. */
export function limitWords({ peopleFrom, peopleTo, daysFrom, daysTo }: Omit<Tier, 'amount'>): string {
  const people =
    peopleTo == null
      ? peopleFrom > 1 && `for ${formatAmount(peopleFrom)} people or more`
      : peopleFrom === peopleTo
        ? `for ${formatAmount(peopleFrom)} ${peopleTo === 1 ? 'person' : 'people'}`
        : `for ${formatAmount(peopleFrom)} to ${formatAmount(peopleTo)} people`;
  const days = [daysFrom && `from ${travelDay(daysFrom)}`, daysTo && `until ${travelDay(daysTo)}`];
  return [people, days.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** All of it in a line. */
export const tierWords = (tier: Tier): string =>
  [`${kindWords(tier)}: ${amountWords(tier)}`, limitWords(tier)].filter(Boolean).join(', ');

/** The lowest price of an adult in each currency: `USD 700 or UGX 300,000`. */
export function fromWords(tiers: readonly Tier[]): string {
  const adults = tiers.filter(({ ageBand }) => ageBand === 'adult');
  const lowest = Map.groupBy(adults, ({ currency }) => currency);
  return [...lowest]
    .map(([currency, all]) => formatMoney(Math.min(...all.map(({ amount }) => amount)), currency))
    .join(' or ');
}

/** East African citizen keeps its name. */
const lowered = (words: string) =>
  words.startsWith('East African') ? words : words.charAt(0).toLowerCase() + words.slice(1);
