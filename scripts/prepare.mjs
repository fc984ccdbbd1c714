// Makes a clone ready to start or to test: installs, generates and builds, each only when it has to.
// `node scripts/prepare.mjs` does all; `node scripts/prepare.mjs install codegen` only these.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, giveUp, isDone, markDone, root, run, step } from './steps.mjs';

const oldestNode = [20, 19];

checkVersions();
const wanted = process.argv.slice(2);
const steps = { install, codegen, 'build-server': buildServer, 'build-client': buildClient };
for (const [name, work] of Object.entries(steps))
  if (wanted.length === 0 || wanted.includes(name)) await work();

function checkVersions() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    giveUp(
      `Node ${oldestNode.join('.')} or later is needed, this is ${process.versions.node}: get one from https://nodejs.org.`,
    );
  }
  const npm = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '');
  if (npm && Number(npm[1]) < 10) giveUp('npm 10 or later is needed: run `npm install -g npm`.');
}

// `npm ci` refuses a lock file that lacks the programs of other systems (biome, esbuild and the like); this one
// installs the locked versions as well, changes no file of ours, and finds those programs where they are needed.
async function install() {
  if (isInstalled()) return;
  await step(
    'Installing packages',
    () => run('npm', ['install', '--no-save', '--loglevel', 'error']),
    'The packages could not be installed: see above, and whether this machine reaches the npm registry.',
  );
}

/** Compares what is locked with what npm noted about its last finished install; packages for other systems may be missing. */
function isInstalled() {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, locked]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const there = installed[path];
    return there
      ? there.version === locked.version && there.link === locked.link
      : locked.optional === true || locked.peer === true;
  });
}

async function codegen() {
  const print = fingerprint(
    ['schema.graphql', 'codegen.ts', 'codegen', 'package-lock.json', 'server/src', 'client/src'],
    /\/src\/.*\.(?!graphql$)[^./]+$/,
  );
  if (isDone('codegen', print, ['server/src/generated/resolvers.ts', 'client/src/generated/schema.ts']))
    return;
  await step(
    'Generating types from schema.graphql',
    () => run('graphql-codegen', ['--no-silent']),
    'The types could not be generated: see above which part of schema.graphql or which .graphql document is at fault.',
  );
  markDone('codegen', print);
}

async function buildServer() {
  const print = fingerprint(
    [
      'schema.graphql',
      'package-lock.json',
      'tsconfig.base.json',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'server/src',
    ],
    /\.test\.ts$/,
  );
  if (isDone('build-server', print, ['server/dist/src/main.js'])) return;
  await step(
    'Building the server',
    () => run('tsc', ['-p', 'server/tsconfig.build.json']),
    'The server could not be built: see above.',
  );
  markDone('build-server', print);
}

async function buildClient() {
  const print = fingerprint(
    ['schema.graphql', 'package-lock.json', 'tsconfig.base.json', 'client'],
    /\.test\.tsx?$|^client\/(dist|node_modules|e2e|test|test-results|playwright-report)(\/|$)/,
  );
  if (isDone('build-client', print, ['client/dist/public/index.html', 'client/dist/server/entry-server.js']))
    return;
  await step(
    'Building the client',
    () => run('npm', ['run', 'build', '--workspace', 'client', '--silent']),
    'The client could not be built: see above.',
  );
  markDone('build-client', print);
}
