// Each new migration is read by squawk, which knows what a statement locks and what it rewrites.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { migrations } from '../../src/database/migrate.ts';
import { projectRoot } from '../../src/platform/project-root.ts';

/** The first with the guard of releases: those before it ran where nobody reads or writes yet. */
const guarded = 12;

/** What is no matter of locks, or is seen to elsewhere: `give-way.ts` sets how long a step waits, and each step runs whole or not at all. */
const left = [
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-text-field',
  'prefer-timestamp-tz',
];

/** What squawk has to say of these statements, each by the name of its rule. */
function read(statements: readonly string[], inTransaction = true): string[] {
  const squawk = join(projectRoot, 'node_modules/.bin/squawk');
  const args = ['--reporter', 'json', '--pg-version', '15.0', '--exclude', left.join(',')];
  const options = { input: `${statements.join(';\n')};`, encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    return rulesIn(
      execFileSync(squawk, [...args, ...(inTransaction ? ['--assume-in-transaction'] : [])], options),
    );
  } catch (error) {
    // It ends with another code than 0 when it has something to say.
    return rulesIn((error as { stdout: string }).stdout);
  }
}

const rulesIn = (json: string): string[] =>
  (JSON.parse(json) as { rule_name: string }[]).map(({ rule_name }) => rule_name);

/** The statements of a migration, which runs without a database. */
async function statementsOf(step: (typeof migrations)[number]) {
  const one = new step();
  const statements: string[] = [];
  const query = async (sql: string) => {
    statements.push(sql);
    return [];
  };
  await one.up({ query } as unknown as QueryRunner);
  return { name: one.name, statements, inTransaction: one.transaction !== false };
}

test('no new migration locks a large table for long, or rewrites it', async () => {
  for (const step of migrations.filter((one) => Number(new one().name.slice(-3)) >= guarded)) {
    const { name, statements, inTransaction } = await statementsOf(step);
    expect([name, ...read(statements, inTransaction)]).toEqual([name]);
  }
});

test.each([
  ['an index that keeps writers out', 'CREATE INDEX a_b ON a (b)', 'require-concurrent-index-creation'],
  ['a table that is rewritten', 'ALTER TABLE a ALTER COLUMN b TYPE text', 'changing-column-type'],
  ['a column that older code needs', 'ALTER TABLE a DROP COLUMN b', 'ban-drop-column'],
  ['rows that are looked at under a lock', 'ALTER TABLE a ADD CHECK (b > 0)', 'constraint-missing-not-valid'],
])('%s would be told', (_, sql, rule) => {
  expect(read([sql])).toContain(rule);
});
