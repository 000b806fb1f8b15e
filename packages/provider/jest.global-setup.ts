import { startSharedCluster } from './src/test-support/test-cluster.ts';

/** One PostgreSQL for the whole run; each file gets a database of its own from a template. */
export default async function start(): Promise<void> {
  (globalThis as { stopTestCluster?: () => Promise<void> }).stopTestCluster = (
    await startSharedCluster()
  ).close;
}
