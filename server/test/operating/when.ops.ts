// Failures of docs/when.md that no rule of alerts.ops.ts tells of: each is made for real, looks as the page says, and ends by its steps.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { until } from '../until.ts';
import { fillAgency } from './agency.ts';
import { ended } from './machine.ts';
import { limitMemory } from './memory-limit.ts';
import { expectAll, failureIn } from './runbook.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

const log = createLogger({ level: 'silent', human: true });
let site: WatchedProduct;
let owner: { email: string; password: string };
beforeAll(async () => {
  site = await startWatchedProduct(90);
  await migrate(site.url, log);
  const agency = await fillAgency(loadConfig(site.machine.settings), site.url);
  owner = { email: agency.ownerEmail, password: agency.ownerPassword };
});
afterEach(() => site.kill());
afterAll(() => site?.remove());

const graphql = async (query: string, headers = {}) => (await site.post('/graphql', { query }, headers)).text;
async function signIn(): Promise<{ authorization: string }> {
  const [email, password] = [owner.email, owner.password].map((one) => JSON.stringify(one));
  const answer = await graphql(`mutation { login(email: ${email}, password: ${password}) { token } }`);
  return { authorization: `Bearer ${JSON.parse(answer).data.login.token}` };
}

/** What the product wrote, with quotation marks as they are read. */
const logged = () => site.out().replaceAll('\\"', '"');

const letter = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };

test('Silent connections: they are given up and made anew, over and over', async () => {
  const failure = failureIn('Silent connections');
  await site.start();
  expect((await site.get('/api/v1/programs?search=gorilla')).status).toBe(200);
  site.proxy.dropConnections();
  const [unheard, heard] = failure.words('log');
  await until(() => unheard?.test(site.out()) === true);
  // One that hangs is answered all the same, and those after it are not kept waiting.
  await site.get('/api/v1/programs?search=lake');
  await until(() => heard?.test(site.out()) === true);
  expect((await site.get('/api/v1/programs?search=river')).status).toBe(200);
  const [look] = failure.step(1).words;
  expect(look?.source).toBe('check');
  for (const _ of [1, 2]) await ended(site.machine.cli('check'), 0);
});

describe('Wrong key', () => {
  const failure = failureIn('Wrong key');
  const another = Buffer.alloc(32, 7).toString('base64');

  test('a start with another key under its name is refused, until the one before is back', async () => {
    expectAll(await site.refusal({ DATA_KEYS: `k1:${another}` }), failure.words('start'));
    await site.start();
  });

  test('without the key a record does not open, and the log says which it needs', async () => {
    const own = site.machine.settings.DATA_KEYS ?? '';
    expect(failure.step(2).text).toContain('Begin with a **new name**');
    const open = async () =>
      graphql('{ registration(id: 1) { lastName medicalConditions } }', await signIn());
    try {
      site.machine.settings.DATA_KEYS = `k2:${another}`;
      await site.start();
      await open();
      expectAll(logged(), failure.words('or'));
      await site.kill();
      site.machine.settings.DATA_KEYS = `k2:${another},${own}`;
      await site.start();
      expect(await open()).toContain('Asthma');
    } finally {
      site.machine.settings.DATA_KEYS = own;
    }
  });
});

