import { sum, tallyJest, tallyLine, tallyPlaywright } from './tally.ts';

const jestReport = (passed: number, failed: number, broken = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken });

const playwrightReport = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, errors });

test.each([
  ['all passed', jestReport(12, 0), 0, { passed: 12, failed: 0 }],
  ['some failed', jestReport(12, 2), 1, { passed: 12, failed: 2 }],
  ['a file did not load', jestReport(12, 0, 1), 1, { passed: 12, failed: 1 }],
  ['it failed without a failing test', jestReport(12, 0), 1, { passed: 12, failed: 1 }],
  ['it wrote no report', null, 1, { passed: 0, failed: 1 }],
])('counts what jest ran: %s', (_what, report, exitCode, tally) => {
  expect(tallyJest(report, exitCode)).toEqual(tally);
});

test.each([
  ['all passed', playwrightReport(5, 0), 0, { passed: 5, failed: 0 }],
  ['some failed', playwrightReport(5, 2), 1, { passed: 5, failed: 2 }],
  ['one passed when tried again', playwrightReport(5, 0, 1), 0, { passed: 6, failed: 0 }],
  ['a file did not load', playwrightReport(0, 0, 0, [{}]), 1, { passed: 0, failed: 1 }],
  ['it found no test', playwrightReport(0, 0), 1, { passed: 0, failed: 1 }],
  ['it wrote no report', null, 0, { passed: 0, failed: 1 }],
])('counts what playwright ran: %s', (_what, report, exitCode, tally) => {
  expect(tallyPlaywright(report, exitCode)).toEqual(tally);
});

test('the last line sums all', () => {
  expect(
    tallyLine(
      sum([
        { passed: 10, failed: 0 },
        { passed: 0, failed: 1 },
        { passed: 5, failed: 2 },
      ]),
    ),
  ).toBe('15 passed, 3 failed');
});
