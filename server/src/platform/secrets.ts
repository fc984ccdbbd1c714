// Secrets of a demo: made once and kept below the data folder, readable by their owner only.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * The secret of this name, made (256 random bits as 43 characters of base64url) when there is none yet.
 * Throws a StartError when the folder cannot be written or read.
 */
export function keptSecret(dataDir: string, name: string): string {
  try {
    return readOrMake(dataDir, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder ${dataDir} cannot be used (${code}): make it yours, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

function readOrMake(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  // The user the database runs as must be able to go through the data folder; nobody else has to read in it.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // 'wx' so that of two processes started together one makes it and both use it.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
