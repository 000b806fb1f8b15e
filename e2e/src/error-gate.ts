import type { Page } from '@playwright/test';

/** What a page complained of, and what of it a test had announced. */
export interface ErrorGate {
  /** A console error, uncaught exception or failed request that this test provokes on purpose. */
  expectError: (pattern: RegExp) => void;
  /** Throws when something went wrong that nobody had announced. */
  check: () => void;
}

/** Listens to a page for console errors, uncaught exceptions, and requests of ours that fail. */
export function watchErrors(page: Page): ErrorGate {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still loading.
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    expectError: (pattern) => expected.push(pattern),
    check: () => {
      const surprises = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (surprises.length > 0) throw new Error(`The page complained:\n${surprises.join('\n')}`);
    },
  };
}
