// What a journey costs a party: whole units of the smallest kind, and nothing is rounded but what another currency makes.
import type { AgeBand, PriceCurrency, Residence } from '../../generated/schema.ts';
import type { PriceTierEntity } from './prices/price-tier.entity.ts';

/** What one traveller pays, as staff wrote it down. */
export type Tier = Omit<PriceTierEntity, 'id' | 'programId' | 'departureId' | 'position'>;

/** So many travellers of one kind. */
export interface PartyMember {
  residence: Residence;
  ageBand: AgeBand;
  count: number;
}

/** Travellers of one kind and what they pay. */
export interface PriceLine extends PartyMember {
  text: string;
  unitAmount: number;
  unitPermit: number;
}

export interface Price {
  lines: PriceLine[];
  currency: PriceCurrency;
  total: number;
  permitTotal: number;
  /** Shillings for a dollar, where they made one currency of two. */
  rate: number | null;
}

export type PriceAnswer =
  /** Nobody wrote down a price: the office says what it costs. */
  | { is: 'unpriced' }
  | ({ is: 'priced' } & Price)
  /** Prices of two currencies, and no rate between them. */
  | { is: 'needsRate'; lines: PriceLine[] }
  /** `at`: the traveller of the party, in its order, who has no price. */
  | { is: 'refused'; at: number; message: string };

interface PriceQuestion {
  /** Of the date, or where it has none those of its program: `tiersThatHold`. */
  tiers: readonly Tier[];
  party: readonly PartyMember[];
  /** The first day of the journey: its prices hold. */
  startsOn: string;
  /** Shillings for a dollar; null while nobody said. */
  rate: number | null;
}

/** The prices of a date alone replace all of its program. */
export const tiersThatHold = (program: readonly Tier[], departure: readonly Tier[]) =>
  departure.length > 0 ? departure : program;

/** What it costs, line by line. */
export function priceOf({ tiers, party, startsOn, rate }: PriceQuestion): PriceAnswer {
  if (tiers.length === 0) return { is: 'unpriced' };
  const people = seatsOf(party);
  const holding = tiers.filter((tier) => holds(tier, people, startsOn));
  const found: { line: PriceLine; currency: PriceCurrency }[] = [];
  for (const [at, member] of party.entries()) {
    const tier = tierOf(member, holding);
    if (!tier) return { is: 'refused', at, message: withoutPrice(member, people) };
    const known = found.find(({ line }) => isSameKind(line, member));
    if (known) known.line.count += member.count;
    else found.push({ line: lineOf(member, tier), currency: tier.currency });
  }
  const currencies = new Set(found.map(({ currency }) => currency));
  const lines = found.map(({ line }) => line);
  if (currencies.size > 1 && rate === null) return { is: 'needsRate', lines };
  const isMixed = currencies.size > 1;
  const priced = isMixed
    ? found.map(({ line, currency }) => (currency === 'USD' ? inShillings(line, rate ?? 0) : line))
    : lines;
  const total = sumOf(priced, ({ unitAmount }) => unitAmount);
  if (total > mostInAll) return { is: 'refused', at: 0, message: tooMuch };
  return {
    is: 'priced',
    lines: priced,
    currency: isMixed ? 'UGX' : (found[0]?.currency ?? 'USD'),
    total,
    permitTotal: sumOf(priced, ({ unitPermit }) => unitPermit),
    rate: isMixed ? rate : null,
  };
}

/** Everybody of a party has a seat. */
export const seatsOf = (party: readonly PartyMember[]) => party.reduce((sum, { count }) => sum + count, 0);

export const sumOf = <Line extends { count: number }>(
  lines: readonly Line[],
  unit: (line: Line) => number,
): number => lines.reduce((sum, line) => sum + line.count * unit(line), 0);

/** Such as `Adult, foreign non-resident`. */
export function travellerText({ residence, ageBand }: Omit<PartyMember, 'count'>): string {
  const words = residences[residence];
  return words ? `${ageBands[ageBand]}, ${words}` : ageBands[ageBand];
}

const ageBands: Record<AgeBand, string> = { adult: 'Adult', child: 'Child', infant: 'Infant' };

/** Null for whoever has no price of their own: nothing is to be said of where they live. */
const residences: Record<Residence, string | null> = {
  any: null,
  foreignNonResident: 'foreign non-resident',
  foreignResident: 'foreign resident',
  restOfAfrica: 'rest of Africa',
  eastAfricanCitizen: 'East African citizen',
};

/** What the database keeps of a sum. */
export const mostInAll = 2_000_000_000;
const tooMuch = 'A booking of this sum is made by the office. Please write to us or call.';

const holds = ({ peopleFrom, peopleTo, daysFrom, daysTo }: Tier, people: number, day: string) =>
  peopleFrom <= people &&
  people <= (peopleTo ?? people) &&
  (daysFrom ?? day) <= day &&
  day <= (daysTo ?? day);

/** That of where the traveller lives, or else of whoever has none of their own. */
function tierOf({ residence, ageBand }: PartyMember, tiers: readonly Tier[]): Tier | undefined {
  const ofAge = tiers.filter((tier) => tier.ageBand === ageBand);
  return ofAge.find((tier) => tier.residence === residence) ?? ofAge.find((tier) => tier.residence === 'any');
}

const isSameKind = (a: Omit<PartyMember, 'count'>, b: Omit<PartyMember, 'count'>) =>
  a.residence === b.residence && a.ageBand === b.ageBand;

const lineOf = ({ residence, ageBand, count }: PartyMember, { amount, permit }: Tier): PriceLine => ({
  text: travellerText({ residence, ageBand }),
  residence,
  ageBand,
  count,
  unitAmount: amount,
  unitPermit: permit,
});

/** Cents of USD as shillings, each traveller's up to the shilling; exact for whole dollars. */
function shillingsOf(cents: number, rate: number): number {
  return Math.ceil((cents * rate) / 100);
}

const inShillings = (line: PriceLine, rate: number): PriceLine => ({
  ...line,
  unitAmount: shillingsOf(line.unitAmount, rate),
  unitPermit: shillingsOf(line.unitPermit, rate),
});

function withoutPrice(member: PartyMember, people: number): string {
  const who = travellerText(member);
  const party = people === 1 ? 'one traveller' : `${people} travellers`;
  return `“${who}” has no price on this date in a party of ${party}. Please choose another date, or ask the office.`;
}
