// What a quote comes to, and the name of all that it says.
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { sumOf } from '../../departures/price-calculation.ts';
import { balanceOf } from '../../departures/terms.ts';
import type { Pricing } from '../booking-maker.ts';
import { fingerprint } from '../party-prices.service.ts';
import type { QuoteEntity } from './quote.entity.ts';

type Priced = Pick<QuoteEntity, 'lines' | 'currency' | 'deposit' | 'terms' | 'startsOn'>;

/** As a booking that is made of it on `today` has it. */
export type QuotePricing = Pricing & { total: number; permitTotal: number; deposit: number };

export function pricingOf(
  { lines, currency, deposit, terms, startsOn }: Priced,
  today: string = kampalaDay(),
): QuotePricing {
  const total = sumOf(lines, ({ unitAmount }) => unitAmount);
  const permitTotal = sumOf(lines, ({ unitPermit }) => unitPermit);
  const due = balanceOf(terms, total, startsOn, today);
  const asked = Math.min(deposit ?? due.deposit, total);
  const balanceDueOn = asked < total ? (due.balanceDueOn ?? startsOn) : null;
  return { lines, currency, rate: null, total, permitTotal, deposit: asked, balanceDueOn };
}

/** Names what the guest was shown: another price, other days, words or terms have another name. */
export function quotedOf(row: QuoteEntity, today: string = kampalaDay()): string {
  const { title, text, departureId, startsOn, endsOn, party, terms, payUntil } = row;
  const agreed = {
    title,
    text,
    departureId,
    startsOn,
    endsOn,
    party,
    terms: terms.version,
    payUntil: payUntil?.toISOString() ?? null,
    pricing: pricingOf(row, today),
  };
  return fingerprint(agreed);
}

/** Whether the guest can accept it on that day. */
export const isOpen = ({ state, goodUntil }: Pick<QuoteEntity, 'state' | 'goodUntil'>, today: string) =>
  state === 'sent' && goodUntil >= today;

/** Its state by the clock: the job that writes it down may be late. */
export const stateOf = (row: Pick<QuoteEntity, 'state' | 'goodUntil'>, today: string = kampalaDay()) =>
  row.state === 'sent' && !isOpen(row, today) ? 'expired' : row.state;
