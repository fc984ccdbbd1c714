import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase } from '../../../test/database.ts';
import { type Backend, openBackend } from '../../backend.ts';
import { loadConfig } from '../../config.ts';
import { createLogger } from '../log.ts';
import { createSealedText } from './sealed-text.ts';

const key = () => randomBytes(32).toString('base64');
const [first, second] = [key(), key()];
const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-canary-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The product on this database with these keys, for a moment. */
async function open(
  url: string,
  keys: string | undefined,
  look: (backend: Backend) => Promise<unknown> = async () => null,
) {
  const config = loadConfig({ DATA_DIR: dataDir, DATA_KEYS: keys });
  const backend = await openBackend(config, url, createLogger({ level: 'silent', human: true }));
  await look(backend).finally(() => backend.close());
}

const refusal =
  'The key "k1" in DATA_KEYS is not the one that sealed what is in the database under this name: put the right key back. A new key goes in front, under a new name.';

test('another key under a name that was used does not start; a new one under a new name does', async () => {
  const url = await cloneDatabase();
  await open(url, `k1:${first}`);
  await open(url, `k1:${first}`);
  await expect(open(url, `k1:${second}`)).rejects.toThrow(refusal);
  await open(url, `k2:${second},k1:${first}`);
  await expect(open(url, `k2:${second},k1:${second}`)).rejects.toThrow(refusal);
});

test('so it is for what was sealed before keys were watched', async () => {
  const url = await cloneDatabase();
  const sealed = createSealedText([{ id: 'k1', key: Buffer.from(first, 'base64') }]);
  const notes = sealed.seal(JSON.stringify(['Asthma', '', '']), 'registrations.medical');
  await open(url, `k0:${first}`, ({ db }) =>
    db.query(
      `INSERT INTO registrations (first_name, last_name, email, phone, program_name, start_date, emergency_name,
         emergency_phone, emergency_relation, medical, consent_version, consent_at, created_at, updated_at)
       VALUES ('Grace', 'Akello', 'grace@example.org', '1', 'Trek', '2027-01-05', 'Peter', '2', 'Brother', $1, 'v1', now(), now(), now())`,
      [notes],
    ),
  );
  await expect(open(url, `k1:${second}`)).rejects.toThrow(refusal);
  await open(url, `k1:${first}`);
});

test('a demo whose key was removed and made anew says what can be done', async () => {
  const url = await cloneDatabase();
  await open(url, undefined);
  const file = join(dataDir, 'secrets', 'data-key');
  rmSync(file);
  await expect(open(url, undefined)).rejects.toThrow(
    `The key "demo" in ${file} is not the one that sealed what is in the database under this name: put it back from a backup. If there is none, what it sealed cannot be read any more: remove the folder ${dataDir}, and the next start begins anew.`,
  );
});
