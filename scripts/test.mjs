// Runs every suite and ends with one line that counts them together.
// `node scripts/test.mjs` runs all; `node scripts/test.mjs server client` only these.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run } from './steps.mjs';

const esm = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

/** A check without tests of its own counts as one. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args);
  if (code !== 0) process.stderr.write(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const jest = (workspace) => async () => {
  const report = join(root, '.cache', `jest-${workspace}.json`);
  rmSync(report, { force: true });
  const args = ['--config', `${workspace}/jest.config.mjs`, '--json', `--outputFile=${report}`];
  const { code, output } = await run('jest', args, { env: esm });
  if (code !== 0) process.stderr.write(withoutReport(output));
  return countsOf(report, code, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));
};

async function playwright() {
  const report = join(root, '.cache', 'playwright.json');
  rmSync(report, { force: true });
  const { code, output } = await run('playwright', ['test', '--config', 'client/playwright.config.ts'], {
    env: { E2E_REPORT: report },
  });
  if (code !== 0 || / flaky$/m.test(output)) process.stderr.write(withoutReport(output));
  return countsOf(report, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

const suites = {
  lint: check('biome', ['check', '--error-on-warnings']),
  arrows: check('depcruise', ['--config', '.dependency-cruiser.mjs', 'server/src', 'client/src']),
  'types of the server': check('tsc', ['-p', 'server', '--noEmit']),
  'types of the client': check('tsc', ['-p', 'client', '--noEmit']),
  server: jest('server'),
  client: jest('client'),
  ...(existsSync(join(root, 'client', 'e2e')) && { browser: playwright }),
};

/** The counts in a report; a suite that ended badly without saying which test failed counts as one failure. */
function countsOf(report, code, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** jest --json also prints its report, as one line. */
function withoutReport(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n');
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in suites));
if (unknown) giveUp(`There is no suite '${unknown}': choose from ${Object.keys(suites).join(', ')}.`);
const wanted = Object.keys(suites).filter((name) => asked.length === 0 || asked.includes(name));
const total = { passed: 0, failed: 0 };

async function runSuite(name) {
  const begun = Date.now();
  const { passed, failed } = await suites[name]();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${name} … ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

// Each of them waits often, for the database or for a page that settles: together they take half the time. The journeys
// in a browser, which measure whether a page answers in time, begin when only one of them is left.
const besides = wanted.filter((name) => name !== 'browser').map(runSuite);
await allButOne(besides);
if (wanted.includes('browser')) besides.push(runSuite('browser'));
await Promise.all(besides);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function allButOne(promises) {
  let left = promises.length;
  return new Promise((done) => {
    const count = () => left <= 1 && done();
    count();
    for (const promise of promises)
      promise.then(() => {
        left -= 1;
        count();
      });
  });
}
