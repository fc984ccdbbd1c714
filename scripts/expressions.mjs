// Checks every regular expression of the sources for one that some input keeps busy for long: matching time that grows
// faster than the input. What was found harmless is remembered in .cache, so that only new ones take time.
// `node scripts/expressions.mjs [folder…]` reads those of the product, or other folders.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { check } from 'recheck';
import { expressionsIn } from './expressions/read-expressions.mjs';
import { root } from './steps.mjs';

const { version } = createRequire(import.meta.url)('recheck/package.json');
const memory = join(root, '.cache', 'expressions.json');
const others = process.argv.slice(2);
const folders = others.length > 0 ? others : ['server/src', 'demo', 'client/src'];
const harmless = recall();

/** `/source/flags` → the places it stands in. */
const places = new Map();
for (const file of folders.flatMap((folder) => sourcesBelow(resolve(root, folder))))
  for (const { source, flags, line } of expressionsIn(readFileSync(file, 'utf8'), file)) {
    const name = `/${source}/${flags}`;
    if (!places.has(name)) places.set(name, { source, flags, where: [] });
    places.get(name).where.push(`${file.replace(`${root}/`, '')}:${line}`);
  }

const faults = [];
for (const [name, { source, flags, where }] of places) {
  if (harmless.has(name)) continue;
  // The same steps each time: a slow machine comes to the same answer.
  const answer = await check(source, flags, { timeout: null, attackTimeout: null, randomSeed: 1 });
  if (answer.status === 'safe') harmless.add(name);
  else faults.push(`${where.join(', ')}: ${name} ${sentenceOf(answer)}`);
}
if (others.length === 0) remember();

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length === 0) process.stdout.write(`${places.size} regular expressions, none of them slow.\n`);
process.exit(faults.length === 0 ? 0 : 1);

function sentenceOf({ status, complexity, attack, error }) {
  if (status === 'vulnerable')
    return `takes ${complexity.summary} time, for instance with ${attack.pattern}. Parse instead of matching, or limit what is matched.`;
  return `could not be judged (${error?.kind}): write it more simply.`;
}

function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter(
      (name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$|\.generated\.ts$|^generated\//.test(name),
    )
    .map((name) => join(folder, name));
}

function remember() {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ version, harmless: [...harmless].sort() }));
}

/** What an earlier run with this version of recheck found. */
function recall() {
  if (!existsSync(memory)) return new Set();
  const known = JSON.parse(readFileSync(memory, 'utf8'));
  return new Set(known.version === version ? known.harmless : []);
}
