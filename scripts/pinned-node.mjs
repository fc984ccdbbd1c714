// The pinned Node, for hosts whose own is too old. It comes from npm into a folder named by its version, and is linked
// into node_modules/.bin, where npm looks first when it runs a script.
import { existsSync, linkSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './steps.mjs';
import { hostNode, isAtLeast, oldestToRun, pinned } from './versions.mjs';

const windows = process.platform === 'win32';
const program = windows ? 'node.exe' : 'node';
const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const folder = join(root, '.cache', `node-${pinned}`);
const pinnedNode = join(folder, 'node_modules', name, 'bin', program);
const link = join(root, 'node_modules', '.bin', program);

/**
 * Whether the machine's own will not do. Run by the pinned one, and not told another version by npm, we cannot know: then
 * it is because somebody found the own one too old.
 */
const isTooOld = () =>
  hostNode() === pinned ? isSame(process.execPath, pinnedNode) : !isAtLeast(hostNode(), oldestToRun);

/** Whether the scripts of this machine find the Node they should. */
export const isNodeReady = () => isLinked() === isTooOld();

/** Fetches the pinned one, where it is needed and not there yet. */
export async function fetchNode() {
  if (!isTooOld() || existsSync(pinnedNode)) return { code: 0, output: '' };
  mkdirSync(folder, { recursive: true });
  return run('npm', ['install', '--prefix', folder, '--no-save', '--loglevel', 'error', `${name}@${pinned}`]);
}

/** Lets scripts find the pinned one, or on a host that is new enough no longer. */
export function linkNode() {
  if (isNodeReady()) return;
  rmSync(link, { force: true });
  if (!isTooOld()) return;
  mkdirSync(dirname(link), { recursive: true });
  if (windows) linkSync(pinnedNode, link);
  else symlinkSync(pinnedNode, link);
}

/** On Windows, where links need rights, it is one file under two names. */
const isLinked = () => isSame(link, pinnedNode);

function isSame(path, other) {
  if (!existsSync(path) || !existsSync(other)) return false;
  const [{ dev, ino }, it] = [statSync(path), statSync(other)];
  return dev === it.dev && ino === it.ino;
}
