// The ways out of the product, closed in a restored copy. Its queue is the first of them (`jobs.ts`); these are behind it, for what would
// be sent without one.
import type { BulkMail } from '../bulk-mail/bulk-mail.ts';
import { NotSent } from '../bulk-mail/bulk-mail.ts';
import { MailError, type MailTransport } from '../mail-transport.ts';
import { type PaymentProvider, PaymentsUnreachable } from '../payments/payment-provider.ts';
import type { Quiet } from './quiet.ts';

const reason = 'this is a restored copy, and nothing leaves it';

/** `transport`, which takes no mail in a restored copy. */
export const quietTransport = (transport: MailTransport, quiet: Quiet): MailTransport => ({
  async send(mail) {
    if (quiet.copy) throw new MailError(reason, false);
    await transport.send(mail);
  },
  removeKept: async (about) => transport.removeKept?.(about),
  close: () => transport.close(),
});

/** `bulkMail`, which takes no mail in a restored copy. */
export const quietBulkMail = (bulkMail: BulkMail, quiet: Quiet): BulkMail => ({
  open() {
    const connection = bulkMail.open();
    return {
      async send(mail) {
        if (quiet.copy) throw new NotSent(reason, 'unavailable');
        await connection.send(mail);
      },
      close: () => connection.close(),
    };
  },
});

/** `provider`, which is asked nothing in a restored copy, and whose events are refused: it sends them again later. */
export function quietProvider(provider: PaymentProvider, quiet: Quiet): PaymentProvider {
  const asked =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (quiet.copy) throw new PaymentsUnreachable(reason);
      return ask(...given);
    };
  return {
    name: provider.name,
    publicKey: provider.publicKey,
    checkoutScript: provider.checkoutScript,
    paymentOptions: (currency) => provider.paymentOptions(currency),
    payloadHash: (charge) => provider.payloadHash(charge),
    verify: asked((hint) => provider.verify(hint)),
    paymentsOf: asked((reference) => provider.paymentsOf(reference)),
    createPage: asked((charge) => provider.createPage(charge)),
    refund: asked((order) => provider.refund(order)),
    findRefund: asked((refundId) => provider.findRefund(refundId)),
    refundsOf: asked((transactionId, since) => provider.refundsOf(transactionId, since)),
    listPayments: asked((range) => provider.listPayments(range)),
    listRefunds: asked((range) => provider.listRefunds(range)),
    readEvent(headers, body) {
      quiet.refuseVisitors();
      return provider.readEvent(headers, body);
    },
  };
}
