// How many tests passed, by the reports of the runners; null is a run that ended before it could write one. What was
// skipped, or never begun because something else failed, has not passed.

export function countsOfJest(report, code) {
  if (!report) return atLeastOne(code, { passed: 0, failed: 1 });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return atLeastOne(code, {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  });
}

export function countsOfPlaywright(report, code) {
  if (!report) return atLeastOne(code, { passed: 0, failed: 1 });
  const { stats, errors } = report;
  return atLeastOne(code, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  });
}

/** How many of the tests in Playwright's list have failed when so many passed; at least as many as are known to have. */
export function allBut(passed, list, failed) {
  const [, listed] = /^Total: (\d+) tests? in /m.exec(list) ?? [];
  return Math.max(failed, Number(listed ?? 0) - passed);
}

/** A runner that ended badly without saying which test failed counts as one failure. */
const atLeastOne = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
