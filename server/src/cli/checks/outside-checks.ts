// What the product needs of others, asked in a way that changes nothing there.
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { purge } from '../../platform/cdn/cdn.ts';
import type { Logger } from '../../platform/log.ts';
import { greetMailServer } from '../../platform/mail-transport.ts';
import { createFlutterwave } from '../../platform/payments/flutterwave.ts';
import { expectOwnUploads, uploadsOf } from '../../uploads/own-uploads.ts';
import type { Check } from './check.ts';

/** At `url` is the database, when that answers. `silent` says why the provider and the CDN are asked nothing, as those of a restored copy; null to ask them. */
export function outsideChecks(
  config: Config,
  log: Logger,
  silent: string | null,
  url: string | null = null,
): Check[] {
  return [
    { name: 'storage', look: () => writeAndRead(config, log, url) },
    { name: 'mail', look: () => greet(config) },
    { name: 'payments', look: async () => silent ?? askProvider(config) },
    { name: 'CDN', look: async () => silent ?? askCdn(config) },
  ];
}

async function writeAndRead(config: Config, log: Logger, url: string | null): Promise<string> {
  const uploads = await uploadsOf(config, log);
  const { storage, place } = uploads;
  // Nothing is written where it is another one's.
  if (url) await expectOwnUploads(url, uploads);
  const folder = `check-${randomUUID()}`;
  const bytes = Buffer.from(folder);
  try {
    await storage.write(`${folder}/check.txt`, bytes, 'text/plain');
    const read = await storage.read(`${folder}/check.txt`);
    if (!read?.equals(bytes)) throw new Error('A file was written and does not come back as it was.');
  } finally {
    await storage.removeFolder(folder);
  }
  return `a file was written, read and removed in ${place}`;
}

async function greet({ smtpUrl, smtpEncrypted, mailFrom, dataDir }: Config): Promise<string> {
  if (!smtpUrl) return `a demo writes mails to ${dataDir}/mail`;
  await greetMailServer({ url: smtpUrl, from: mailFrom, encrypted: smtpEncrypted });
  return `${new URL(smtpUrl).host} greets and lets us in`;
}

async function askProvider({ flutterwave }: Config): Promise<string> {
  if (!flutterwave) return 'a sandbox plays the part of the provider';
  await createFlutterwave(flutterwave).paymentsOf(`check-${randomUUID()}`);
  return `${new URL(flutterwave.apiUrl).host} answers and knows the key`;
}

/** No page has the tag: nothing is dropped by it. */
async function askCdn({ cdn }: Config): Promise<string> {
  if (!cdn) return 'none is set';
  const refusal = await purge(cdn, ['check'], AbortSignal.timeout(10_000));
  if (refusal) throw new Error(`It answered ${refusal}: look at CDN_PURGE_URL and CDN_PURGE_TOKEN.`);
  return `${new URL(cdn.purgeUrl).host} takes what it is told`;
}
