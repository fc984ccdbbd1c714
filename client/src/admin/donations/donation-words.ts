import type { Currency, DonationEventType, DonationStatus } from '../../generated/schema.ts';
import type { Choices } from '../ui/controls.tsx';

export const statusLabels: Record<DonationStatus, string> = {
  pending: 'Not finished',
  successful: 'Successful',
  failed: 'Failed',
};

export const statusTones = { pending: 'over', successful: 'good', failed: 'bad' } as const;

/** Each is called as it is. */
export const currencies: Choices<Currency> = { USD: 'USD', UGX: 'UGX', KES: 'KES', EUR: 'EUR', GBP: 'GBP' };

/** Who takes the money, in words. */
export const providerName = (provider: string): string =>
  ({ flutterwave: 'Flutterwave', sandbox: 'Test checkout, no money moves' })[provider] ?? provider;

export const eventWords: Record<DonationEventType, string> = {
  started: 'The checkout was opened',
  pending: 'The provider knew of no payment yet',
  successful: 'The provider confirmed the payment',
  failed: 'The provider said that the payment failed',
  refused: 'Money moved, and not as promised',
  unreachable: 'The provider did not answer',
  thanks: 'The thanks were mailed',
};
