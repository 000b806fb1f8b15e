/** Bytes after brotli that a release may weigh; what is heavier is refused. Raise one only with a reason. */
export const BUDGETS = {
  /**
   * The file that a page needs first. A remote's carries the federation's part, and the name and hashes of each lazy
   * file: some 25 bytes for each, of which mf-catalog has 35 since makers, articles and the house have pages. The shell's
   * has 0.2 kB since it leads every address to a second factor that is demanded, and leaves its reports to the next page:
   * both are needed before anything else may be loaded; and 0.2 kB since it focuses a heading that comes with its data, and
   * fetches nothing ahead of a remote that has failed. The last 0.2 kB are for the place of a member's bell, the choice between
   * the frames of buyers and staff, and the language of a file that is fetched: all three come before any lazy file;
   * and for a search field and a focus that leave alone who writes while a page is on its way.
   */
  entry: { shell: 156_600, remote: 8_600 },
  /**
   * Scripts and styles of one lazy chunk, with those that it shares. The largest, the order form, has 51.1 kB: addresses, the
   * days that can be kept, store and hour, credit, and the part of an estimate; only members come to it, from another page,
   * and what few of them want (a new address, the calendar) comes by itself.
   */
  chunk: 51_200,
  /** Scripts and styles of shell and remote that a page's first screen needs. */
  page: 235_000,
  /**
   * The same for pages that strangers arrive at on a phone, by the route's path. The list's own files have become 1.2 kB
   * lighter since 195 kB was written here; the table of the remote's files, with twenty more screens in it, and the shell
   * are 2.4 kB heavier, 0.3 kB of it for what is kept on the device; 0.5 kB are the texts' and files' names of the way of an order. Home has the same and 1.7 kB of styles for the pictures of regions, makers and articles.
   */
  pages: { '/': 195_600, '/product': 198_400 } as Readonly<Record<string, number>>,
  /**
   * The scripts alone of such a page, by the route's path. The aim is 180 kB at rest; what a page fetches by itself after
   * its first screen (the font's style, a little more for members) has the rest. The 186.5 are for the same
   * reason as the sums above; 0.3 of them are the repeating order and the papers of the cart in that table, and
   * the list's last 1.0 are the payment, the pickup and the parts of cart and order form that come by themselves.
   */
  scripts: { '/': 186_500, '/product': 187_500 } as Readonly<Record<string, number>>,
  /**
   * What a list brings to a page that has shown another list, scripts and styles, by the path of its route: the code of
   * all lists comes once. A list with more to it than rows (several done at once, say) brings that besides; that of estimates for
   * staff has what waits and what expires soon.
   */
  further: {
    '/mypage/estimate-order-history': { after: '/mypage/estimate-apply-history', bytes: 4_000 },
    '/mypage/manage-estimate-history': { after: '/mypage/manage-order-history', bytes: 4_600 },
  } as Readonly<Record<string, { after: string; bytes: number }>>,
} as const;
