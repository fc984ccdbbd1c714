import { join } from 'node:path';
import type { Config } from './config.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './platform/mail-transport.ts';

/** How mails leave. */
export function openMailTransport({
  smtpUrl,
  smtpEncrypted,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'smtpEncrypted' | 'mailFrom' | 'dataDir'>): MailTransport {
  if (smtpUrl) return createSmtpTransport({ url: smtpUrl, from: mailFrom, encrypted: smtpEncrypted });
  return createFileTransport(join(dataDir, 'mail'), mailFrom);
}
