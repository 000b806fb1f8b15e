/** Whether to skip what the page does without: data saver is on, or the connection is as slow as 3G. */
export function prefersReducedData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
