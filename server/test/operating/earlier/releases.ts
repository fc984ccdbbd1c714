// Releases of before, built from the history of this repository.
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '../../../../scripts/installed.mjs';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { program } from '../machine.ts';

const migrations = 'server/src/database/migrations';

async function git(...words: string[]): Promise<string[]> {
  const { stdout } = await program('git', words, { cwd: projectRoot }).catch((error) => {
    throw new Error(
      `Releases of before are built from the history of the repository, and git says: ${error.message}`,
    );
  });
  return stdout.split('\n').filter(Boolean);
}

/** The commits that did something, the oldest first; `how` is in the words of `git log`. */
async function commits(...how: string[]): Promise<string[]> {
  const found = await git('log', '--reverse', '--format=%H', ...how);
  if (found.length > 0) return found;
  throw new Error('The history of the repository is not here: releases of before are built from it.');
}

/** The one that began with one migration, which each database begins with since then. */
export async function baselineRelease(): Promise<string> {
  const [first = ''] = await commits('--diff-filter=A', '--', 'server/src/database/baseline/accounts.ts');
  return first;
}

/** The oldest one that looks into the tables whether it is too old for them. */
export async function oldestGuarded(): Promise<string> {
  const [first = ''] = await commits('-S', 'refuseNewerDatabase', '--', 'server/src/database/migrate.ts');
  return first;
}

/** The last one that did not know the newest migration. */
export async function beforeNewestMigration(): Promise<string> {
  const [isAdded] = await git('status', '--porcelain', '--', migrations);
  const newest = isAdded ? 'HEAD' : `${(await commits('--diff-filter=A', '--', migrations)).at(-1)}~1`;
  const [commit = ''] = await git('rev-parse', '--verify', newest);
  return commit;
}

/** Builds it in a folder of its own, with our packages where it wants the same; answers its program that starts. */
export async function buildRelease(commit: string): Promise<{ folder: string; main: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-earlier-'));
  const file = join(folder, 'release.tar');
  await git('archive', '--output', file, commit);
  await program('tar', ['--extract', '--file', file, '--directory', folder]);
  const installs = !hasOurPackages(folder);
  if (!installs)
    for (const at of ['.', 'server', 'client']) {
      mkdirSync(join(folder, at), { recursive: true });
      symlinkSync(join(projectRoot, at, 'node_modules'), join(folder, at, 'node_modules'));
    }
  const parts = [...(installs ? ['install'] : []), 'codegen', 'build-server', 'build-client'];
  await program(process.execPath, ['scripts/prepare.mjs', '--omit=dev', ...parts], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { folder, main: join(folder, 'server/dist/src/main.js') };
}

function hasOurPackages(folder: string): boolean {
  const packagesIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesIn(join(projectRoot, 'node_modules/.package-lock.json'));
  return isInstalled(packagesIn(join(folder, 'package-lock.json')), installed, { withoutTests: true });
}
