// Releases of before, built from the history of this repository.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '../../../scripts/installed.mjs';
import { projectRoot } from '../../src/platform/project-root.ts';
import { program } from '../operating/machine.ts';

const migrations = 'server/src/database/migrations';
const needed = 'Releases of before are built from the whole history of the repository';

async function git(...words: string[]): Promise<string[]> {
  const { stdout } = await program('git', words, { cwd: projectRoot }).catch((error) => {
    throw new Error(`${needed}, and git says: ${error.message}`);
  });
  return stdout.split('\n').filter(Boolean);
}

/** The commits that did something, the oldest first; `how` is in the words of `git log`. */
async function commits(...how: string[]): Promise<string[]> {
  // The first commit of a shallow clone seems to have added everything.
  const [isShallow] = await git('rev-parse', '--is-shallow-repository');
  const found = await git('log', '--reverse', '--format=%H', ...how);
  if (isShallow === 'false' && found.length > 0) return found;
  throw new Error(`${needed}, and this clone has only a part of it.`);
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

/** The last one that did not know the newest migration, which may be of today and in no commit yet. */
export async function beforeNewestMigration(): Promise<string> {
  const changed = await git('status', '--porcelain', '--', migrations);
  if (changed.some((line) => /^(\?\?|A)/.test(line))) return 'HEAD';
  return `${(await commits('--diff-filter=A', '--', migrations)).at(-1)}~1`;
}

/** What a release is made of. */
const product = [
  'server/src',
  'client/src',
  'schema.graphql',
  'package-lock.json',
  'scripts/pack',
  'scripts/pack.mjs',
  ':(exclude)*.test.ts',
  ':(exclude)*.test.tsx',
];

/** The one before this: the last commit that changed the product where something is changed that is in none yet, else the one before that. */
export async function releaseBefore(): Promise<string> {
  const changed = await git('status', '--porcelain', '--', ...product);
  return (await commits('--', ...product)).at(changed.length > 0 ? -1 : -2) ?? 'HEAD';
}

/** What its pages may weigh was for who wrote it: not each commit kept to it, and it changes nothing of what is built. */
const noBudget = "export const budget = () => ({ name: 'budget' });\n";

/** Builds it in a folder of its own, with our packages where it wants the same; answers its program that starts. */
export async function buildRelease(commit: string): Promise<{ folder: string; main: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-earlier-'));
  const file = join(folder, 'release.tar');
  await git('archive', '--output', file, commit);
  await program('tar', ['--extract', '--file', file, '--directory', folder]);
  writeFileSync(join(folder, 'client/build/budget.ts'), noBudget);
  const installs = !hasOurPackages(folder);
  if (!installs)
    for (const at of ['.', 'server', 'client'])
      symlinkSync(join(projectRoot, at, 'node_modules'), join(folder, at, 'node_modules'));
  const parts = [...(installs ? ['install'] : []), 'codegen', 'build-server', 'build-client'];
  await program(process.execPath, ['scripts/prepare.mjs', '--omit=dev', ...parts], {
    cwd: folder,
    // Without what this test runs with: what is built would be for tests.
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
  return { folder, main: join(folder, 'server/dist/src/main.js') };
}

/** Its pack as people unpack it, kept under the name of its commit until another one is asked for. Answers the folder with `server.js`. */
export async function packOf(commit: string): Promise<string> {
  const [hash = ''] = await git('rev-parse', commit);
  const all = join(projectRoot, '.cache', 'packs');
  const kept = join(all, hash);
  if (existsSync(kept)) return kept;
  mkdirSync(all, { recursive: true });
  for (const other of readdirSync(all)) rmSync(join(all, other), { recursive: true });
  const { folder } = await buildRelease(commit);
  try {
    await program(process.execPath, ['scripts/pack.mjs', '--folder', `${kept}.half`], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  // Under its name only when it is whole.
  renameSync(`${kept}.half`, kept);
  return kept;
}

function hasOurPackages(folder: string): boolean {
  const packagesIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesIn(join(projectRoot, 'node_modules/.package-lock.json'));
  return isInstalled(packagesIn(join(folder, 'package-lock.json')), installed, { withoutTests: true });
}
