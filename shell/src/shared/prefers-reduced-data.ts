/** Whether to skip speculative downloads: data saver is on, or the connection is 2G. */
export function prefersReducedData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
