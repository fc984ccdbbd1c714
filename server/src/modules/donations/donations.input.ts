import { z } from 'zod';
import { donationInputRules as rules } from '../../generated/rules.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { type Currency, type CurrencyCode, currencyCodes, defaultCurrency, overCap } from './currencies.ts';

interface Gift {
  currency: CurrencyCode;
  amount: number;
}

const fields = inputFrom(rules, formField, {
  phone: contentField(rules.phone, 'phone'),
  currency: z.enum(currencyCodes).default(defaultCurrency),
  amount: z.number().min(rules.amount.min).refine(Number.isInteger, 'Amount must be a whole number.'),
});

/** What somebody fills in who wants to donate; the amount is in whole units of the currency, of which `knownOf` tells the largest. */
export const donationInput = (knownOf: (code: CurrencyCode) => Currency) =>
  fields.refine(({ currency, amount }) => amount <= knownOf(currency).max, {
    error: ({ input }) => overCap(knownOf((input as Gift).currency)),
    path: ['amount'],
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'currency' && path?.[0] !== 'amount'),
  });

export type DonationInput = z.output<typeof fields>;
