/**
 * The real provider for tests of others: `startTestProvider({ seeded: true })` answers with `{ url, token(email), close }`.
 * Where the demonstration accounts and a few wines are enough, `fill: smallShop` stands up much sooner.
 * Import it as `@vitis/testing/provider`, in Node tests only; a page never needs it.
 */
export { startTestProvider, type TestProvider, type TestProviderOptions } from '@vitis/provider/test-support';
export { smallShop } from '@vitis/provider/test-support/small-shop';
