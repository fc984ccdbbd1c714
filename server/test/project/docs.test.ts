// Feeds the check of the documents some with faults, so that a check that finds nothing is noticed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const files = {
  'package.json': '{ "scripts": { "bench": "x", "start": "x" } }',
  'client/package.json': '{ "scripts": { "fonts": "x" } }',
  'package-lock.json': '{ "packages": { "node_modules/jest": { "bin": { "jest": "x" } } } }',
  'server/src/web/app.ts': '',
  'scripts/prepare.mjs': '',
  'docs/map.md': '## The way of a page\n',
};

const right = [
  '`server/src/web/app.ts`, `web/app.ts`, `web/`, `src/<folder>/app.ts`, `web/*.ts`',
  '`npm start`, `npm run bench -- all`, `npm run fonts --workspace client`, `npx jest one`, `npm run …`',
  '```sh\nnpm run bench   # measures\nnode scripts/prepare.mjs install\n```',
  '```\nserver/\n  src/web/   the handlers\n```',
  '[the map](docs/map.md), [a page](docs/map.md#the-way-of-a-page), [Node](https://nodejs.org)',
  '`.data/postgres.log`, `/admin/signup`, `text/html`, `import { a } from "b.ts"`',
];
const wrong: [text: string, fault: string][] = [
  ['`web/nothing.ts`', 'names web/nothing.ts, which is not there.'],
  ['`server/web/`', 'names server/web/, which is not there.'],
  ['```\nclient/e2e/   journeys\n```', 'names client/e2e/, which is not there.'],
  ['`npm run profile`', 'says npm run profile, and package.json has no such script.'],
  ['`npm test`', 'says npm test, and package.json has no such script.'],
  [
    '    npm run bench --workspace client',
    'says npm run bench --workspace client, and client/package.json has no such script.',
  ],
  ['`npx vite build`', 'says npx vite build, and no package brings that program.'],
  ['`node scripts/test.mjs`', 'says node scripts/test.mjs, and scripts/test.mjs is not there.'],
  ['[the plan](docs/plan.md)', 'links to docs/plan.md, which is not there.'],
  [
    '[a save](docs/map.md#the-way-of-a-save)',
    'links to docs/map.md#the-way-of-a-save, and there is no such heading.',
  ],
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lubugo-docs-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const check = () =>
  spawnSync(process.execPath, [join(projectRoot, 'scripts/docs.mjs'), folder], { encoding: 'utf8' });

// One run of the check reads many documents.
test('what is there passes', () => {
  for (const [nth, text] of right.entries()) write(`right-${nth}.md`, text);
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});

test('what is not there is named with its line', () => {
  for (const [nth, [text]] of wrong.entries()) write(`wrong-${nth}.md`, `# Title\n\n${text}`);
  const { status, stderr } = check();
  expect(status).toBe(1);
  const faults = stderr.trim().split('\n');
  expect(faults).toHaveLength(wrong.length);
  for (const [nth, [, fault]] of wrong.entries()) {
    const its = faults.find((line) => line.startsWith(`wrong-${nth}.md:`));
    expect(its).toMatch(/^wrong-\d+\.md:[34] /);
    expect(its).toContain(fault);
  }
});

test('two decisions have two numbers, and the one of their name', () => {
  write('docs/decisions/001-first.md', '# 001: First\n');
  write('docs/decisions/002-second.md', '# 002: Second\n');
  expect(check().status).toBe(0);
  write('docs/decisions/002-third.md', '# 003: Third\n');
  expect(check().stderr.trim().split('\n')).toEqual([
    'docs/decisions/002-third.md has the number of docs/decisions/002-second.md.',
    'docs/decisions/002-third.md has another number in its heading.',
  ]);
});
