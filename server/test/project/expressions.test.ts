// Feeds the check of regular expressions some, so that a check that finds nothing is noticed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lubugo-expressions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(source: string) {
  writeFileSync(join(folder, 'a.ts'), source);
  const args = [join(projectRoot, 'scripts/expressions.mjs'), folder];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('harmless ones pass and are counted', () => {
  const { status, stdout, stderr } = check(`const é = /^a+$/; const b = new RegExp('x|y', 'i');`);
  expect([status, stderr, stdout]).toEqual([0, '', '2 regular expressions, none of them slow.\n']);
});

test.each([
  ['a literal', '/^(a+)+$/', 'exponential'],
  ['one of a text', `new RegExp('\\\\/+$')`, 'polynomial'],
  ['one of a template without parts', 'RegExp(`^[^@]+.[^@]+$`)', 'polynomial'],
])('%s that some input keeps busy is named with its line', (_, expression, growth) => {
  const { status, stderr } = check(`// é\nexport const slow = ${expression};\n`);
  expect(status).toBe(1);
  expect(stderr).toContain(`${folder}/a.ts:2: /`);
  expect(stderr).toContain(`${growth} time, for instance with '`);
});
