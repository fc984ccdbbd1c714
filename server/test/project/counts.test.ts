// What `npm test` counts: a test that did not run is no test that passed.
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const { allBut, countsOfJest, countsOfPlaywright } = await import(join(projectRoot, 'scripts/counts.mjs'));

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwrightReport = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test('all that ran and passed', () => {
  expect(countsOfJest(jestReport, 0)).toEqual({ passed: 7, failed: 0 });
  expect(countsOfPlaywright(playwrightReport, 0)).toEqual({ passed: 7, failed: 0 });
});

test.each([
  ['skipped', { numPendingTests: 1 }],
  ['still to be written', { numTodoTests: 1 }],
  ['in a file that does not load', { numRuntimeErrorTestSuites: 1 }],
])('a test of jest that is %s has failed', (_, more) => {
  expect(countsOfJest({ ...jestReport, ...more }, 0)).toEqual({ passed: 7, failed: 1 });
});

test('journeys left out, or passed only at a second try, have failed', () => {
  const stats = { ...playwrightReport.stats, skipped: 52, flaky: 1 };
  expect(countsOfPlaywright({ ...playwrightReport, stats }, 1)).toEqual({ passed: 7, failed: 53 });
});

test('a group of journeys that could not begin has failed as a whole', () => {
  const list = '  [admin] › trash.spec.ts:7:1 › what is deleted can come back\nTotal: 52 tests in 14 files\n';
  expect(allBut(0, list, 1)).toBe(52);
  expect(allBut(50, list, 2)).toBe(2);
  expect(allBut(0, '', 1)).toBe(1);
});

test.each([countsOfJest, countsOfPlaywright])('a runner that ends without a word has failed', (countsOf) => {
  expect(countsOf(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countsOf(countsOf === countsOfJest ? jestReport : playwrightReport, 1)).toEqual({
    passed: 7,
    failed: 1,
  });
});
