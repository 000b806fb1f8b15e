/** Runs `work` when the browser has nothing better to do, after `timeout` ms at the latest; the function ends it. */
export function whenIdle(work: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no such callback.
  const timer = setTimeout(work, timeout);
  return () => clearTimeout(timer);
}
