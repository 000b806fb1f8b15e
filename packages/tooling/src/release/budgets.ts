/**
 * Bytes after brotli that a release may weigh; what is heavier is refused. Each stands right above what was built last, so
 * that weight comes by a decision: the commit that raises one says what a visitor gets for it (`git log -L` on its line tells).
 */
export const BUDGETS = {
  /**
   * The file that a page needs first: for the shell all that comes before any lazy file (router, session, what is pressed before
   * the page is alive), for a remote the federation's part, and 25 bytes for the name and hashes of each lazy file.
   */
  entry: { shell: 160_600, remote: 9_000 },
  /**
   * Scripts and styles of one lazy chunk, with those that it shares. The largest, an order for staff and the order form, are
   * reached from another page, and by members only; what few of them want comes by itself.
   */
  chunk: 57_500,
  /** Scripts and styles of shell and remote that a page's first screen needs. The largest is an order for staff. */
  page: 250_300,
  /** The same for pages that strangers arrive at on a phone, by the route's path. */
  pages: { '/': 200_600, '/product': 205_100 } as Readonly<Record<string, number>>,
  /**
   * The scripts alone of such a page, by the route's path. The aim is 180 kB at rest; what a page fetches by itself after
   * its first screen (the font's style, a little more for members) has the rest.
   */
  scripts: { '/': 189_400, '/product': 193_700 } as Readonly<Record<string, number>>,
  /**
   * What a list brings to a page that has shown another list, scripts and styles, by the path of its route: the code of
   * all lists comes once. What a list has beside its rows comes on top, and a few kB that the bundler leaves in each, since
   * other screens want them, too, and they are too small for a file of their own.
   */
  further: {
    '/mypage/estimate-order-history': { after: '/mypage/estimate-apply-history', bytes: 6_300 },
    '/mypage/manage-estimate-history': { after: '/mypage/manage-order-history', bytes: 5_200 },
  } as Readonly<Record<string, { after: string; bytes: number }>>,
} as const;
