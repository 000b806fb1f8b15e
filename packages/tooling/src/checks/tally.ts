/** How many tests passed and failed; a step that is no test suite counts as one failure when it fails. */
export interface Tally {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The last line of a test run, which programs read. */
export const tallyLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/**
 * A run that failed without a failing test (no test found, a crash, a worker that left something open) is a failure
 * all the same.
 */
function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * Counts what jest ran; a file that could not even be loaded is one failure.
 *
 * @param report the text of `jest --json`; null when it wrote none
 */
export function tallyJest(report: string | null, exitCode: number): Tally {
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report) as JestReport;
  return withExitCode(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    exitCode,
  );
}

/**
 * Counts what playwright ran; a test that passed only when it was tried again has passed.
 *
 * @param report the text of playwright's json reporter; null when it wrote none
 */
export function tallyPlaywright(report: string | null, exitCode: number): Tally {
  if (report === null) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return withExitCode(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length },
    exitCode,
  );
}
