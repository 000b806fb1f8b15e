/**
 * The real provider for tests of others: `startTestProvider({ seeded: true })` answers with `{ url, token(email), close }`.
 * Where the demonstration accounts and a few wines are enough, `fill: smallShop` stands up much sooner.
 * Import it as `@vitis/testing/provider`, in Node tests only; a page never needs it.
 */
export { startTestProvider, type TestProvider, type TestProviderOptions } from '@vitis/provider/test-support';
/** A command of the operator's, in the test's own process: its words, its environment; answers the exit code. */
export { runCli } from '@vitis/provider/test-support/command';
/** A provider in a process of its own. */
export { type ProviderProcess, spawnProvider } from '@vitis/provider/test-support/process';
export { smallShop } from '@vitis/provider/test-support/small-shop';
