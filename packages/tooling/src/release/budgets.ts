/** Bytes after brotli that a release may weigh; what is heavier is refused. Raise one only with a reason. */
export const BUDGETS = {
  /** The file that a page needs first. A remote's carries the federation's part and the hashes of its other files. */
  entry: { shell: 160_000, remote: 9_500 },
  /** Scripts and styles of one lazy chunk. */
  chunk: 48_000,
  /** Scripts and styles of shell and remote that a page's first screen needs. */
  page: 235_000,
  /** The same for pages that strangers arrive at on a phone, by the route's path. */
  pages: { '/': 190_000, '/product': 195_000 } as Readonly<Record<string, number>>,
} as const;
