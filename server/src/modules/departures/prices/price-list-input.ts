// What staff fill in for prices: every fault is told beside its field, and no traveller has two prices on one day.
import { z } from 'zod';
import { priceTierInputRules, setPricesRules } from '../../../generated/rules.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { badInput, parseInput } from '../../../platform/validation.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { type Tier, travellerText } from '../price-calculation.ts';

const input = z.object({
  tiers: z.array(inputFrom(priceTierInputRules, contentField)).max(setPricesRules.tiers.maxItems),
});

/** The prices of a list in their order. Throws BAD_USER_INPUT. */
export function readTiers(given: readonly object[]): Tier[] {
  const { tiers: read } = parseInput(input, { tiers: given });
  const tiers = read.map((tier) => ({
    residence: tier.residence,
    ageBand: tier.ageBand,
    currency: tier.currency,
    amount: tier.amount,
    permit: tier.permit ?? 0,
    peopleFrom: tier.peopleFrom ?? 1,
    peopleTo: tier.peopleTo ?? null,
    daysFrom: tier.daysFrom ?? null,
    daysTo: tier.daysTo ?? null,
  }));
  const faults = tiers.flatMap((tier, i) => [...faultsOf(tier, i), ...overlap(tiers, i)]);
  if (faults.length > 0) throw badInput(faults);
  return tiers;
}

function faultsOf(
  { amount, permit, peopleFrom, peopleTo, daysFrom, daysTo }: Tier,
  i: number,
): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const fault = (field: keyof Tier, message: string) => faults.push({ message, path: ['tiers', i, field] });
  if (permit > amount) fault('permit', 'The permit is a part of the price: it cannot be more.');
  if (peopleTo !== null && peopleTo < peopleFrom)
    fault('peopleTo', 'The largest party cannot be smaller than the smallest one.');
  if (daysFrom !== null && daysTo !== null && daysTo < daysFrom)
    fault('daysTo', 'The last day cannot be before the first one.');
  return faults;
}

/** The first price before this one that holds for the same traveller in a party and on a day of both. */
function overlap(tiers: readonly Tier[], i: number): ErrorDetail[] {
  const tier = tiers[i];
  const other = tier ? tiers.slice(0, i).findIndex((before) => doOverlap(before, tier)) : -1;
  if (!tier || other < 0) return [];
  const message =
    `Prices ${other + 1} and ${i + 1} hold for the same travellers (“${travellerText(tier)}”) on the same days: ` +
    'please change the days or the size of the party of one of them.';
  return [{ message, path: ['tiers', i, 'residence'] }];
}

const doOverlap = (a: Tier, b: Tier) =>
  a.residence === b.residence &&
  a.ageBand === b.ageBand &&
  a.peopleFrom <= (b.peopleTo ?? Infinity) &&
  b.peopleFrom <= (a.peopleTo ?? Infinity) &&
  isOrdered(a.daysFrom, b.daysTo) &&
  isOrdered(b.daysFrom, a.daysTo);

const isOrdered = (from: string | null, to: string | null) => from === null || to === null || from <= to;
