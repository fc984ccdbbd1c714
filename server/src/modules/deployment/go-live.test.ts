// A site is backed up, goes on, and is lost. What it did meanwhile its copy does not know, and does not do once more.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cloneDatabase } from '../../../test/database.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { type MailServer, startMailServer } from '../../../test/fakes/mail-server.ts';
import { deployment } from '../../../test/product.ts';
import { until } from '../../../test/until.ts';
import { runCommand } from '../../cli/run-command.ts';
import { endRestoring, readDeployment } from '../../platform/deployment/deployment.ts';
import { createLogger } from '../../platform/log.ts';
import { createSealedText, parseDataKeys } from '../../platform/sealing/sealed-text.ts';

import { ErasuresService } from '../persons/erasures.service.ts';

const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
const [key] = parseDataKeys(deployment.DATA_KEYS) ?? [];
if (!key) throw new Error('The settings of tests hold no key.');

let url: string;
let app: TestApp;
let mailServer: MailServer;
let provider: FakeFlutterwave;
const folder = mkdtempSync(join(tmpdir(), 'lubugo-go-live-'));
const logFile = join(folder, 'product.log');
const environment = { ...process.env };

beforeAll(async () => {
  mailServer = await startMailServer();
  provider = await startFakeFlutterwave();
  url = await cloneDatabase();
});
afterAll(async () => {
  await app.close();
  await mailServer.stop();
  process.env = environment;
  rmSync(folder, { recursive: true });
});

const settings = () => ({
  smtpUrl: mailServer.url,
  smtpEncrypted: false,
  flutterwave: provider.settings,
  dataKeys: [key] as const,
});

const write = (email: string) =>
  app.services.contact.send(visitor, { name: 'Guest', email, subject: 'Hello', message: 'A question.' });

/** Runs the command as a shell does, on the database of the copy. */
async function goLive(...words: string[]) {
  const { publicKey, secretKey, webhookSecret, apiUrl } = provider.settings;
  Object.assign(process.env, {
    ...deployment,
    DATABASE_URL: url,
    DATA_DIR: folder,
    SMTP_URL: mailServer.url,
    SMTP_STARTTLS: 'optional',
    FLUTTERWAVE_PUBLIC_KEY: publicKey,
    FLUTTERWAVE_SECRET_KEY: secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
    FLUTTERWAVE_API_URL: apiUrl,
  });
  let out = '';
  const said = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  let err = '';
  const code = await runCommand(['go-live', ...words], {
    out: () => undefined,
    err: (text) => {
      err += text;
    },
  });
  said.mockRestore();
  return { code, out, err };
}

test('a copy goes live without doing anything twice', async () => {
  // The site as it is backed up: two guests wrote, mails about it wait, and a newsletter is half sent.
  app = await startTestApp(settings(), null, url);
  await write('grace@example.org');
  await write('okello@example.org');
  await app.db.query(`
    INSERT INTO newsletter_issues (subject, blocks, per_minute, status, content, started_at, scheduled_at)
      VALUES ('Dry season', '[]', 60, 'sending', '{}', now(), NULL), ('Gorillas', '[]', 60, 'scheduled', NULL, NULL, now());
    INSERT INTO subscribers (email, status, created_at, requested_at)
      VALUES ('a@example.org', 'confirmed', now(), now()), ('b@example.org', 'confirmed', now(), now());
    INSERT INTO newsletter_sends (issue_id, subscriber_id, state) VALUES (1, 1, 'sent'), (1, 2, 'pending')`);
  // After the backup one of them was erased: a line of its log tells of it, without the address.
  const lines: string[] = [];
  const log = createLogger({ level: 'warn', human: false, write: (line) => void lines.push(line) });
  const sealed = createSealedText([key]);
  const erasures = new ErasuresService({ db: app.db, log, sealed, personalTables: {} });
  const note = jest.spyOn(app.services.erasures, 'note').mockImplementation((email) => erasures.note(email));
  await app.services.persons.erase(visitor, { email: 'grace@example.org' });
  note.mockRestore();
  expect(lines.join()).not.toContain('grace');
  // What was put back has her again.
  await write('grace@example.org');
  writeFileSync(logFile, `{"level":30,"msg":"Ready."}\n2026-03-02 product[1]: ${lines[0]}`);
  // And somebody paid, of whom the copy knows nothing.
  provider.pay('1763716000000-0123456789abcdef01234567', { amount: 10 });
  await app.close();

  // The copy, which runs.
  await endRestoring({ query: (sql, values) => onCopy(sql, values) }, new Date('2026-03-01T02:00:00.000Z'));
  app = await startTestApp(settings(), null, url);
  await app.jobs.start();

  // Without an answer about the newsletters nothing is changed.
  const asked = await goLive('--erased-since', logFile);
  expect(asked).toMatchObject({ code: 1 });
  expect(asked.out).toContain(
    '"Dry season": 1 have it, 1 wait for it\n  "Gorillas": 0 have it, 0 wait for it',
  );
  expect(asked.err).toMatch(/go-live --letters send, keep or drop\. Nothing was changed\.\n$/);
  expect(await goLive('--erased-since', `${logFile}.1`)).toMatchObject({
    err: `There is no file ${logFile}.1 to read the log from. Nothing was changed.\n`,
  });
  expect((await readDeployment(app.db)).quietSince).not.toBeNull();

  const { code, out } = await goLive('--letters', 'keep', '--erased-since', logFile);
  expect(out).toMatch(/^Erased persons in the log: 1\. Here again: 1, erased once more: 1\.\n/);
  expect(out).toContain('Newsletters that were half sent: they are paused');
  expect(out).toMatch(
    /backup was made: 1\. They .*\n.*Z {2}contact-office {7}office@agency\.example\nThis copy is live\./,
  );
  expect(out).toMatch(
    /unknown here +\d+ 1763716000000-0123456789abcdef01234567 {2}here: Nothing; there: USD 10, done/,
  );
  expect(code).toBe(0);

  expect(await app.db.query('SELECT email FROM contact_submissions')).toEqual([
    { email: 'okello@example.org' },
  ]);
  expect(await app.db.query('SELECT status, scheduled_at FROM newsletter_issues ORDER BY id')).toEqual([
    { status: 'paused', scheduled_at: null },
    { status: 'draft', scheduled_at: null },
  ]);
  // Its clock begins by itself, and the mails of before are not in the queue any more.
  await until(async () => (await app.db.query('SELECT FROM pgboss.schedule')).length > 0);
  expect(mailServer.taken).toEqual([]);
  await write('nakato@example.org');
  await until(() => mailServer.taken.length === 1);

  expect(await goLive()).toMatchObject({
    code: 1,
    err: 'This is no restored copy, or it is live already: nothing was done.\n',
  });
});

async function onCopy(sql: string, values?: unknown[]): Promise<unknown> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql, values).finally(() => client.end());
}
