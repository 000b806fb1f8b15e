/** Whether to skip speculative downloads: data saver is on, or the connection is 2G. */
export function isSparing(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return line?.saveData === true || /2g/.test(line?.effectiveType ?? '');
}
