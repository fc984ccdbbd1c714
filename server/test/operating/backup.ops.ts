// A year of an agency is backed up beside writes and brought back on an empty machine: by Debian's age and tar, and by the product.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { URI } from 'otpauth';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { backedUpTables } from '../../src/backup/tables.ts';
import { loadConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openConnection } from '../../src/platform/database/single-connection.ts';
import { createLogger } from '../../src/platform/log.ts';
import { createSealedText, parseDataKeys } from '../../src/platform/sealing/sealed-text.ts';
import { type Run, run } from '../product.ts';
import { registration } from '../samples.ts';
import { erased, fillAgency, registrations } from './agency.ts';
import { emptyMachine } from './empty-machine.ts';
import { ended, type Machine, program } from './machine.ts';
import { tableChecksums } from './table-checksums.ts';

const log = createLogger({ level: 'silent', human: true });
const folder = mkdtempSync(join(tmpdir(), 'lubugo-ops-'));
const keyFile = join(folder, 'key.txt');
const file = join(folder, 'agency.age');
const identity = { BACKUP_IDENTITY_FILE: keyFile };

let recipient: string;
let source: Machine;
let product: Run;
let origin: string;
let owner: { email: string; password: string };
let codeOf: (later: number) => string;
/** Milliseconds. */
const took = { backup: 0, restore: 0 };

const graphql = async (at: string, query: string, variables: object, token?: string) => {
  const answer = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as {
    data?: { done?: Record<string, string> };
    errors?: { extensions: Record<string, string> }[];
  };
};
const logIn =
  'mutation ($email: String!, $password: String!) { done: login(email: $email, password: $password) { token } }';

async function startOn({ settings }: Machine): Promise<string> {
  const port = String(await freePort());
  product = run('main.js', { ...settings, PORT: port });
  await product.ready();
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  await program('age-keygen', ['-o', keyFile]);
  recipient = (await program('age-keygen', ['-y', keyFile])).stdout.trim();
  source = await emptyMachine('ops_source', { BACKUP_RECIPIENT: recipient, RATE_LIMITS: 'on' });
  await migrate(source.url, log);
  const agency = await fillAgency(loadConfig(source.settings), source.url);
  owner = { email: agency.ownerEmail, password: agency.ownerPassword };
  origin = await startOn(source);
  const token = (await graphql(origin, logIn, owner)).data?.done?.token;
  const setUp = 'mutation ($password: String!) { done: setUpTwoFactor(password: $password) { uri } }';
  const { data } = await graphql(origin, setUp, owner, token);
  const app = URI.parse(data?.done?.uri ?? '');
  if (!('period' in app)) throw new Error('Codes of two-factor sign-in follow the clock.');
  codeOf = (later) => app.generate({ timestamp: Date.now() + later });
  const confirm = 'mutation ($code: String!) { done: confirmTwoFactor(code: $code) }';
  await graphql(origin, confirm, { code: codeOf(0) }, token);
});
afterAll(() => product?.kill());

/** SHA-256 of each table of an archive that Debian's programs unpacked. */
function unpackedChecksums(where: string): Record<string, string> {
  const tables = readdirSync(join(where, 'tables'));
  return Object.fromEntries(
    tables.map((table) => {
      const hash = createHash('sha256');
      for (const part of readdirSync(join(where, 'tables', table)).sort())
        hash.update(readFileSync(join(where, 'tables', table, part)));
      return [table, hash.digest('hex')];
    }),
  );
}

