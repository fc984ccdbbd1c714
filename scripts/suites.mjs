// The suites of `npm test`, by name. Each resolves with how many of its tests passed and failed, and which; what did not run
// has failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allBut, countsOfJest, countsOfPlaywright } from './counts.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { startProduct } from './product.mjs';
import { root, run } from './steps.mjs';

// Most of what a test makes is gone with the next one: with room for it, little of it is ever moved.
const esm = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64',
};

/** A check without tests of its own counts as one. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args);
  if (code === 0) return { passed: 1, failed: 0, failures: [] };
  process.stderr.write(output);
  return { passed: 0, failed: 1, failures: [{ test: '', message: output }] };
};

/** By one checker: others do part of its work again, and the cores are taken. */
const types = (workspace) => check('tsc', ['-p', workspace, '--noEmit', '--checkers', '1']);

const jestReport = { countsOf: countsOfJest, failuresOf: failuresOfJest };
const playwright = { countsOf: countsOfPlaywright, failuresOf: failuresOfPlaywright };

const jest = (workspace) => () =>
  reported(`jest-${workspace}`, jestReport, (report) =>
    run('jest', ['--config', `${workspace}/jest.config.mjs`, '--json', `--outputFile=${report}`], {
      env: esm,
    }),
  );

/**
 * One after the other on one product, in this order: visitors see the demo as it is, staff change it and guests book, it grows, and a
 * restart cuts everybody off.
 */
const journeys = [
  ['phone', 'desktop'],
  ['admin', 'booking'],
  ['many', 'restart'],
];

async function browser() {
  const product = await startProduct().catch(({ message }) => ({ message }));
  const groups = [];
  for (const projects of journeys) groups.push(await journeysOf(projects, product));
  await product.stop?.();
  return groups.reduce((total, { passed, failed, failures }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    failures: [...total.failures, ...failures],
  }));
}

async function journeysOf(projects, { env, message }) {
  const group = projects.flatMap((name) => ['--project', name]);
  // Each keeps what a failed journey saw: the next one empties its folder first.
  const output = ['--output', `client/test-results/${projects[0]}`];
  const args = ['test', '--config', 'client/playwright.config.ts', ...group, ...output];
  const begin = (report) => run('playwright', args, { env: { ...env, E2E_REPORT: report } });
  const counts = await reported(`playwright-${projects[0]}`, playwright, (report) =>
    env ? begin(report) : { code: 1, output: message },
  );
  if (counts.failed > 0) {
    // Of a group that could not begin the report holds nothing.
    const list = await run('playwright', [...args, '--list']);
    counts.failed = allBut(counts.passed, list.output, counts.failed);
  }
  return counts;
}

export const suites = {
  lint: check('biome', ['check', '--error-on-warnings']),
  boundaries: check('depcruise', ['--config', '.dependency-cruiser.mjs', 'server/src', 'demo', 'client/src']),
  documents: check('node', ['scripts/docs.mjs']),
  expressions: check('node', ['scripts/expressions.mjs']),
  'types of the server': types('server'),
  'types of the demo': types('demo'),
  'types of the tracing': types('tracing'),
  'types of the client': types('client'),
  server: jest('server'),
  client: jest('client'),
  browser,
};

/** Some tests of one suite: how they are run, with what follows as its runner takes it, such as the name of a file. */
export const some = {
  server: (words) => ['jest', ['--config', 'server/jest.config.mjs', ...words], { env: esm }],
  client: (words) => ['jest', ['--config', 'client/jest.config.mjs', ...words], { env: esm }],
  // Visitors and staff share one product, so their journeys follow each other.
  browser: (words) => [
    'playwright',
    ['test', '--config', 'client/playwright.config.ts', '--workers', '1', ...words],
  ],
};

/** Those that take minutes. */
export const long = ['server', 'client', 'browser'];

/** Runs what writes a report of this name, and reads it; shows the output when something failed. */
async function reported(name, { countsOf, failuresOf }, work) {
  const path = join(root, '.cache', `${name}.json`);
  rmSync(path, { force: true });
  const { code, output } = await work(path);
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const counts = countsOf(report, code);
  if (counts.failed === 0) return { ...counts, failures: [] };
  const said = withoutReport(output);
  process.stderr.write(said);
  const failures = failuresOf(report, root);
  return { ...counts, failures: failures.length > 0 ? failures : [{ test: name, message: said }] };
}

/** jest --json also prints its report, as one line. */
function withoutReport(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n');
}
