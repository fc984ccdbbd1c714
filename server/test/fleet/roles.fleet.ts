// One process answers visitors, another one does the work.
import { freePort } from '../../../demo/postgres/free-port.ts';
import { cloneDatabase } from '../database.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { type KillableProduct, killableProduct } from '../outages/killable-product.ts';
import { until } from '../until.ts';

let mailServer: MailServer;
let web: KillableProduct;
let worker: KillableProduct;
let metrics: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  metrics = String(await freePort());
  const name = 'fleet_roles';
  const settings = {
    DATABASE_URL: await cloneDatabase(name),
    SMTP_URL: mailServer.url,
    SMTP_STARTTLS: 'optional',
  };
  web = await killableProduct(name, { ...settings, ROLE: 'web', METRICS_PORT: metrics });
  worker = await killableProduct(name, { ...settings, ROLE: 'worker' }, web);
  await web.start();
});
afterAll(async () => {
  await worker.remove();
  await web.remove();
  await mailServer.stop();
});

const message = { name: 'Ruth', email: 'ruth@example.org', subject: 'Hello', message: 'When do you open?' };
const workers = async () =>
  /^lubugo_workers (\d+)$/m.exec(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text())?.[1];

test('without a worker visitors are answered, their mails wait, and the log says so', async () => {
  expect((await web.post('/contact', message)).status).toBe(201);
  expect(await workers()).toBe('0');
  await until(() => web.out().includes('start a process with ROLE=worker'), 90_000);
  expect(mailServer.taken).toEqual([]);
});

test('a worker sends them, is counted, and answers those who watch over it and nobody else', async () => {
  await worker.start();
  await until(() => mailServer.taken.length > 0, 20_000);
  expect((await worker.get('/readyz')).status).toBe(200);
  for (const path of ['/', '/graphql', '/api/v1/programs', '/media/none.jpg'])
    expect((await worker.get(path)).status).toBe(404);
  await until(async () => (await workers()) === '1', 20_000);
  await until(() => web.out().includes('The work of the queue is done again.'), 90_000);
});

test('a mail that is promised while the worker is dead leaves once it is back', async () => {
  await worker.kill();
  const before = mailServer.taken.length;
  expect((await web.post('/contact', { ...message, subject: 'Again' })).status).toBe(201);
  await worker.start();
  await until(() => mailServer.taken.length > before, 30_000);
});
