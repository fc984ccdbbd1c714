import { z } from 'zod';
import { optionalText, text } from '../content/fields.ts';
import { personName } from '../inbox/fields.ts';
import { type CurrencyCode, currencyCodes, currencyOf, defaultCurrency, overCap } from './currencies.ts';

interface Gift {
  currency: CurrencyCode;
  amount: number;
}

/** What somebody fills in who wants to donate; the amount is in whole units of the currency. */
export const donationInput = z
  .object({
    name: personName('Name', 200),
    email: text(254).check(z.email()),
    phone: optionalText(40),
    currency: z.enum(currencyCodes).default(defaultCurrency),
    amount: z.number().min(1).refine(Number.isInteger, 'Amount must be a whole number.'),
  })
  .refine(({ currency, amount }) => amount <= currencyOf(currency).max, {
    error: ({ input }) => overCap((input as Gift).currency),
    path: ['amount'],
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'currency' && path?.[0] !== 'amount'),
  });

export type DonationInput = z.output<typeof donationInput>;
