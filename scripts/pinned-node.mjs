// The pinned Node, for hosts whose own is too old. It comes from npm into a folder named by its version, and is linked
// into node_modules/.bin, where npm looks first when it runs a script.
import { existsSync, linkSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './steps.mjs';
import { hostNode, isAtLeast, oldestToRun, pinned } from './versions.mjs';

const windows = process.platform === 'win32';
const program = windows ? 'node.exe' : 'node';
const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const folder = join(root, '.cache', `node-${pinned}`);
const pinnedNode = join(folder, 'node_modules', name, 'bin', program);
const link = join(root, 'node_modules', '.bin', program);

/** Whether the scripts of this machine find the Node they should. */
export const isNodeReady = () =>
  isAtLeast(hostNode(), oldestToRun) ? !isLinked() : isLinked() && existsSync(pinnedNode);

/** Fetches the pinned one, where it is needed and not there yet. */
export async function fetchNode() {
  if (isAtLeast(hostNode(), oldestToRun) || existsSync(pinnedNode)) return { code: 0, output: '' };
  mkdirSync(folder, { recursive: true });
  return run('npm', ['install', '--prefix', folder, '--no-save', '--loglevel', 'error', `${name}@${pinned}`]);
}

/** Lets scripts find the pinned one, or on a host that is new enough no longer. */
export function linkNode() {
  if (isNodeReady()) return;
  rmSync(link, { force: true });
  if (isAtLeast(hostNode(), oldestToRun)) return;
  mkdirSync(dirname(link), { recursive: true });
  if (windows) linkSync(pinnedNode, link);
  else symlinkSync(pinnedNode, link);
}

/** A link to this very version; on Windows, where links need rights, any file of the name. */
function isLinked() {
  if (!existsSync(link)) return false;
  return windows || (existsSync(pinnedNode) && realpathSync(link) === realpathSync(pinnedNode));
}
