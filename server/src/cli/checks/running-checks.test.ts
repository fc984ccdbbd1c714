// What the daily look finds, by what is known of the running product.
import type { DatabaseFacts } from '../../metrics/database-facts.ts';
import { lookAt } from './check.ts';
import { runningChecks } from './running-checks.ts';

const hour = 3_600;
const good: DatabaseFacts = {
  isUp: true,
  work: { jobAge: 10, mailAge: 20, failed: [{ queue: 'mail', count: 4, recent: 0 }] },
  unanswered: { payments: 9, refunds: 0 },
  backupAge: 12 * hour,
  workers: 1,
};

/** Nobody listens on port 1. */
const config = {
  host: '0.0.0.0',
  port: 1,
  publicUrl: 'http://www.example.org',
  mode: 'deployment',
} as const;

async function found(facts: DatabaseFacts, isCopy = false) {
  const sentences: Record<string, string> = {};
  for await (const { name, good: isGood, words } of lookAt(runningChecks(config, async () => facts, isCopy)))
    if (!isGood) sentences[name] = words;
  const { product, ...others } = sentences;
  return { product, others };
}

test('a product that does not run is wrong; what waits a little, failed long ago or was left by guests is not', async () => {
  expect(await found(good)).toEqual({
    product: 'Nobody answers at http://127.0.0.1:1/readyz: start the product, and look why it stopped.',
    others: {},
  });
});

const work = { jobAge: 0, mailAge: 0, failed: [] };

test.each([
  [
    'a mail that waits',
    { work: { ...work, mailAge: 3 * hour } },
    'waiting',
    /^A mail has waited for 3 hours/,
  ],
  [
    'other work that waits',
    { work: { ...work, jobAge: 2 * hour } },
    'waiting',
    /^Work has waited for 2 hours/,
  ],
  [
    'work given up since yesterday',
    { work: { ...work, failed: [{ queue: 'mail', count: 5, recent: 2 }] } },
    'given up',
    /: 2 of "mail"\./,
  ],
  ['a refund without an answer', { unanswered: { payments: 0, refunds: 1 } }, 'money', /and 1 refunds/],
  ['many payments without an answer', { unanswered: { payments: 10, refunds: 0 } }, 'money', /10 payments/],
  ['an old backup', { backupAge: 60 * hour }, 'backup', /^The last one is 2 days old/],
  ['no backup at all', { backupAge: Number.POSITIVE_INFINITY }, 'backup', /^There never was one/],
] as const)('%s is wrong', async (_, change, name, words) => {
  const { others } = await found({ ...good, ...change } as DatabaseFacts);
  expect(others).toEqual({ [name]: expect.stringMatching(words) });
});

test('a restored copy leaves its work lying on purpose', async () => {
  const late = { ...good, work: { ...work, mailAge: 9 * hour }, backupAge: Number.POSITIVE_INFINITY };
  expect((await found(late, true)).others).toEqual({});
});
