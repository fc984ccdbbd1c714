import type { Command } from 'commander';
import { connect, createDataSource } from '../../platform/database/database.ts';
import { databaseLimits } from '../../platform/database/database-limits.ts';
import { readDeployment } from '../../platform/deployment/deployment.ts';
import { isStartError, StartError } from '../../platform/start-error.ts';
import { withDatabaseAsItIs } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { type Check, lookAt } from '../checks/check.ts';
import { outsideChecks } from '../checks/outside-checks.ts';
import { ownChecks } from '../checks/own-checks.ts';
import { openShell, type Shell } from '../shell.ts';

export function addCheck(program: Command): void {
  addCommand(program, {
    usage: 'check',
    summary: 'tries settings, database, keys, storage, mail server, payment provider, CDN, clock and disk',
    more: `It changes nothing: no table is brought up to date, no mail is sent, no page is dropped. It ends with 1 when one of them fails, after it has
looked at all.`,
    beside: 'It may run while the product does.',
  }).action(async () => {
    const shell = openShell();
    shell.say(lineOf(true, 'settings', `good, as a ${shell.config.mode}`));
    const failed = await withDatabaseAsItIs(shell.config, shell.log, (url) => tryAll(shell, url)).catch(
      async (error) => {
        if (!isStartError(error)) throw error;
        shell.say(lineOf(false, 'database', error.message));
        return 1 + (await sayAll(shell, outsideChecks(shell.config, shell.log, unknown)));
      },
    );
    if (failed > 0) throw new StartError(`${failed} of these failed.`);
    shell.say('All is well.');
  });
}

/** A restored copy must not ask. */
const unknown = 'not asked: only the database knows whether this is a restored copy';

/** Returns how many failed. Throws a StartError when the database does not answer. */
async function tryAll(shell: Shell, url: string): Promise<number> {
  const { config, log } = shell;
  const db = await connect(createDataSource({ url, entities: [], poolSize: 1, limits: databaseLimits }), url);
  try {
    const silent = await readDeployment(db).then(
      ({ quietSince }) => (quietSince ? 'not asked: this is a restored copy' : null),
      // Tables that are older, or none: the first check says so.
      () => unknown,
    );
    const own = await sayAll(shell, ownChecks(config, db, url));
    return own + (await sayAll(shell, outsideChecks(config, log, silent, url)));
  } finally {
    await db.destroy();
  }
}

async function sayAll({ say }: Shell, checks: readonly Check[]): Promise<number> {
  let failed = 0;
  for await (const { name, good, words } of lookAt(checks)) {
    say(lineOf(good, name, words));
    if (!good) failed += 1;
  }
  return failed;
}

const lineOf = (good: boolean, name: string, words: string) =>
  `${good ? 'good  ' : 'FAILED'}  ${name.padEnd(9)}  ${words}`;
