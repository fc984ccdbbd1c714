// How mails leave: by SMTP, or in a demo as .eml files that any mail program opens.
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface OutgoingMail {
  /** One address. */
  to: string;
  replyTo?: string;
  /** Stands before the sender's address where that has no name. */
  senderName?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** The same for every try, so that a mail that was taken twice is recognised. */
  id: string;
  /** Whom it is about: keys of records, and whole addresses as they are compared. Only who keeps mails needs it. */
  about: readonly string[];
  /** Asked by who keeps a mail, when it is kept: whether who it is about was erased meanwhile. */
  isWithdrawn(): Promise<boolean>;
}

export interface MailAttachment {
  name: string;
  /** Such as `application/pdf`. */
  type: string;
  bytes: Buffer;
}

export interface MailTransport {
  /** Resolves when the mail was taken. Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>;
  /** Where mails are kept: removes those that are about one of these. */
  removeKept?(about: ReadonlySet<string>): Promise<void>;
  close(): void;
}

/** As addresses of people are compared: as a whole, in lower case. */
export const comparedAddress = (address: string) => address.trim().toLowerCase();

/** Why a mail was not taken, without the words of the server: those repeat addresses. */
export class MailError extends Error {
  /** True when the server will never deliver to this address. */
  readonly refused: boolean;

  constructor(reason: string, refused: boolean) {
    super(`The mail was not taken (${reason}).`);
    this.name = 'MailError';
    this.refused = refused;
  }
}

/** Seconds until a mail server that does not answer is given up for this try. */
const seconds = { connection: 10, greeting: 10, socket: 30 };
export const smtpTimeouts = {
  connectionTimeout: seconds.connection * 1000,
  greetingTimeout: seconds.greeting * 1000,
  socketTimeout: seconds.socket * 1000,
};

export interface SmtpOptions {
  /** An smtp: or smtps: address. */
  url: string;
  /** Such as `Nile Trails <office@example.org>`. */
  from: string;
  /** Nothing is sent in clear: not to a server that offers no STARTTLS, nor when somebody on the way takes the offer out. */
  encrypted: boolean;
}

const transportTo = ({ url, encrypted }: SmtpOptions) =>
  createTransport({
    url,
    requireTLS: encrypted,
    ...smtpTimeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Greets the mail server and signs in there, without a mail. Throws a sentence. */
export async function greetMailServer(options: SmtpOptions): Promise<void> {
  const transport = transportTo(options);
  try {
    await transport.verify();
  } catch (error) {
    const { code, responseCode } = error as Record<string, unknown>;
    const reason = [code, responseCode].filter(Boolean).join(' ') || 'no reason given';
    throw new Error(`The mail server does not let us in (${reason}): look at SMTP_URL and SMTP_STARTTLS.`, {
      cause: error,
    });
  } finally {
    transport.close();
  }
}

/** Sends to a mail server. */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const transport = transportTo(options);
  const { from } = options;
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to a file in `folder`, named after the time and the subject. */
export function createFileTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const headers = { ...mail.headers, [aboutHeader]: mail.about.join(', ') };
      const { message } = await transport.sendMail(messageOf({ ...mail, headers }, from));
      const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
      const subject = mail.subject
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .slice(0, 60);
      const file = join(folder, `${time}-${subject}-${mail.id}.eml`);
      // In one step, so that nobody reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (await mail.isWithdrawn()) await rm(file, { force: true });
    },
    async removeKept(about) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const mail = await readFile(file).catch(nothingIfGone);
        if (mail && aboutOf(mail).some((record) => about.has(record))) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}

const aboutHeader = 'X-About';

/** Whom a kept mail is about; of one that was kept before mails said so, the addresses it goes to and is answered to. */
function aboutOf(mail: Buffer): string[] {
  const header = mail.subarray(0, mail.indexOf('\r\n\r\n')).toString('latin1');
  // Long ones go on in the next line, after a blank.
  const lines = header.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n');
  const fieldOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const said = fieldOf(aboutHeader);
  return said ? said.split(', ') : [fieldOf('To'), fieldOf('Reply-To')].map(comparedAddress);
}

/** Somebody else may have removed it a moment ago. */
function nothingIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** What nodemailer is given of a mail. */
export function messageOf(
  { id, headers, senderName, attachments = [], about: _, isWithdrawn: __, ...mail }: OutgoingMail,
  from: string,
): SendMailOptions {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...mail,
    from: from.includes('<') || !senderName ? from : { name: senderName, address: from },
    // As an object an address is never read as a list of several.
    to: { name: '', address: mail.to },
    messageId: `<${id}@${domain}>`,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
      contentDisposition: 'attachment' as const,
    })),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}

function asMailError(error: unknown): MailError {
  const { code, responseCode, command, rejected } = error as Record<string, unknown>;
  const reason = [code, command, responseCode].filter(Boolean).join(' ') || 'no reason given';
  const refused = Array.isArray(rejected) && rejected.length > 0 && Number(responseCode) >= 500;
  return new MailError(reason, refused);
}
