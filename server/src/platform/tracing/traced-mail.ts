// Mails as spans: that one was handed over and how long it took, nothing of whom it is for or what it says.
import type { BulkMail } from '../bulk-mail/bulk-mail.ts';
import type { MailTransport } from '../mail-transport.ts';
import { isTraced, span } from './tracing.ts';

const asClient = { kind: 'client' } as const;

/** `transport`, each mail of which is a span where somebody wants spans. */
export function tracedTransport(transport: MailTransport): MailTransport {
  if (!isTraced()) return transport;
  return {
    send: (mail) => span('mail', { 'lubugo.mail': 'single' }, () => transport.send(mail), asClient),
    removeKept: async (about) => transport.removeKept?.(about),
    close: () => transport.close(),
  };
}

/** The same for those that go to many. */
export function tracedBulkMail(bulkMail: BulkMail): BulkMail {
  if (!isTraced()) return bulkMail;
  return {
    open() {
      const connection = bulkMail.open();
      return {
        send: (mail) => span('mail', { 'lubugo.mail': 'bulk' }, () => connection.send(mail), asClient),
        close: () => connection.close(),
      };
    },
  };
}
