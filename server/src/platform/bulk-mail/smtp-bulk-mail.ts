// nodemailer's own pool sends a mail again when its connection was lost, also after the text had left: a recipient may then
// have it twice. Here every mail is given to its connection, and only once.
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { messageOf, type OutgoingMail, type SmtpOptions, smtpTimeouts } from '../mail-transport.ts';
import { type BulkConnection, type BulkMail, type Failure, NotSent } from './bulk-mail.ts';

/** Sends to a mail server. */
export const createSmtpBulkMail = (options: SmtpOptions): BulkMail => ({
  open: () => new SmtpBulkConnection(options),
});

class SmtpBulkConnection implements BulkConnection {
  readonly #options: SmtpOptions;
  #connection: SMTPConnection | null = null;

  constructor(options: SmtpOptions) {
    this.#options = options;
  }

  async send(mail: OutgoingMail): Promise<void> {
    const message = new MailComposer(messageOf(mail, this.#options.from)).compile();
    const { from, to } = message.getEnvelope();
    const raw = await message.build();
    const connection = await this.#connected();
    // Read from when the server asked for the text, and not before: until then the mail is certainly not sent.
    let begun = false;
    const body = new Readable({
      read() {
        begun = true;
        this.push(raw);
        this.push(null);
      },
    });
    try {
      await called<unknown>((done) => connection.send({ from: from || undefined, to }, body, done));
    } catch (error) {
      const failure = failureOf(error as SmtpError, begun);
      // A refused recipient leaves the connection as it was; anything else might be the end of it.
      if (failure === 'unavailable' || failure === 'unclear') this.close();
      else await called((done) => connection.reset(done)).catch(() => this.close());
      throw new NotSent(reasonOf(error as SmtpError), failure);
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  async #connected(): Promise<SMTPConnection> {
    if (this.#connection) return this.#connection;
    const { url, encrypted } = this.#options;
    const { auth, ...server } = parseConnectionUrl(url);
    const connection = new SMTPConnection({ ...server, requireTLS: encrypted, ...smtpTimeouts });
    const lost = () => {
      if (this.#connection === connection) this.#connection = null;
    };
    connection.once('end', lost);
    try {
      await new Promise<void>((resolve, reject) => {
        connection.on('error', (error: Error) => {
          lost();
          reject(error);
        });
        connection.connect((error?: Error) => (error ? reject(error) : resolve()));
      });
      const { user = '', pass = '' } = auth ?? {};
      if (user) await called((done) => connection.login({ user, credentials: { user, pass } }, done));
    } catch (error) {
      connection.close();
      throw new NotSent(reasonOf(error as SmtpError), 'unavailable');
    }
    this.#connection = connection;
    return connection;
  }
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

function failureOf({ code, responseCode = 0, command }: SmtpError, begun: boolean): Failure {
  // The answer to the text itself is an answer; a connection that ended instead of one is none.
  if (begun && code !== 'EMESSAGE') return 'unclear';
  if (!responseCode || responseCode === 421 || !/^(?:RCPT TO|DATA)$/.test(command ?? ''))
    return 'unavailable';
  return responseCode >= 500 ? 'refused' : 'later';
}

const reasonOf = ({ code, command, responseCode }: SmtpError) =>
  [code, command, responseCode].filter(Boolean).join(' ') || 'no reason given';

/** A function with a callback as a promise. */
const called = <T>(
  work: (done: (error: Error | null | undefined, result?: T) => void) => void,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => work((error, result) => (error ? reject(error) : resolve(result))));
