// Runs every suite and ends with one line that counts them together.
// `node scripts/test.mjs` runs all; `node scripts/test.mjs server client` only these; `node scripts/test.mjs server programs`
// only the files of one suite with that in their path.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkChromium, chromiumPath } from './chromium.mjs';
import { listOf } from './failures.mjs';
import { giveUp, root, run } from './steps.mjs';
import { long, some, suites } from './suites.mjs';

const words = process.argv.slice(2);
const asked = words.filter((word) => word in suites);
const patterns = words.filter((word) => !(word in suites));
if (patterns.length > 0) await runSome(asked, patterns);
const wanted = Object.keys(suites).filter((name) => asked.length === 0 || asked.includes(name));

// What is missing is said before the minutes that everything else takes.
if (wanted.includes('browser')) checkChromium();
await prepare();
if (wanted.includes('browser')) {
  process.env.CHROMIUM_PATH = await chromiumPath().catch(({ message }) => giveUp(message));
}

const total = { passed: 0, failed: 0 };
const failures = [];

async function runSuite(name) {
  const begun = Date.now();
  const { passed, failed, failures: found } = await suites[name]();
  total.passed += passed;
  total.failed += failed;
  failures.push(...found.map((failure) => [name, failure]));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${name} … ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

// Two cores are busy with the tests of server and client beside each other. The short checks come one after the other, and
// the journeys in a browser when only one of these is left.
const inTurn = async (names) => {
  for (const name of names) await runSuite(name);
};
const short = wanted.filter((name) => !long.includes(name));
const besides = [
  inTurn(short),
  ...wanted.filter((name) => long.includes(name) && name !== 'browser').map(runSuite),
];
await allButOne(besides);
if (wanted.includes('browser')) besides.push(runSuite('browser'));
await Promise.all(besides);
// A log is often cut in its middle: what failed stands at its end as well.
process.stdout.write(`${listOf(failures)}\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Runs what `patterns` choose of the one suite that is asked for, shows it as it goes, and ends with its exit code. */
async function runSome([suite, ...others], patterns) {
  const names = Object.keys(suites).join(', ');
  if (!suite) giveUp(`There is no suite '${patterns[0]}': choose from ${names}.`);
  if (others.length > 0 || !some[suite]) {
    giveUp(
      `'${patterns[0]}' is no suite (${names}), and only server, client or browser can run some of its tests.`,
    );
  }
  if (suite === 'browser') checkChromium();
  // What the client's tests read are its sources.
  await prepare(...(suite === 'client' ? ['install', 'codegen'] : []));
  if (suite === 'browser') {
    process.env.CHROMIUM_PATH = await chromiumPath().catch(({ message }) => giveUp(message));
  }
  const [command, args, options] = some[suite](patterns);
  const { code } = await run(command, args, { ...options, show: true });
  process.exit(code);
}

/** Installs and builds in a process of its own, as nothing of node_modules can be counted on before. */
async function prepare(...steps) {
  const child = spawn(process.execPath, [join(root, 'scripts/prepare.mjs'), ...steps], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

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
