// Checks that what the documents name is there: paths in backticks and in drawn folders, links, and commands of npm, npx
// and node. `node scripts/docs.mjs [folder]` reads the documents of this project, or of another folder.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { anchorsOf, linksIn, namesIn } from './docs/read-document.mjs';
import { filesBelow, isThere } from './docs/tree.mjs';
import { root } from './steps.mjs';

const folder = resolve(process.argv[2] ?? root);
const files = filesBelow(folder);
const read = (path) => readFileSync(join(folder, path), 'utf8');
const scripts = (path) => (files.includes(path) ? (JSON.parse(read(path)).scripts ?? {}) : {});
const programs = programsIn('package-lock.json');

const documents = files.filter((file) => file.endsWith('.md'));
const faults = documents.flatMap((file) =>
  faultsOf(file).map(({ line, fault }) => `${file}:${line} ${fault}`),
);
faults.push(...faultsOfNumbers());
if (documents.length === 0) faults.push('There are no documents.');

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length === 0) process.stdout.write(`${documents.length} documents, and all they name is there.\n`);
process.exit(faults.length === 0 ? 0 : 1);

function faultsOf(file) {
  const text = read(file);
  return [
    ...linksIn(text).map(({ line, target }) => ({ line, fault: faultOfLink(file, target) })),
    ...namesIn(text).map(({ line, path, command }) => ({
      line,
      fault: command ? faultOfCommand(command) : faultOfPath(path),
    })),
  ].filter(({ fault }) => fault);
}

/** Each decision is known by its number, in its name and in its heading. */
function faultsOfNumbers() {
  const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
  const numberOf = (file) => file.slice('docs/decisions/'.length).slice(0, 3);
  return decisions.flatMap((file, i) => {
    const number = numberOf(file);
    const before = decisions[i - 1];
    return [
      ...(before && numberOf(before) === number ? [`${file} has the number of ${before}.`] : []),
      ...(new RegExp(`^# ${number}: `).test(read(file))
        ? []
        : [`${file} has another number in its heading.`]),
    ];
  });
}

function faultOfPath(path) {
  if (!isThere(files, path)) return `names ${path}, which is not there.`;
}

function faultOfLink(file, target) {
  const [path, anchor] = target.split('#');
  const whole = path ? join(folder, dirname(file), path) : join(folder, file);
  if (!existsSync(whole)) return `links to ${target}, which is not there.`;
  if (anchor && !anchorsOf(readFileSync(whole, 'utf8')).includes(anchor))
    return `links to ${target}, and there is no such heading.`;
}

function faultOfCommand(command) {
  const [program, ...words] = command.split(/\s+/);
  const workspace = /(?:--workspace|-w)[ =](\S+)/.exec(command)?.[1];
  if (program === 'npm') {
    const name = words[0] === 'run' ? words[1] : ['start', 'test'].includes(words[0]) ? words[0] : null;
    const where = workspace ? `${workspace}/package.json` : 'package.json';
    if (name && !(name in scripts(where))) return `says ${command}, and ${where} has no such script.`;
  }
  if (program === 'npx' && !programs.has(words[0]))
    return `says ${command}, and no package brings that program.`;
  const script = program === 'node' ? words.find((word) => /^[^-].*\.m?js$/.test(word)) : null;
  // What is built is not there yet.
  if (script && !script.includes('dist/') && !files.includes(script))
    return `says ${command}, and ${script} is not there.`;
}

/** The programs of all locked packages. */
function programsIn(lock) {
  if (!files.includes(lock)) return new Set();
  return new Set(Object.values(JSON.parse(read(lock)).packages).flatMap(({ bin }) => Object.keys(bin ?? {})));
}
