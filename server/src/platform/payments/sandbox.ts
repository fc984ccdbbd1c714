// Stands in for the provider in a demo: what somebody clicks in its checkout is the payment. No money moves.
import type { DataSource } from 'typeorm';
import type { Charge, Payment, PaymentProvider } from './payment-provider.ts';

export interface SandboxPayments extends PaymentProvider {
  /** Keeps what was clicked and answers the number of the payment. */
  pay(charge: Omit<Charge, 'email'>, status: 'successful' | 'failed'): Promise<string>;
}

export function createSandboxPayments(db: DataSource): SandboxPayments {
  return {
    name: 'sandbox',
    publicKey: 'sandbox',
    checkoutScript: '/checkout/sandbox.js',
    paymentOptions: () => 'card,mobilemoney,ussd',
    payloadHash: () => null,

    /** Like the real one, it goes by what was paid in the browser: a success counts over a failure, then the latest. */
    async verify({ reference }) {
      const rows = await db.query<Exclude<Payment, { status: 'pending' }>[]>(
        `SELECT status, id::text AS "transactionId", amount, currency FROM sandbox_payments
         WHERE reference = $1 ORDER BY status = 'successful' DESC, id DESC LIMIT 1`,
        [reference],
      );
      return rows[0] ?? { status: 'pending' };
    },

    readEvent: () => 'forged',

    async pay({ reference, amount, currency }, status) {
      const [row] = await db.query<{ id: number }[]>(
        'INSERT INTO sandbox_payments (reference, status, amount, currency) VALUES ($1, $2, $3, $4) RETURNING id',
        [reference, status, amount, currency],
      );
      return String(row?.id);
    },
  };
}
