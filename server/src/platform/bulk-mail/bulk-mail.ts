// One text to thousands: over few connections that stay open, with an answer that says whether a mail may have arrived.
import { MailError, type MailTransport, type OutgoingMail } from '../mail-transport.ts';

/** What is known of a mail whose sending failed. */
export type Failure =
  /** The mail server will never take it for this recipient. */
  | 'refused'
  /** It did not take this one now. */
  | 'later'
  /** It takes none at all now: no connection, no sign-in, no sender. */
  | 'unavailable'
  /** The text was on its way, and no answer came: it may have arrived. */
  | 'unclear';

/** Why a mail was not taken for certain, without the words of the server: those repeat addresses. */
export class NotSent extends Error {
  readonly failure: Failure;

  constructor(reason: string, failure: Failure) {
    super(reason);
    this.name = 'NotSent';
    this.failure = failure;
  }
}

export interface BulkConnection {
  /** One at a time. Resolves when the mail was taken. Throws NotSent. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface BulkMail {
  /** Connects when the first mail is sent, and again when the connection was lost. */
  open(): BulkConnection;
}

/** What a demo has, and tests: no connections, and no mail whose fate is unclear. */
export const bulkMailOver = (transport: MailTransport): BulkMail => ({
  open: () => ({
    async send(mail) {
      await transport.send(mail).catch((error: unknown) => {
        const refused = error instanceof MailError && error.refused;
        throw new NotSent((error as Error).message, refused ? 'refused' : 'later');
      });
    },
    close: () => undefined,
  }),
});
