// `npm run owner-password [e-mail]`: gives an owner a new random password, whether the product runs or not.
import type { DataSource } from 'typeorm';
import { openBackend } from './backend.ts';
import { type Config, loadConfig, readEnvironment } from './config.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { newPassword } from './platform/new-password.ts';
import { StartError } from './platform/start-error.ts';
import { withDatabase } from './with-database.ts';

async function renew(config: Config, log: Logger, url: string, wanted: string | undefined): Promise<string> {
  const backend = await openBackend(config, url, log);
  try {
    const email = wanted ?? (await firstOwner(backend.db));
    const password = newPassword();
    if (email && (await backend.services.accounts.setPassword(email, password))) {
      return `\n  Sign in at  ${config.publicUrl}/admin/login\n  E-mail      ${email}\n  Password    ${password}\n\nSessions of this account have ended.\n`;
    }
    throw new StartError(
      wanted
        ? `There is no account of ${wanted}.`
        : 'There is no owner yet: the first account that signs up at /admin/signup becomes one.',
    );
  } finally {
    await backend.close();
  }
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
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