test('a backup beside visitors who write opens with age and tar, and holds one moment', async () => {
  let isWriting = true;
  let sent = 0;
  const writing = (async () => {
    while (isWriting) {
      const body = { ...registration, email: `writer${sent}@example.org`, programId: 1 };
      const answer = await fetch(`${origin}/api/v1/registrations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status === 201) sent += 1;
      await wait(100);
    }
  })();
  const begun = performance.now();
  const said = await ended(source.cli('backup', file), 0);
  took.backup = performance.now() - begun;
  isWriting = false;
  await writing;
  expect(said).toMatch(/^Backed up as of .*Z: \d+ rows of \d+ tables and \d+ uploaded files\.$/m);
  expect(said).toMatch(
    /Keep elsewhere, as no backup holds them: DATA_KEYS, JWT_SECRET, .*the secret key to BACKUP_RECIPIENT\.$/m,
  );
  expect(readdirSync(folder).sort()).toEqual(['agency.age', 'key.txt']);
  expect(statSync(file).mode & 0o077).toBe(0);

  const tar = join(folder, 'agency.tar');
  await program('age', ['--decrypt', '--identity', keyFile, '--output', tar, file]);
  const unpacked = mkdtempSync(join(folder, 'unpacked-'));
  await program('tar', ['--extract', '--file', tar, '--directory', unpacked]);
  const rows = readFileSync(join(unpacked, 'tables/registrations/00001.copy'), 'utf8');
  expect(rows).not.toContain(erased);
  expect(Object.keys(unpackedChecksums(unpacked))).toHaveLength((await sizeOf(source)).tables);
});

const sizeOf = async ({ url }: Machine) => {
  const connection = await openConnection(url, 'test');
  const tables = (await backedUpTables(connection.client)).length;
  await connection.close();
  return { tables };
};

test('on an empty machine every table and picture comes back, and staff sign in with two factors', async () => {
  const there = await emptyMachine('ops_restored', identity);
  const begun = performance.now();
  const said = await ended(there.cli('restore', file), 0);
  took.restore = performance.now() - begun;
  expect(said).toMatch(/^Everything as of .* is back and proven: /m);
  expect(said).toMatch(/^Mails that had not left then: \d+\. None is sent; go-live lists them\.$/m);
  const unpacked = readdirSync(folder).find((name) => name.startsWith('unpacked-')) ?? '';
  expect(await tableChecksums(there.url)).toEqual(unpackedChecksums(join(folder, unpacked)));

  const pictures = readdirSync(join(source.dataDir, 'uploads')).filter((name) => /^[\da-f]{32}$/.test(name));
  expect(pictures.length).toBeGreaterThan(20);
  for (const id of pictures) {
    const [its, ours] = [source, there].map(({ dataDir }) => join(dataDir, 'uploads', id, 'master.jpg'));
    expect(readFileSync(ours ?? '').equals(readFileSync(its ?? ''))).toBe(true);
  }
  const [{ count, medical } = { count: 0, medical: '' }] = await there.ask<{
    count: number;
    medical: string;
  }>(`SELECT count(*)::int AS count, max(medical) AS medical FROM registrations`);
  expect(count).toBeGreaterThanOrEqual(registrations - 1);
  const keys = parseDataKeys(there.settings.DATA_KEYS ?? '');
  if (!keys) throw new Error('The settings name keys.');
  expect(createSealedText(keys).open(medical, 'registrations.medical')).toContain('Asthma');

  await product.kill();
  const at = await startOn(there);
  expect((await fetch(`${at}/programs`)).status).toBe(200);
  const { challenge } = (await graphql(at, logIn, owner)).errors?.[0]?.extensions ?? {};
  const complete =
    'mutation ($challenge: String!, $code: String!) { done: completeLogin(challenge: $challenge, code: $code) { token } }';
  const signedIn = await graphql(at, complete, { challenge, code: codeOf(30_000) });
  expect(signedIn.data?.done?.token).toBeTruthy();
  await product.kill();
  process.stdout.write(
    `Backup ${Math.round(took.backup)} ms, restore ${Math.round(took.restore)} ms, ${statSync(file).size} bytes.\n`,
  );
});

test('killed at any tenth of its way, a backup leaves no file of its name that is not whole', async () => {
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const killed = join(folder, `killed-${tenth}.age`);
    const command = source.cli('backup', killed);
    await wait((took.backup * tenth) / 10);
    if (command.child.exitCode !== null) continue;
    await command.kill();
    // It may have had its name a moment before: then age reads it to the end.
    if (existsSync(killed))
      await program('age', ['--decrypt', '--identity', keyFile, '--output', '/dev/null', killed]);
  }
});

test('killed at any tenth of its way, a restored copy is not started; on an emptied machine it comes back', async () => {
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const machine = await emptyMachine('ops_killed', identity);
    const command = machine.cli('restore', file);
    await wait((took.restore * tenth) / 10);
    if (command.child.exitCode !== null) continue;
    await command.kill();
    const tables = await machine.ask(
      `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    // Before its first write there is nothing, and later there is a mark.
    if (tables.length === 0) continue;
    await expect(migrate(machine.url, log)).rejects.toThrow(/and that did not end: empty the database/);
  }
  const emptied = await emptyMachine('ops_killed', identity);
  await ended(emptied.cli('restore', file), 0);
});

test('other keys, other passphrases, no key, and what is not empty are refused before the first write', async () => {
  const tables = ({ ask }: Machine) =>
    ask(`SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`);
  const refused = async (
    settings: Record<string, string>,
    sentence: RegExp,
    prepare?: (machine: Machine) => void,
  ) => {
    const machine = await emptyMachine('ops_refused', { ...identity, ...settings });
    prepare?.(machine);
    expect(await ended(machine.cli('restore', file), 1)).toMatch(sentence);
    expect(await tables(machine)).toEqual([]);
  };
  const otherKey = join(folder, 'other.txt');
  await program('age-keygen', ['-o', otherKey]);
  await refused({ BACKUP_IDENTITY_FILE: otherKey }, /^No key opens this archive: /m);
  await refused({ BACKUP_IDENTITY_FILE: '' }, /^No key opens this archive: /m);
  await refused(
    { DATA_KEYS: `k2:${Buffer.alloc(32).toString('base64')}` },
    /^The archive was sealed with the key "k1", which is not in DATA_KEYS/m,
  );
  await refused(
    { DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` },
    /^The key "k1" in DATA_KEYS is not the one that sealed/m,
  );
  await refused({}, /^The uploads are not empty/m, ({ dataDir }) =>
    mkdirSync(join(dataDir, 'uploads', 'somebody'), { recursive: true }),
  );
  expect(await ended(source.cli('restore', file), 1)).toMatch(/^(No key opens|The database is not empty)/m);
});

test('with one bit turned over, or its last kB missing, an archive is refused, and so is the copy', async () => {
  const whole = readFileSync(file);
  const damaged = join(folder, 'damaged.age');
  const halfway = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  halfway[middle] = (halfway[middle] ?? 0) ^ 1;
  for (const bytes of [halfway, whole.subarray(0, -1_024)]) {
    writeFileSync(damaged, bytes);
    const machine = await emptyMachine('ops_damaged', identity);
    expect(await ended(machine.cli('restore', damaged), 1)).toMatch(
      /^The archive is damaged or not whole: \S+.* is not as it was written\. What was put back so far is not started/m,
    );
    await expect(migrate(machine.url, log)).rejects.toThrow(/and that did not end/);
  }
});
