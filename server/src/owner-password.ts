// `npm run owner-password [e-mail]`: gives an owner a new random password, or makes the owner where there is none, whether
// the product runs or not.
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { openBackend } from './backend.ts';
import { type Config, loadConfig, readEnvironment } from './config.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { newPassword } from './platform/new-password.ts';
import { isStartError, StartError } from './platform/start-error.ts';
import { withDatabase } from './with-database.ts';

async function renew(config: Config, log: Logger, url: string, wanted: string | undefined): Promise<string> {
  const backend = await openBackend(config, url, log);
  const { accounts } = backend.services;
  try {
    const owner = await firstOwner(backend.db);
    const email = wanted ?? owner ?? config.ownerEmail;
    if (!email) {
      throw new StartError(
        'There is no owner yet. Say whose account to make: npm run owner-password -- owner@example.org',
      );
    }
    const password = newPassword();
    const renewal = owner
      ? await accounts.setPassword(email, password)
      : await accounts.makeOwner(expectEmail(email), password);
    if (owner && !renewal) throw new StartError(`There is no account of ${email}.`);
    const done = [
      ...(owner ? [] : ['This account is the owner now.']),
      ...(renewal ? ['Its sessions have ended, and a mail tells its address of this.'] : []),
      ...(renewal?.twoFactorOff
        ? ['Its two-factor sign-in is off: set it up anew on the account page.']
        : []),
    ].join('\n');
    return `\n  Sign in at  ${config.publicUrl}/admin/login\n  E-mail      ${email}\n  Password    ${password}\n\n${done}\n`;
  } finally {
    await backend.close();
  }
}

function expectEmail(text: string): string {
  const { data } = z.email().max(254).safeParse(text);
  if (data) return data;
  throw new StartError(`${text} is not an e-mail address: give one such as owner@example.org.`);
}

async function firstOwner(db: DataSource): Promise<string | undefined> {
  const [owner] = await db.query(`SELECT email::text FROM users WHERE role = 'owner' ORDER BY id LIMIT 1`);
  return owner?.email;
}

try {
  const config = loadConfig(readEnvironment());
  const log = createLogger({ level: 'error', human: true });
  const text = await withDatabase(config, log, (url) => renew(config, log, url, process.argv[2]));
  process.stdout.write(text);
} catch (error) {
  process.stderr.write(`${isStartError(error) ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
