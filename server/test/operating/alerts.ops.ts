// Each rule of ops/alerts.yml at a running Prometheus: it fires by its fault, and ends after the step that it leads to. Their times are shortened
// (prometheus.ts); the faults are real.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../until.ts';
import { ended, program } from './machine.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

let site: WatchedProduct;
let prometheus: Prometheus;
/** What the owner's browser sends with each request. */
let owner: Record<string, string>;
beforeAll(async () => {
  // Fewer than 14: it waits for somebody from the beginning, as does the backup that there never was.
  site = await startWatchedProduct(5);
  await site.start();
  owner = await site.signUp();
  prometheus = await startPrometheus(site.metricsAt);
});
afterAll(async () => {
  await prometheus?.stop();
  await site?.remove();
});

async function restart(): Promise<void> {
  await site.kill();
  await site.start();
}

test('LubugoCertificateEnds: a certificate of a few days, until it is renewed', async () => {
  const step = await prometheus.fires('LubugoCertificateEnds');
  expect(step).toContain('systemctl reload caddy');
  expect(await ended(site.machine.cli('check', '--mail'), 1)).toMatch(/FAILED +certificate +It ends on/);
  await site.showCertificate(90);
  // It is looked at once an hour, and at the start.
  await restart();
  await prometheus.ends('LubugoCertificateEnds');
});

test('LubugoBackupOld: no backup, until one is made', async () => {
  const step = await prometheus.fires('LubugoBackupOld');
  expect(step).toContain('systemctl start agency-backup');
  await ended(site.machine.cli('backup', '--plain', join(site.folder, 'backup.tar')), 0);
  await prometheus.ends('LubugoBackupOld');
});

test('with all of that well, no rule fires', async () => {
  await until(async () => (await prometheus.firing()).length === 0);
  expect(await prometheus.rules()).toHaveLength(12);
});

test('LubugoDown: the product was killed, until it is started', async () => {
  await prometheus.ends('LubugoDown');
  await site.kill();
  const step = await prometheus.fires('LubugoDown');
  expect(step).toContain('systemctl start agency');
  await site.start();
  await prometheus.ends('LubugoDown');
});

test('LubugoDatabaseAway: PostgreSQL was stopped, until it is started', async () => {
  await prometheus.ends('LubugoDatabaseAway');
  await site.postgres.halt();
  const step = await prometheus.fires('LubugoDatabaseAway');
  expect(step).toContain('systemctl start postgresql');
  expect((await site.get('/readyz')).status).toBe(503);
  await site.postgres.resume();
  await prometheus.ends('LubugoDatabaseAway');
  await until(async () => (await site.get('/readyz')).status === 200);
});

test('LubugoRequestsFail: a table is missing, until it is back', async () => {
  let nth = 0;
  const visit = async () => {
    nth += 1;
    return site.get(`/api/v1/alumni?search=number${nth}`);
  };
  await prometheus.ends('LubugoRequestsFail');
  await site.machine.ask('ALTER TABLE alumni RENAME TO alumni_gone');
  const step = await prometheus.fires('LubugoRequestsFail', visit);
  expect(step).toContain(`grep '"level":50'`);
  expect(site.out()).toMatch(/"level":50.*relation \\"alumni\\" does not exist/);
  await site.machine.ask('ALTER TABLE alumni_gone RENAME TO alumni');
  await prometheus.ends('LubugoRequestsFail', visit);
  expect((await visit()).status).toBe(200);
});

test('LubugoChangesUnheard: something on the way swallows notifications, until it no longer does', async () => {
  await prometheus.ends('LubugoChangesUnheard');
  site.proxy.swallowNotifications();
  const step = await prometheus.fires('LubugoChangesUnheard');
  expect(step).toContain('between the product and the database');
  expect(site.out()).toContain('Changes of other instances cannot be heard');
  site.proxy.carryNewOnes();
  await prometheus.ends('LubugoChangesUnheard');
});

const letter = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
const refuses = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

test('LubugoWorkWaits: the mail server puts a mail off, until it takes it', async () => {
  await prometheus.ends('LubugoWorkWaits');
  site.mailServer.refuse = refuses(451);
  expect((await site.post('/api/v1/contact', letter)).status).toBe(201);
  const step = await prometheus.fires('LubugoWorkWaits');
  expect(step).toContain('send-test-mail');
  expect(await ended(site.machine.cli('send-test-mail', 'you@example.org'), 1)).toContain('451');
  site.mailServer.refuse = null;
  // It leaves by itself.
  await prometheus.ends('LubugoWorkWaits');
  expect(site.mailServer.taken.at(-1)?.raw).toContain('A question.');
});

