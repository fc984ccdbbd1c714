// Feeds the check of docs/coverage.md a page with faults, so that a check that finds nothing is noticed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const files = {
  'client/hero.tsx': '',
  'client/hero.test.tsx': `
    test('the arrows wrap', () => {});
    test.skip('the dots are drawn', () => {});
    // test('the hero is tall', () => {});
    test.each([[1, 'one']])('slide %s says %s', () => {});
    for (const path of ['/a']) it(\`\${path} fits\`, () => { /x/.test('no test at all'); });
    describe('The pause button', () => {
      describe.each(['Enter'])('pressed by %s', () => { test('stops both', async () => {}); });
    });
    test.describe('a visit', () => {
      test('of the page', async () => { await test.step('shows the hero', async () => {}); });
    });
  `,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lubugo-coverage-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// One run of the check reads many rows.
const names = [
  'the arrows wrap',
  'slide … says …',
  '… fits',
  'stops both',
  'The pause button › stops both',
  'The pause button › pressed by … › stops both',
  'of the page',
  'of the page › shows the hero',
];

test('a row may name a test by itself, under its describes and with its steps', () => {
  expect(check(...names.map((name) => row('The hero wraps.', '`client/hero.tsx`', shownBy(name))))).toEqual({
    status: 0,
    faults: [],
  });
});

const good = '`client/hero.test.tsx › the arrows wrap`';

const wrong: [what: string, line: string, fault: RegExp][] = [
  [
    'that names a test that is gone',
    row('A.', '`client/hero.tsx`', shownBy('the arrows turn')),
    /“the arrows turn”, which is no test/,
  ],
  [
    'that names a test that is skipped',
    row('A.', '`client/hero.tsx`', shownBy('the dots are drawn')),
    /no test/,
  ],
  [
    'that names a test that is a comment',
    row('A.', '`client/hero.tsx`', shownBy('the hero is tall')),
    /no test/,
  ],
  [
    'that names something else that is called test',
    row('A.', '`client/hero.tsx`', shownBy('no test at all')),
    /no test/,
  ],
  [
    'that names a describe without its test',
    row('A.', '`client/hero.tsx`', shownBy('The pause button')),
    /no test/,
  ],
  [
    'that names a test under another describe',
    row('A.', '`client/hero.tsx`', shownBy('a visit › stops both')),
    /no test/,
  ],
  ['without a test', row('A.', '`client/hero.tsx`', 'later'), /names no test: A\./],
  [
    'with a file of tests and no test',
    row('A.', '`client/hero.tsx`', '`client/hero.test.tsx`'),
    /no test in/,
  ],
  [
    'with tests that are gone',
    row('A.', '`client/hero.tsx`', '`client/b.test.tsx › b`'),
    /b\.test\.tsx, which is/,
  ],
  [
    'that lives in a file that is gone',
    row('A.', '`client/gone.tsx`', good),
    /gone\.tsx, which is not there/,
  ],
  ['that lives nowhere', row('A.', '', good), /names no file/],
  [
    'with a link to nowhere',
    row('A ([why](decisions/999.md)).', '`client/hero.tsx`', good),
    /links to decisions/,
  ],
  ['of two cells', '| A. | `client/hero.tsx` |', /2 cells instead of 3/],
];

test('each row with a fault is told with its line', () => {
  const { status, faults } = check(...wrong.map(([, line]) => line));
  expect(status).toBe(1);
  expect(faults).toHaveLength(wrong.length);
  for (const [nth, [what, , fault]] of wrong.entries()) {
    const its = faults.find((line) => line.startsWith(`docs/coverage.md:${5 + nth} `));
    expect([what, its]).toEqual([what, expect.stringMatching(fault)]);
  }
});

test('a page without rows is a fault', () => {
  expect(check().status).toBe(1);
});

test('the page of this project has none', () => {
  expect(run(projectRoot)).toEqual({ status: 0, faults: [] });
});

function shownBy(name: string) {
  return `\`client/hero.test.tsx › ${name}\``;
}

function row(...cells: string[]) {
  return `| ${cells.join(' | ')} |`;
}

/** Of a page of these lines, the first of which is its fifth. */
function check(...lines: string[]) {
  write(
    'docs/coverage.md',
    `# Coverage\n\n| Statement | Where | Shown by |\n|---|---|---|\n${lines.join('\n')}\n`,
  );
  return run(folder);
}

function run(project: string) {
  const { status, stderr } = spawnSync(process.execPath, [
    join(projectRoot, 'scripts/coverage.mjs'),
    project,
  ]);
  return { status, faults: stderr.toString().split('\n').filter(Boolean) };
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
