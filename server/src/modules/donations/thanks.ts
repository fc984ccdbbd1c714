import { kampalaDay } from '../../platform/kampala-day.ts';
import { symbolOf } from './currencies.ts';
import type { DonationEntity } from './donation.entity.ts';

/** The mail that thanks for a confirmed donation. */
export function thanksFor({ email, amount, currency, reference, settledAt }: DonationEntity) {
  const date = kampalaDay(settledAt ?? undefined);
  const data = { amount, currency, symbol: symbolOf(currency), reference, date };
  return { to: email, template: 'donation-receipt', data } as const;
}
