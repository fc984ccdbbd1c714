// Secrets of a demo: made once and kept below the data folder, readable by their owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Characters; those we make have 43. */
const shortest = 32;

const replaceable =
  'put it back from a backup. If there is none, remove the file, and the next start makes a new one.';

/** What to do when the key that sealed what is in the data folder is lost: another one would open nothing. */
export const irreplaceable = (dataDir: string): string =>
  `put it back from a backup. If there is none, what it sealed cannot be read any more: remove the folder ${dataDir}, and the next start begins anew.`;

/** Where the secret of this name is. */
export const secretFile = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);

/**
 * The secret of this name, made (256 random bits as 43 characters of base64url) when there is none yet.
 * Throws a StartError when the folder cannot be written or read, or the secret is none any more; `advice` says what to do then.
 */
export function storedSecret(dataDir: string, name: string, advice = replaceable): string {
  try {
    return readOrMake(dataDir, name, advice);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${dataDir} cannot be used (${code}): make it yours, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

function readOrMake(dataDir: string, name: string, advice: string): string {
  const file = secretFile(dataDir, name);
  // The user the database runs as must be able to go through the data folder; nobody else has to read in it.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makeOnce(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= shortest) return secret;
  throw new StartError(
    `The file ${file} does not hold a secret any more (${secret.length} characters, at least ${shortest} are needed): ${advice}`,
  );
}

/** Whole or not at all, and of two processes started together one makes it and both use it. */
function makeOnce(file: string): void {
  if (existsSync(file)) return;
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}
