/** Bytes after brotli that a release may weigh; what is heavier is refused. Raise one only with a reason. */
export const BUDGETS = {
  /**
   * The file that a page needs first. A remote's carries the federation's part and the hashes of its exposed module,
   * which brings those of the other files: it does not grow with the screens.
   */
  entry: { shell: 151_000, remote: 8_000 },
  /** Scripts and styles of one lazy chunk. */
  chunk: 48_000,
  /** Scripts and styles of shell and remote that a page's first screen needs. */
  page: 235_000,
  /** The same for pages that strangers arrive at on a phone, by the route's path. */
  pages: { '/': 190_000, '/product': 195_000 } as Readonly<Record<string, number>>,
  /**
   * The scripts alone of such a page, by the route's path. The aim is 180 kB at rest; what a page fetches by itself after
   * its first screen (the font's style, a little more for members) has the rest.
   */
  scripts: { '/': 178_500, '/product': 178_500 } as Readonly<Record<string, number>>,
} as const;
