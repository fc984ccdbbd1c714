// A machine's database and folders, and the commands that are run on it.
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openConnection } from '../../src/platform/database/single-connection.ts';
import { deployment, type Run, run } from '../product.ts';

/** Runs a program of this machine. */
export const program = promisify(execFile);

export interface Machine {
  url: string;
  dataDir: string;
  settings: Record<string, string>;
  cli(...words: string[]): Run;
  /** What the database says. */
  ask<Row>(sql: string): Promise<Row[]>;
}

export function machineOn(url: string, given: Record<string, string>): Machine {
  const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-machine-'));
  const settings = { ...deployment, DATABASE_URL: url, DATA_DIR: dataDir, ...given };
  return {
    url,
    dataDir,
    settings,
    cli: (...words) => run('cli/cli.js', settings, words),
    async ask(sql) {
      const connection = await openConnection(url, 'test');
      try {
        return await connection.query(sql);
      } finally {
        await connection.close();
      }
    },
  };
}

/** Waits for a command; throws with what it said unless it ends with this code. */
export async function ended(command: Run, code: number): Promise<string> {
  const its = await command.ended;
  const said = command.out() + command.err();
  if (its !== code) throw new Error(`It ended with ${its} and not with ${code}: ${said}`);
  return said;
}
