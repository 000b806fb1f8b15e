/** The person pays for every byte, or the line is too slow for guesses. */
export function isSparing(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return line?.saveData === true || /2g/.test(line?.effectiveType ?? '');
}
