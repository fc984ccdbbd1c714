import { onCluster, urlOf } from '../../test/database.ts';
import { createLogger } from '../platform/log.ts';
import { faultOf, type ServerFacts } from './fit-server.ts';
import { migrate } from './migrate.ts';

const log = createLogger({ level: 'silent', human: true });
const made = ['fit_latin', 'fit_poor'];
const clear = async () => {
  for (const name of made) await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster('DROP ROLE IF EXISTS fit_poor');
};
beforeAll(clear);
afterAll(clear);

const good: ServerFacts = {
  version: '15.8',
  versionNumber: 150_008,
  encoding: 'UTF8',
  role: 'agency',
  database: 'agency',
  missing: ['citext'],
  mayCreate: true,
  mayMakeTables: true,
  begun: false,
};

test('PostgreSQL 15 is the oldest that works: an older one is refused with both versions', () => {
  expect(faultOf(good)).toBeNull();
  expect(faultOf({ ...good, version: '14.13', versionNumber: 140_013 })).toBe(
    'is PostgreSQL 14.13, and the oldest that works is 15: use a newer server.',
  );
});

test('a role that needs no right any more, as all is made, needs none', () => {
  const poor = { ...good, mayCreate: false, mayMakeTables: false, begun: true };
  expect(faultOf({ ...poor, missing: [] })).toBeNull();
  expect(faultOf({ ...good, mayMakeTables: false })).toMatch(
    /GRANT CREATE, USAGE ON SCHEMA public TO "agency"\.$/,
  );
});

test('a database that is not UTF-8 is refused, and stays as it was', async () => {
  await onCluster(`CREATE DATABASE fit_latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
  await expect(migrate(urlOf('fit_latin'), log)).rejects.toThrow(
    /^The database at .*\/fit_latin keeps texts as LATIN1 and not as UTF8, so .*: make another one with createdb --encoding UTF8/,
  );
});

test('a role that may not create schemas and extensions is refused with the words that let it', async () => {
  await onCluster('CREATE DATABASE fit_poor');
  await onCluster(`CREATE ROLE fit_poor LOGIN PASSWORD 'poor'`);
  const url = new URL(urlOf('fit_poor'));
  Object.assign(url, { username: 'fit_poor', password: 'poor' });
  await expect(migrate(url.href, log)).rejects.toThrow(
    /lacks citext, pg_trgm, pgboss, and the role fit_poor may not create schemas and extensions there: .*GRANT CREATE ON DATABASE "fit_poor" TO "fit_poor"\.$/,
  );
});
