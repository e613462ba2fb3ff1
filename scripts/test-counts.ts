/** The part of vitest's JSON report that is counted. */
export interface TestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The counts of a run of tests. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts a run. A file that failed as a whole (it did not load, a hook threw) is one failure, and so is
 * a run that failed although every test passed, or that left no report at all (null).
 */
export function countTests(report: TestReport | null, exitCode: number): TestCounts {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const passed = tests.filter((status) => status === 'passed').length;
  const failedTests = tests.filter((status) => status === 'failed').length;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = failedTests + brokenFiles;
  const endedBadly = exitCode !== 0 && failed === 0 && passed > 0;
  return {
    passed,
    failed: failed + (report === null || endedBadly ? 1 : 0),
    skipped: tests.length - passed - failedTests,
  };
}

/** The closing line: `12 passed, 0 failed`, with `, 1 skipped` where tests were skipped. */
export const countLine = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Whether the run proves anything: tests ran and none failed. */
export const isGreen = ({ passed, failed }: TestCounts): boolean => passed > 0 && failed === 0;
