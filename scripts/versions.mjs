// Which Node and npm will do, and the Node that is pinned for hosts whose own is older.
import { giveUp } from './steps.mjs';

/** Runs npm and what prepares a clone. */
const oldestToPrepare = [20, 19];
/** Runs the product, its demo (TypeScript as it is) and its tests. */
export const oldestToRun = [22, 17];
export const pinned = '24.21.0';

export const isAtLeast = (version, [major, minor]) => {
  const [its, itsMinor] = version.split('.').map(Number);
  return its > major || (its === major && itsMinor >= minor);
};

/** The Node of this machine: npm says which one started it, as its scripts may be run by the pinned one. */
export const hostNode = () =>
  /node\/v([\d.]+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? process.versions.node;

export function checkVersions() {
  if (!isAtLeast(hostNode(), oldestToPrepare))
    giveUp(
      `Node ${oldestToPrepare.join('.')} or later is needed, this is ${hostNode()}: get one from https://nodejs.org.`,
    );
  const npm = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '');
  if (npm && Number(npm[1]) < 10) giveUp('npm 10 or later is needed: run `npm install -g npm`.');
}
