import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { onCluster, urlOf } from '../../test/database.ts';
import { createLogger } from '../platform/log.ts';
import { ForwardMigration } from './forward-migration.ts';
import { expectMigrated, migrate, migrations } from './migrate.ts';

const log = createLogger({ level: 'silent', human: true });
const name = `give_way_${process.env.JEST_WORKER_ID}`;
const url = urlOf(name);
const patience = { lock: 200, pause: 20, tries: 3 };

let reader: pg.Client;
beforeAll(async () => {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name} TEMPLATE lubugo STRATEGY FILE_COPY`);
  reader = new pg.Client({ connectionString: url, application_name: 'a long report' });
  await reader.connect();
});
afterAll(async () => {
  await reader.end();
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

class Motto1700000000990 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE mottos (words text)');
  }
}
class Nickname1700000000991 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE coaches ADD COLUMN nickname text');
  }
}
class Wrong1700000000992 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half_way (id integer); SELECT 1 / 0');
  }
}

const tables = async (...names: string[]) => {
  const { rows } = await reader.query('SELECT relname FROM pg_class WHERE relname = ANY($1)', [names]);
  return rows.map(({ relname }) => relname);
};

describe('A migration that needs a table which a long query holds', () => {
  const all = [...migrations, Motto1700000000990, Nickname1700000000991];

  test('gives way to those behind it, and at last names who is in the way and what was kept', async () => {
    await reader.query('BEGIN; SELECT FROM coaches');
    const {
      rows: [{ pid }],
    } = await reader.query('SELECT pg_backend_pid() AS pid');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const reads: number[] = [];
    const going = { on: true };
    const reading = (async () => {
      while (going.on) {
        const from = performance.now();
        await other.query('SELECT FROM coaches');
        reads.push(performance.now() - from);
      }
    })();
    const refused = await migrate(url, log, { all, patience }).catch((error: Error) => error.message);
    going.on = false;
    await reading;
    await other.end();
    expect(refused).toMatch(
      new RegExp(
        `^The database could not be brought up to date\\. The tables are in use: the query of process ${pid} of PostgreSQL \\(a long report\\) holds a lock on them since 20.*Z; ` +
          `SELECT pg_terminate_backend\\(${pid}\\) ends it\\. In 3 tries of 0\\.2 seconds that did not end, and meanwhile everybody else went first\\. ` +
          'Nothing of the step Nickname1700000000991 was kept\\. The steps before it were kept: Motto1700000000990\\. The release that ran until now can go on with it\\.$',
      ),
    );
    // No reader waited for longer than a try, and on a busy machine a little more.
    expect(Math.max(...reads)).toBeLessThan(patience.lock + 1_000);
    expect(reads.length).toBeGreaterThan(10);
  });

  test('goes on where it was, once that query has ended', async () => {
    await reader.query('ROLLBACK');
    expect(await migrate(url, log, { all, patience })).toEqual(['Nickname1700000000991']);
  });
});

test('of a migration that fails nothing is kept, and that is said', async () => {
  const all = [...migrations, Wrong1700000000992];
  await expect(migrate(url, log, { all })).rejects.toThrow(
    'The database could not be brought up to date. division by zero. Nothing of the step Wrong1700000000992 was kept. The release that ran until now can go on with it.',
  );
  expect(await tables('half_way')).toEqual([]);
});

describe('Two releases', () => {
  const command = 'node cli.js migrate';

  test('a release that is one behind starts on the newer tables', async () => {
    expect(await migrate(url, log)).toEqual([]);
    await expectMigrated(url, { command });
  });

  test('one that the tables are too new for refuses to start, and changes nothing', async () => {
    await reader.query('UPDATE deployment SET oldest_release = 990');
    const refusal =
      /^The database at .* is of a newer release: it needs one that knows migration 990, and this one ends with \d+\. Start a newer release\.$/;
    await expect(migrate(url, log)).rejects.toThrow(refusal);
    await expect(expectMigrated(url, { command })).rejects.toThrow(refusal);
    await reader.query('UPDATE deployment SET oldest_release = 12');
  });

  test('where a start migrates never, older tables are refused with the command to run', async () => {
    const all = [...migrations, Wrong1700000000992];
    await expect(expectMigrated(url, { all, command })).rejects.toThrow(
      /Wrong1700000000992\): bring it up to date/,
    );
    await expect(expectMigrated(url, { all, command, isStart: true })).rejects.toThrow(
      /^The database at .* is older than this release \(steps that are missing: 1, the first is Wrong1700000000992\), and MIGRATE=never: bring it up to date with node cli\.js migrate$/,
    );
    expect(await tables('half_way')).toEqual([]);
  });
});
