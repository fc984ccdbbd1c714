// Makes a clone ready to start or to test: installs, generates and builds, each only when it has to.
// `node scripts/prepare.mjs` does all; `node scripts/prepare.mjs install codegen` only these. With `--omit=dev` it leaves
// out the packages that only tests, checks and measurements need. `print` writes schema.graphql from its parts again.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mappersIn } from '../codegen/mappers.mjs';
import { sitePages } from '../codegen/pages-plugin.mjs';
import { installOption, isInstalled } from './installed.mjs';
import { fetchNode, isNodeReady, linkNode } from './pinned-node.mjs';
import { fingerprint, isDone, markDone, root, run, step, together } from './steps.mjs';
import { checkVersions } from './versions.mjs';

const asked = process.argv.slice(2).filter((word) => word !== '--omit=dev');
const withoutTests = process.argv.includes('--omit=dev');
/** Of npm, about its last install. */
const note = 'node_modules/.package-lock.json';
const wants = (name) => asked.length === 0 || asked.includes(name);

checkVersions();
if (wants('install')) await install();
if (wants('codegen')) await codegen();
await build([serverBuild, clientBuild].map((part) => part()).filter(({ stamp }) => wants(stamp)));

// `npm ci` would remove all packages first; this one installs the locked versions as well, and changes no file of ours.
async function install() {
  const locked = packagesIn('package-lock.json');
  const installed = installedPackages();
  const missing = !isInstalled(locked, installed, { withoutTests });
  const lacksTracing = isTracingMissing();
  if (!missing && !lacksTracing && isNodeReady()) return;
  // A note that is wrong goes, as npm would believe it; not where nothing is missing, as what there is would be unknown then.
  if (missing && Object.keys(packagesIn(note)).length > Object.keys(installed).length)
    rmSync(join(root, note));
  const option = installOption(installed, { withoutTests });
  await step(
    'Installing packages',
    () =>
      together([
        ...(missing ? [run('npm', ['install', '--no-save', option, '--loglevel', 'error'])] : []),
        ...(lacksTracing ? [run('npm', ['ci', '--prefix', 'tracing', '--loglevel', 'error'])] : []),
        fetchNode(),
      ]),
    'The packages could not be installed: see above, and whether this machine reaches the npm registry.',
  );
  linkNode();
}

/** A start leaves out what hands traces on; where somebody has installed it, it is kept as it is locked. Tests need it. */
function isTracingMissing() {
  if (withoutTests && !existsSync(join(root, 'tracing/node_modules'))) return false;
  const [locked, installed] = ['', 'node_modules/.'].map((place) =>
    packagesIn(`tracing/${place}package-lock.json`),
  );
  return !isInstalled(locked, installed, { withoutTests: false });
}

/** What npm noted about its last install and is still there. */
function installedPackages() {
  return Object.fromEntries(
    Object.entries(packagesIn(note)).filter(([path]) => existsSync(join(root, path))),
  );
}

/** The packages in a lock file of npm, by path; none where there is no such file. */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

async function codegen() {
  const print = () =>
    fingerprint(
      ['schema.graphql', 'brand.json', 'codegen', 'package-lock.json', 'server/src', 'client/src'],
      /\/src\/.*\.(?!graphql$)[^./]+$/,
    ) + JSON.stringify([mappersIn('server/src/modules'), sitePages()]);
  if (isDone('codegen', print(), ['server/src/generated/resolvers.ts', 'client/src/generated/schema.ts']))
    return;
  await step(
    'Generating types from the contract',
    () => run('node', ['codegen/generate.mjs', ...(asked.includes('print') ? ['--print'] : [])]),
    'The types could not be generated: see above which part of the contract or which .graphql document is at fault.',
  );
  markDone('codegen', print());
}

function serverBuild() {
  return {
    title: 'the server',
    stamp: 'build-server',
    print: fingerprint(
      [
        'schema.graphql',
        'brand.json',
        'package-lock.json',
        'tsconfig.base.json',
        'server/tsconfig.json',
        'server/tsconfig.build.json',
        'server/src',
      ],
      /\.test\.ts$/,
    ),
    made: ['server/dist/src/main.js'],
    // A migration that was renamed would be there under both names: migrations are what the folder holds.
    replaces: 'server/dist',
    commands: [['tsc', '-p', 'server/tsconfig.build.json']],
  };
}

function clientBuild() {
  return {
    title: 'the client',
    stamp: 'build-client',
    print: fingerprint(
      ['schema.graphql', 'brand.json', 'package-lock.json', 'tsconfig.base.json', 'client'],
      /\.test\.tsx?$|^client\/(dist|node_modules|e2e|test|test-results|playwright-report)(\/|$)/,
    ),
    made: [
      'client/dist/public/index.html',
      'client/dist/server/entry-server.js',
      'client/dist/server/page-addresses.js',
      'client/dist/server/staff-shell.js',
    ],
    commands: [
      ['vite', 'build', 'client', '--logLevel', 'warn'],
      ['vite', 'build', 'client', '--logLevel', 'warn', '--ssr'],
    ],
  };
}

/** All that is out of date, at once: no build reads what another one makes. */
async function build(parts) {
  const due = parts.filter(({ stamp, print, made }) => !isDone(stamp, print, made));
  if (due.length === 0) return;
  const title = due.map((part) => part.title).join(' and ');
  for (const { replaces } of due)
    if (replaces) rmSync(join(root, replaces), { recursive: true, force: true });
  await step(
    `Building ${title}`,
    () => together(due.flatMap(({ commands }) => commands.map(([command, ...args]) => run(command, args)))),
    `${title[0].toUpperCase()}${title.slice(1)} could not be built: see above.`,
  );
  for (const { stamp, print } of due) markDone(stamp, print);
}
