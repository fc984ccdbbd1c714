import type { Command } from 'commander';
import { z } from 'zod';
import { readDatabaseFacts } from '../../metrics/database-facts.ts';
import { connect, createDataSource } from '../../platform/database/database.ts';
import { databaseLimits } from '../../platform/database/database-limits.ts';
import { readDeployment } from '../../platform/deployment/deployment.ts';
import { MailError } from '../../platform/mail-transport.ts';
import { isStartError, StartError } from '../../platform/start-error.ts';
import { parseInput } from '../../platform/validation.ts';
import { withDatabaseAsItIs } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { type Check, type Found, lookAt } from '../checks/check.ts';
import { writeLetter } from '../checks/letter.ts';
import { outsideChecks } from '../checks/outside-checks.ts';
import { ownChecks } from '../checks/own-checks.ts';
import { outerChecks, runningChecks } from '../checks/running-checks.ts';
import { openShell, type Shell } from '../shell.ts';

interface Options {
  mail?: true | string;
}

/** Looks at some things, says what it found, and keeps what is wrong. */
type Look = (checks: readonly Check[]) => Promise<void>;

const recipient = z.object({ email: z.string().trim().max(254).check(z.email()) });

export function addCheck(program: Command): void {
  addCommand(program, {
    usage: 'check',
    summary: 'tries settings, database, keys, storage, mail server, payment provider, CDN, clock and disk',
    more: `It changes nothing: no table is brought up to date, no page is dropped, and without --mail no mail is sent. It ends with 1 when one of
them fails, after it has looked at all.

With --mail it also looks at what the running product does: whether it answers, work and mails that wait or were given up, money without an
answer, the last backup and the certificate of PUBLIC_URL. It sends one mail, and only when something is wrong: run it once a day. A restored
copy sends none.`,
  })
    .option('--mail [e-mail]', 'writes to this address, or to OFFICE_EMAIL, when something is wrong')
    .action(check);
}

async function check({ mail }: Options): Promise<void> {
  const shell = openShell();
  const { config, log, say } = shell;
  const to = addressOf(mail, config.officeEmail);
  say(lineOf({ name: 'settings', good: true, words: `good, as a ${config.mode}` }));
  const failed: Found[] = [];
  const look: Look = async (checks) => {
    for await (const found of lookAt(checks)) {
      say(lineOf(found));
      if (!found.good) failed.push(found);
    }
  };
  const isCopy = await withDatabaseAsItIs(config, log, (url) => tryAll(shell, url, look, to !== null)).catch(
    async (error) => {
      if (!isStartError(error)) throw error;
      await look([{ name: 'database', look: () => Promise.reject(error) }]);
      await look([...outsideChecks(config, log, unknown), ...(to ? outerChecks(config) : [])]);
      return false;
    },
  );
  if (failed.length === 0) return say('All is well.');
  if (to && !isCopy) await send(shell, to, failed);
  throw new StartError(`${failed.length} of these failed.`);
}

function addressOf(given: Options['mail'], office: string): string | null {
  if (given === undefined) return null;
  return given === true ? office : parseInput(recipient, { email: given }).email;
}

async function send({ config, say }: Shell, to: string, failed: readonly Found[]): Promise<void> {
  await writeLetter(config, to, failed).catch((error) => {
    if (!(error instanceof MailError)) throw error;
    throw new StartError(`${failed.length} of these failed, and nobody hears of it. ${error.message}`, {
      cause: error,
    });
  });
  say(`A mail about it went to ${to}.`);
}

/** A restored copy must not ask. */
const unknown = 'not asked: only the database knows whether this is a restored copy';

/** Returns whether it is a restored copy. Throws a StartError when the database does not answer. */
async function tryAll({ config, log }: Shell, url: string, look: Look, isWatch: boolean): Promise<boolean> {
  const db = await connect(createDataSource({ url, entities: [], poolSize: 1, limits: databaseLimits }), url);
  try {
    // Null with tables that are older, or none: the first check says so.
    const deployment = await readDeployment(db).catch(() => null);
    const isCopy = deployment?.quietSince != null;
    const silent = deployment ? (isCopy ? 'not asked: this is a restored copy' : null) : unknown;
    await look(ownChecks(config, db, url));
    await look(outsideChecks(config, log, silent, url));
    if (isWatch) await look(runningChecks(config, () => readDatabaseFacts(url), isCopy));
    return isCopy;
  } finally {
    await db.destroy();
  }
}

const lineOf = ({ good, name, words }: Found) =>
  `${good ? 'good  ' : 'FAILED'}  ${name.padEnd(11)}  ${words}`;
