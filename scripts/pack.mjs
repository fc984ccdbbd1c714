// `npm run pack`: one file that starts with Node alone: what is built, and the packages that it needs on this system, without the demo.
// `-- --folder PATH` leaves the unpacked folder there instead; the image is made of it.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root, run, step } from './steps.mjs';
import { oldestToRun } from './versions.mjs';

const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const title = `${name}-${version}-${process.platform}-${process.arch}`;
const folder = values.folder ? resolve(values.folder) : join(root, '.cache', 'pack', title);
if (values.folder && existsSync(folder))
  giveUp(`There is something at ${folder} already: name a new folder.`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const copy = (from, to = from) => cpSync(join(root, from), join(folder, to), { recursive: true });

// npm needs to see the workspaces to install the packages of one, exactly as they are locked.
const forNpm = ['package-lock.json', '.npmrc', 'client', 'scripts'];
for (const file of [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'server/package.json',
  'client/package.json',
])
  copy(file);
for (const file of ['scripts/installed.mjs', 'scripts/exactly-locked.mjs']) copy(file);
await step(
  'Installing what runs',
  () =>
    run(
      'npm',
      [
        'install',
        '--no-save',
        '--omit=dev',
        '--workspace',
        'server',
        '--include-workspace-root=false',
        '--prefix',
        folder,
        '--loglevel',
        'error',
      ],
      { cwd: folder },
    ),
  'The packages could not be installed: see above, and whether this machine reaches the npm registry.',
);
await step(
  'Comparing it with what is locked',
  () => run('node', [join(folder, 'scripts', 'exactly-locked.mjs')]),
  'Other packages were installed than are locked: see above.',
);
for (const path of [...forNpm, 'node_modules/@lubugo', 'node_modules/.package-lock.json'])
  rmSync(join(folder, path), { recursive: true, force: true });

for (const path of ['schema.graphql', 'LICENSE', '.env.example', 'ops', 'server/dist', 'client/dist'])
  copy(path);
// Of what hands traces on only its own file and its lock: `npm ci --prefix tracing` installs the rest where somebody wants it.
for (const file of ['tracing.js', 'package.json', 'package-lock.json', '.npmrc']) copy(`tracing/${file}`);
for (const file of ['server.js', 'cli.js', 'node-version.js']) copy(`scripts/pack/${file}`, file);
const engines = { node: `>=${oldestToRun.join('.')}` };
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ name, version, license, private: true, type: 'module', engines }, null, 2)}\n`,
);

if (values.folder) {
  process.stdout.write(`\nPacked into ${folder}.\n`);
} else {
  const file = `${title}.tar.gz`;
  await step(
    'Packing',
    () => run('tar', ['-czf', join(root, file), '-C', join(folder, '..'), title]),
    'It could not be packed: see above. The program tar is needed.',
  );
  rmSync(folder, { recursive: true });
  process.stdout.write(
    `\n${file} is made. Where it is unpacked, \`node server.js\` starts it and \`node cli.js\` lists the commands.\n`,
  );
}
