import { describe, expect, test } from 'vitest';
import { countLine, countTests, isGreen, type TestReport } from '../scripts/test-counts.ts';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((outcome) => ({ status: outcome })),
});
const report = (...files: TestReport['testResults']): TestReport => ({ testResults: files });

describe('the closing line of a test run', () => {
  test.each<[string, TestReport | null, number, string, boolean]>([
    ['all passed', report(file('passed', 'passed', 'passed')), 0, '2 passed, 0 failed', true],
    ['one failed', report(file('failed', 'passed', 'failed')), 1, '1 passed, 1 failed', false],
    [
      'skipped and todo tests are told',
      report(file('passed', 'passed', 'skipped', 'todo')),
      0,
      '1 passed, 0 failed, 2 skipped',
      true,
    ],
    ['a file that does not load', report(file('failed')), 1, '0 passed, 1 failed', false],
    [
      'a hook that throws',
      report(file('failed', 'skipped'), file('passed', 'passed')),
      1,
      '1 passed, 1 failed, 1 skipped',
      false,
    ],
    ['an error after the tests', report(file('passed', 'passed')), 1, '1 passed, 1 failed', false],
    ['no report', null, 139, '0 passed, 1 failed', false],
    ['nothing ran', report(), 1, '0 passed, 0 failed', false],
  ])('%s', (_, result, exitCode, line, green) => {
    const counts = countTests(result, exitCode);
    expect(countLine(counts)).toBe(line);
    expect(isGreen(counts)).toBe(green);
  });
});
