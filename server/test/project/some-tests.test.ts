// `npm test -- SUITE WORD…` runs some tests of one suite, and says so where that cannot be.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const npmTest = (...words: string[]) => {
  const args = [join(projectRoot, 'scripts/test.mjs'), ...words];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
};

test.each([
  [['programs'], "There is no suite 'programs': choose from lint,"],
  [['lint', 'programs'], 'only server, client or browser can run some of its tests.'],
  [['server', 'client', 'programs'], 'only server, client or browser can run some of its tests.'],
])('%j is refused with a sentence', (words, sentence) => {
  const { status, stderr } = npmTest(...words);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});

test('what follows a suite goes to its runner', async () => {
  const { some } = await import(join(projectRoot, 'scripts/suites.mjs'));
  for (const suite of ['server', 'client', 'browser']) {
    const [, args] = some[suite](['programs', '-t', 'age']);
    expect(args.slice(-3)).toEqual(['programs', '-t', 'age']);
  }
});
