import { z } from 'zod';
import { donationInputRules as rules } from '../../generated/rules.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { type CurrencyCode, currencyCodes, currencyOf, defaultCurrency, overCap } from './currencies.ts';

interface Gift {
  currency: CurrencyCode;
  amount: number;
}

/** What somebody fills in who wants to donate; the amount is in whole units of the currency. */
export const donationInput = inputFrom(rules, formField, {
  phone: contentField(rules.phone, 'phone'),
  currency: z.enum(currencyCodes).default(defaultCurrency),
  amount: z.number().min(rules.amount.min).refine(Number.isInteger, 'Amount must be a whole number.'),
}).refine(({ currency, amount }) => amount <= currencyOf(currency).max, {
  error: ({ input }) => overCap((input as Gift).currency),
  path: ['amount'],
  when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'currency' && path?.[0] !== 'amount'),
});

export type DonationInput = z.output<typeof donationInput>;
