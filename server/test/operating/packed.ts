// The file that `npm run pack` makes, kept for the next run until something in it changes.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';
import { program } from './machine.ts';

const { fingerprint, isDone, markDone } = await import(join(projectRoot, 'scripts/steps.mjs'));
const inIt = [
  'package-lock.json',
  '.env.example',
  'ops',
  'scripts',
  'schema.graphql',
  'server/dist',
  'client/dist',
];

const kept = join(projectRoot, '.cache', 'packed');
const name = `lubugo-journeys-0.1.0-${process.platform}-${process.arch}.tar.gz`;

/** Before tests that may want it at the same time. */
export async function makePack(): Promise<void> {
  const print = fingerprint(inIt);
  if (isDone('packed-for-test', print, [join('.cache', 'packed', name)])) return;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  await program('npm', ['run', 'pack'], { cwd: projectRoot, env: { ...process.env, NODE_OPTIONS: '' } });
  for (const file of readdirSync(projectRoot).filter((one) => one.endsWith('.tar.gz')))
    renameSync(join(projectRoot, file), join(kept, file));
  markDone('packed-for-test', print);
}

/** Puts it into a folder under its own name, and answers with that. */
export async function copyPack(folder: string): Promise<string> {
  await makePack();
  copyFileSync(join(kept, name), join(folder, name));
  return name;
}
