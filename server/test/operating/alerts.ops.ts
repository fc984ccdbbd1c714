// Each rule of ops/alerts.yml at a running Prometheus: it fires by its fault, and ends after the step that it leads to. Their times are shortened
// (prometheus.ts); the faults are real.
import { join } from 'node:path';
import { until } from '../until.ts';
import { ended } from './machine.ts';
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
  owner = await signUp();
  prometheus = await startPrometheus(site.metricsAt);
});
afterAll(async () => {
  await prometheus?.stop();
  await site?.remove();
});

/** The first account is made by who reads the log of the first start. */
async function signUp(): Promise<Record<string, string>> {
  const [, setup] = /#setup=([\w.-]+)/.exec(site.out()) ?? [];
  const password = 'boots by the door at dawn';
  const account = { email: 'amina@example.org', password, confirmPassword: password, setup };
  const answer = await site.post('/api/v1/admin/signup', account);
  return { authorization: `Bearer ${JSON.parse(answer.text).data.token}` };
}

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