describe('Bad release', () => {
  const failure = failureIn('Bad release');

  test('a folder that is too old is refused with the words, and one just before starts', async () => {
    const [{ oldest = 0 } = {}] = await site.machine.ask<{ oldest: number }>(
      'SELECT oldest_release AS oldest FROM deployment',
    );
    await site.machine.ask('UPDATE deployment SET oldest_release = 900');
    const said = await site.refusal();
    await site.machine.ask(`UPDATE deployment SET oldest_release = ${oldest}`);
    expectAll(said, failure.step(2).words);
    // The tables of the release after it do not keep it from starting.
    await site.machine.ask(
      `INSERT INTO migrations (timestamp, name) VALUES (1700000000899, 'Next1700000000899')`,
    );
    await site.start();
    await site.machine.ask(`DELETE FROM migrations WHERE name = 'Next1700000000899'`);
  });

  test('a step that fails says so, and what was before it is kept', async () => {
    const step = 'Instances1700000000016';
    await site.machine.ask(`DELETE FROM migrations WHERE name = '${step}'`);
    // It makes once more the table that is there already.
    const said = await site.refusal();
    await site.machine.ask(`INSERT INTO migrations (timestamp, name) VALUES (1700000000016, '${step}')`);
    expectAll(said, failure.step(3).words);
    expect(said).toContain(`Nothing of the step ${step} was kept.`);
    await site.start();
  });
});

describe('Restored copy', () => {
  const failure = failureIn('Restored copy');
  const settings: Record<string, string> = {};
  let file: string;
  beforeAll(async () => {
    file = join(site.folder, 'restored.tar');
    await ended(site.machine.cli('backup', '--plain', file), 0);
    for (const name of ['DATABASE_URL', 'DATA_DIR']) settings[name] = site.machine.settings[name] ?? '';
  });
  afterAll(() => void Object.assign(site.machine.settings, settings));

  /** Its place is taken by an empty machine. */
  async function emptied(): Promise<void> {
    Object.assign(site.machine.settings, {
      DATABASE_URL: await site.postgres.database('restored'),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'lubugo-restored-')),
    });
  }
  const remove = () => rmSync(site.machine.settings.DATA_DIR ?? '', { recursive: true });

  test('it says so in the log, to visitors and at /readyz, until it is made live', async () => {
    await emptied();
    await ended(site.machine.cli('restore', file), 0);
    await site.start();
    expectAll(site.out(), failure.words('log'));
    const refused = await site.post('/api/v1/contact', letter);
    expect(refused.status).toBe(503);
    expectAll(refused.text, failure.words('visitors'));
    expectAll((await site.get('/readyz')).text, failure.words('`/readyz`'));
    expect((await site.get('/programs')).status).toBe(200);
    expect(failure.step(2).words[0]?.source).toBe('go-live');
    await ended(site.machine.cli('go-live', '--letters', 'drop'), 0);
    await until(async () => (await site.post('/api/v1/contact', letter)).status === 201);
    remove();
  });

  test('one that did not come back whole is not started, until it is emptied and restored once more', async () => {
    await emptied();
    const damaged = join(site.folder, 'damaged.tar');
    writeFileSync(damaged, readFileSync(file).subarray(0, -100_000));
    await ended(site.machine.cli('restore', damaged), 1);
    expectAll(await site.refusal(), failure.step(3).words);
    remove();
    await emptied();
    await ended(site.machine.cli('restore', file), 0);
    await site.start();
    remove();
  });
});

test('Memory: the kernel ends the process without a word, and what was promised is done after the start, once', async () => {
  const failure = failureIn('Memory');
  const mails = () => site.mailServer.taken.filter(({ raw }) => raw.includes('Of much memory.')).length;
  await site.start();
  site.mailServer.refuse = Object.assign(new Error('Not now'), { responseCode: 451 });
  const promised = { ...letter, message: 'Of much memory.' };
  expect((await site.post('/api/v1/contact', promised)).status).toBe(201);
  const said = site.out();
  const limit = limitMemory(60);
  try {
    expect(await limit.end(site.run(), () => site.get('/programs').catch(() => null))).toBe('SIGKILL');
  } finally {
    limit.remove();
  }
  expect(site.out().slice(said.length)).not.toMatch(/"level":(50|60)/);
  expect(failure.step(1).text).toContain('`free -m`');
  site.mailServer.refuse = null;
  expect(mails()).toBe(0);
  await site.start();
  expect((await site.get('/readyz')).status).toBe(200);
  await until(() => mails() > 0);
  expect(mails()).toBe(1);
});
