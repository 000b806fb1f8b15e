/** The oldest version of each engine that the shop is written for, as README's table of browsers names it. */
export const OLDEST_ENGINES = { chrome: [117, 0], firefox: [128, 0], safari: [17, 4] } as const;

/** The same as Lightning CSS reads it: a byte each for the parts of a version. It knows phones' Safari as a browser of its own. */
export function cssTargets(): Record<string, number> {
  const version = ([major, minor]: readonly [number, number]) => (major << 16) | (minor << 8);
  const { chrome, firefox, safari } = OLDEST_ENGINES;
  return {
    chrome: version(chrome),
    firefox: version(firefox),
    safari: version(safari),
    ios_saf: version(safari),
  };
}
