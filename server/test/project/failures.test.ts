// How `npm test` ends when something failed: a log that is cut in its middle still says what.
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const { failuresOfJest, failuresOfPlaywright, listOf } = await import(
  join(projectRoot, 'scripts/failures.mjs')
);

const passed = { ancestorTitles: [], title: 'stays', status: 'passed', failureMessages: [] };

test('a test of jest is named by file, groups and title, with what it said', () => {
  const red = '\u001b[31m';
  const failed = {
    ancestorTitles: ['A price', 'in shillings'],
    title: 'has no cents',
    status: 'failed',
    failureMessages: [
      `${red}expected 5,000\n\n    at run (/p/node_modules/jest/run.js:1:1)\n    at price.test.ts:7`,
    ],
  };
  const report = {
    testResults: [
      {
        name: '/p/server/src/price.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [passed, failed],
      },
    ],
  };
  const failures = failuresOfJest(report, '/p');
  expect(listOf(failures.map((failure: object) => ['server', failure]))).toBe(
    '\nFailed:\n  server › server/src/price.test.ts › A price › in shillings › has no cents\n' +
      '      expected 5,000\n          at price.test.ts:7\n',
  );
});

test('a file that does not load is named itself, a test that was left out says so', () => {
  const leftOut = { ...passed, title: 'later', status: 'pending' };
  const report = {
    testResults: [
      { name: '/p/a.test.ts', status: 'failed', message: 'Cannot find ./b.ts', assertionResults: [] },
      { name: '/p/c.test.ts', status: 'passed', message: '', assertionResults: [leftOut] },
    ],
  };
  expect(failuresOfJest(report, '/p')).toEqual([
    { test: 'a.test.ts', message: 'Cannot find ./b.ts' },
    { test: 'c.test.ts › later', message: 'It did not run.' },
  ]);
});

test('a journey is named by its width, file, groups and title', () => {
  const journey = (title: string, status: string, errors: object[]) => ({
    title,
    tests: [{ projectName: 'phone', status, results: status === 'skipped' ? [] : [{ errors }] }],
  });
  const report = {
    errors: [{ message: 'The product did not start.' }],
    suites: [
      {
        title: 'site/faq.spec.ts',
        specs: [journey('stands', 'expected', []), journey('opens', 'unexpected', [{ message: 'hidden' }])],
        suites: [{ title: 'by keyboard', specs: [journey('closes', 'skipped', [])] }],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { test: 'outside of the tests', message: 'The product did not start.' },
    { test: 'phone › site/faq.spec.ts › opens', message: 'hidden' },
    { test: 'phone › site/faq.spec.ts › by keyboard › closes', message: 'It did not run.' },
  ]);
});

test('the list stays short: of a long message the beginning, of many failures the names', () => {
  const long = { test: 'one', message: Array.from({ length: 90 }, (_, line) => `line ${line}`).join('\n') };
  const list: string = listOf(Array.from({ length: 30 }, () => ['browser', long]));
  expect(list.match(/browser › one/g)).toHaveLength(30);
  expect(list.split('\n').length).toBeLessThan(30 + 20 * 8 + 4);
  expect(list).not.toContain('line 8');
});

test('where all passed there is no list, and a runner without a report has none', () => {
  expect(listOf([])).toBe('');
  expect(failuresOfJest(null, '/p')).toEqual([]);
  expect(failuresOfPlaywright(null)).toEqual([]);
});
