// What is only to be seen while the product runs: what waits too long, what was given up, what was forgotten. The same readings as the
// metrics, and the limits of ops/alerts.yml.
import type { Config } from '../../config.ts';
import { endOfCertificate } from '../../metrics/certificate.ts';
import type { DatabaseFacts } from '../../metrics/database-facts.ts';
import type { Check } from './check.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const limits = { mail: 30 * minute, job: hour, payments: 10, backup: 36 * hour, certificateDays: 14 };

type Watched = Pick<Config, 'host' | 'port' | 'publicUrl' | 'mode'>;

/** The work of a restored copy is not looked at: it waits on purpose. */
export function runningChecks(config: Watched, read: () => Promise<DatabaseFacts>, isCopy: boolean): Check[] {
  let facts: Promise<DatabaseFacts> | undefined;
  const ofDatabase = (judge: (facts: DatabaseFacts) => string) => async () => {
    if (isCopy) return 'not looked at: this is a restored copy';
    facts ??= read();
    const known = await facts;
    if (!known.isUp) throw new Error('The database does not answer.');
    return judge(known);
  };
  return [
    ...outerChecks(config),
    { name: 'waiting', look: ofDatabase(judgeWaiting) },
    { name: 'given up', look: ofDatabase(judgeGivenUp) },
    { name: 'money', look: ofDatabase(judgeMoney) },
    { name: 'backup', look: ofDatabase((facts) => judgeBackup(facts, config.mode)) },
  ];
}

/** Those that need no database. */
export const outerChecks = (config: Watched): Check[] => [
  { name: 'product', look: () => askProduct(config) },
  { name: 'certificate', look: () => lookAtCertificate(config.publicUrl) },
];

/** By the port it listens on, whatever stands in front of it. */
async function askProduct({ host, port }: Watched): Promise<string> {
  const address = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
  ]).get(host);
  const url = `http://${address ?? host}:${port}/readyz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!response) throw new Error(`Nobody answers at ${url}: start the product, and look why it stopped.`);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answers ${response.status} at ${url}: the log says why.`);
  return 'it answers and is ready';
}

async function lookAtCertificate(publicUrl: string): Promise<string> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') return 'none is needed without https';
  const end = await endOfCertificate(url);
  if (!end) throw new Error(`Nobody shows one at ${url.host}: look at what stands in front of the product.`);
  const days = Math.floor((end.getTime() - Date.now()) / (day * 1000));
  const until = end.toISOString().slice(0, 10);
  if (days < 0) throw new Error(`It ended on ${until}: visitors are warned off. Renew it now.`);
  if (days < limits.certificateDays)
    throw new Error(`It ends on ${until}, in ${days} days: look why it was not renewed.`);
  return `good until ${until}`;
}

function judgeWaiting({ work }: DatabaseFacts): string {
  if (!work) throw new Error('The queue cannot be read: was the product never started on this database?');
  const { mailAge, jobAge } = work;
  if (mailAge > limits.mail)
    throw new Error(`A mail has waited for ${inWords(mailAge)}: look whether the mail server takes mails.`);
  if (jobAge > limits.job)
    throw new Error(`Work has waited for ${inWords(jobAge)}: look at the log, and whether the product runs.`);
  return 'no mail and no other work waits too long';
}

function judgeGivenUp({ work }: DatabaseFacts): string {
  const failed = work?.failed.filter(({ recent }) => recent > 0) ?? [];
  if (failed.length === 0) return 'nothing since yesterday';
  const named = failed.map(({ queue, recent }) => `${recent} of "${queue}"`).join(', ');
  throw new Error(`Since yesterday work was given up: ${named}. The owner tries mails again under People.`);
}

function judgeMoney({ unanswered }: DatabaseFacts): string {
  if (!unanswered) throw new Error('Payments cannot be read: run the same release as the product.');
  const { payments, refunds } = unanswered;
  if (refunds > 0 || payments >= limits.payments)
    throw new Error(
      `The provider has not said for an hour what became of ${payments} payments and ${refunds} refunds: look at its dashboard.`,
    );
  return `${payments} payments are open, as of guests who left the page of the provider; no refund is`;
}

function judgeBackup({ backupAge }: DatabaseFacts, mode: Config['mode']): string {
  if (mode === 'demo') return 'a demo needs none';
  if (backupAge === null) throw new Error('When the last one was made cannot be read.');
  if (backupAge === Number.POSITIVE_INFINITY)
    throw new Error('There never was one: set up the one of every night.');
  if (backupAge > limits.backup)
    throw new Error(`The last one is ${inWords(backupAge)} old: look why that of the last night failed.`);
  return `the last one is ${inWords(backupAge)} old`;
}

function inWords(seconds: number): string {
  if (seconds >= 2 * day) return `${Math.floor(seconds / day)} days`;
  if (seconds >= 2 * hour) return `${Math.floor(seconds / hour)} hours`;
  return `${Math.floor(seconds / minute)} minutes`;
}