test('LubugoWorkGivenUp: the mail server refuses a mail for good, until the owner has it tried again', async () => {
  await prometheus.ends('LubugoWorkGivenUp');
  const before = site.mailServer.taken.length;
  site.mailServer.refuse = refuses(550);
  expect((await site.post('/api/v1/contact', letter)).status).toBe(201);
  const step = await prometheus.fires('LubugoWorkGivenUp');
  expect(step).toContain('a press of the owner under People');
  expect(await ended(site.machine.cli('send-test-mail', 'you@example.org'), 1)).toContain('550');
  site.mailServer.refuse = null;
  const press = await site.post('/graphql', { query: 'mutation { retryFailedMails }' }, owner);
  expect(press.text).toContain('{"retryFailedMails":1}');
  await prometheus.ends('LubugoWorkGivenUp');
  await until(() => site.mailServer.taken.length > before);
});

test('LubugoSlow: a forgotten transaction locks a table, until it is ended', async () => {
  await prometheus.ends('LubugoSlow');
  const forgotten = new pg.Client({ connectionString: site.url });
  forgotten.on('error', () => undefined);
  await forgotten.connect();
  await forgotten.query('BEGIN; LOCK TABLE programs IN ACCESS EXCLUSIVE MODE');
  let leaving = false;
  // Each at an address of its own: one alone is told to come back before it takes all connections.
  const visitor = async (_: unknown, nth: number) => {
    for (let look = 0; !leaving; look += 1) {
      await site.get(`/api/v1/programs?search=${nth}of${look}`, { 'x-forwarded-for': `10.0.1.${nth}` });
      await wait(100);
    }
  };
  const visitors = Array.from({ length: 25 }, visitor);
  try {
    const step = await prometheus.fires('LubugoSlow');
    const [asked = '', end = ''] = [...step.matchAll(/`(SELECT [^`]+)`/g)].map(([, sql = '']) => sql);
    const [longest] = await site.machine.ask<{ pid: number; query: string }>(asked);
    expect(longest?.query).toContain('LOCK TABLE programs');
    await site.machine.ask(end.replace('pid', String(longest?.pid)));
    // They stay, and no longer wait.
    await prometheus.ends('LubugoSlow');
  } finally {
    leaving = true;
    await forgotten.end().catch(() => undefined);
    await Promise.all(visitors);
  }
  expect((await site.get('/api/v1/programs')).status).toBe(200);
});

test('LubugoMoneyUnanswered: the payment provider hangs after ten payments, until it answers again', async () => {
  await prometheus.ends('LubugoMoneyUnanswered');
  site.provider.mood = 'silent';
  const gift = { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 10 };
  for (let nth = 0; nth < 10; nth += 1) {
    const from = { 'x-forwarded-for': `10.0.0.${nth}` };
    const begun = await site.post('/api/v1/donations', gift, from);
    const reference: string = JSON.parse(begun.text).data.reference;
    const { body, headers } = site.provider.eventOf(site.provider.pay(reference, { amount: 10 }));
    expect((await site.post('/api/v1/donations/webhook', JSON.parse(body), headers)).status).toBe(200);
  }
  // As if it had hung for as long.
  await site.machine.ask(`UPDATE donations SET created_at = created_at - interval '2 hours'`);
  const step = await prometheus.fires('LubugoMoneyUnanswered');
  expect(step).toContain('is asked about again');
  expect(await ended(site.machine.cli('check'), 1)).toMatch(/FAILED +payments/);
  site.provider.mood = 'well';
  await prometheus.ends('LubugoMoneyUnanswered');
  // Fewer than ten were enough for that; the last ones follow.
  const open = () => site.machine.ask(`SELECT FROM donations WHERE status <> 'successful'`);
  await until(async () => (await open()).length === 0);
});

test('LubugoDiskFull: old backups take the room, until they are removed', async () => {
  if (!site.disk) throw new Error('A full disk cannot be tried: only root may mount one.');
  await prometheus.ends('LubugoDiskFull');
  const old = join(site.disk, 'old-backups');
  await program('fallocate', ['--length', '300M', old]);
  const step = await prometheus.fires('LubugoDiskFull');
  expect(step).toContain('mostly it is logs, old backups');
  rmSync(old);
  await prometheus.ends('LubugoDiskFull');
});

test('LubugoRestarts: the product is killed again and again, until that is over for an hour', async () => {
  await prometheus.ends('LubugoRestarts');
  const startedAt = () => prometheus.value('lubugo_started_at_seconds');
  const step = await prometheus.fires('LubugoRestarts', async () => {
    const before = await startedAt();
    await restart();
    await until(async () => ((await startedAt()) ?? 0) > (before ?? 0));
  });
  expect(step).toContain('which of them grew?');
  await prometheus.ends('LubugoRestarts');
});

test('each rule that there is has fired and ended by now', async () => {
  expect([...prometheus.ended].sort()).toEqual((await prometheus.rules()).sort());
});
