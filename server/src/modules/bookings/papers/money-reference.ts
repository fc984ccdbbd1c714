import type { PaymentEntity } from '../payment.entity.ts';

/** What staff wrote on their own receipt, else what the provider calls it. */
export const referenceOf = ({ receiptNumber, provider, providerTransactionId }: PaymentEntity): string =>
  provider === 'sandbox'
    ? 'test checkout: no money was moved'
    : receiptNumber || (providerTransactionId ?? '');
