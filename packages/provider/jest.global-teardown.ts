export default async function stop(): Promise<void> {
  await (globalThis as { stopTestCluster?: () => Promise<void> }).stopTestCluster?.();
}
