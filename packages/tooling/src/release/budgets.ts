/** Bytes after brotli that a release may weigh; what is heavier is refused. Raise one only with a reason. */
export const BUDGETS = {
  /**
   * The file that a page needs first. A remote's carries the federation's part, and the name and hashes of each lazy
   * file: some 25 bytes for each, of which mf-catalog has 35 since makers, articles and the house have pages, and the two portals
   * more with each of their last twenty screens (0.4 kB). The shell's
   * has 0.2 kB since it leads every address to a second factor that is demanded, and leaves its reports to the next page:
   * both are needed before anything else may be loaded; and 0.2 kB since it focuses a heading that comes with its data, and
   * fetches nothing ahead of a remote that has failed. The last 0.2 kB are for the place of a member's bell, the choice between
   * the frames of buyers and staff, and the language of a file that is fetched: all three come before any lazy file;
   * and for a search field and a focus that leave alone who writes while a page is on its way; 0.1 kB, here and on home, for the
   * hashes of lazy files, which compress by up to 0.1 kB better or worse from build to build; and 0.6 kB for a start in steps, numbers
   * without `Intl`, which took 15 ms of the first paint, the footer of staff, and the names of the last lazy files; and 0.2 kB for
   * what a page knows is not there, which is said before anything is asked; and 1.0 kB for what was pressed before the page was
   * alive, and for a page that the server has made for a member, both of which come before anything else, and a question that is put once;
   * and 0.2 kB for the step at which a load hung, and for answers that stay the objects that they are, which keeps a screen from being
   * rendered twice; and 0.2 kB for round numbers without `Intl`, and what has every file compiled while it is read; and
   * 0.2 for the question whether a file that did not come is gone; and 0.1 for lines as slow as 3G, which get no font; 0.1 that a caret stays where
   * it is when the page comes alive; 0.2 that a failure stays until there is an answer, and that an earlier one does not come back.
   */
  entry: { shell: 159_900, remote: 9_000 },
  /**
   * Scripts and styles of one lazy chunk, with those that it shares. The largest, a sample of an order for staff, has 52.5 kB, 0.5 of
   * them the draft of an answer to a proposal and the name of a proposed holiday; the order form has 52.1: addresses, the
   * days that can be kept, store and hour, credit, and the part of an estimate; only members come to them, from another page,
   * and what few of them want (a new address, the calendar, what became of the rest) comes by itself. The last 0.7 kB are the wine
   * that a coupon is used on and the places of an order's lines, in the shape of an order, and 0.1 the notice that somebody else changed it;
   * and 0.8 kB, for both, what a client told of its transfer and the words of an order that is picked up;
   * 0.3 that each of its files is compiled while it is read; and 0.3 that a finger sees what it presses; 0.5 a coupon that is a part of
   * the draft and never sent unseen, and what is typed past an estimate.
   */
  chunk: 54_900,
  /**
   * Scripts and styles of shell and remote that a page's first screen needs. The largest, a sample of an order for staff, has 241.8 kB: a document's
   * lines with the ways to their counterparts, its deliveries with a statement each, what it says of a change that is proposed, 0.7 of it
   * the draft of its answer and a holiday's name (forms and dialogs come by themselves), the client's credit, and the shell's last 0.8; 0.7 of the members' frame are the sound of the bell; and the shell's last 0.9; 0.3 a choice of lines to confirm, 0.4 the notice that somebody else changed what is open, 0.1 the 비고 of a confirmed order's paper,
   * 0.3 room for names of files, which compress otherwise with each build, and the shell's last 0.2; 0.8 the client's
   * transfer and the pick-up, as above; 0.6 the shell's last 0.2, and that each file is compiled while it is read; 0.6 that a finger sees what it presses, and the shell's last 0.2; and 0.2 the shell's last and what a press on + stops at;
   * 0.5 the states of a repeating date in the bell, and that the answer to another question gives way to a failure; 0.2 the day of
   * a pick-up at its step; 0.3 the shell's last 0.2, and that the focus goes on from a failure to what comes in its place.
   */
  page: 247_700,
  /**
   * The same for pages that strangers arrive at on a phone, by the route's path. The list's own files have become 1.2 kB
   * lighter since 195 kB was written here; the table of the remote's files, with twenty more screens in it, and the shell
   * are 2.4 kB heavier, 0.3 kB of it for what is kept on the device; 0.5 kB are the texts' and files' names of the way of an order;
   * 0.2 kB the place for the desk in the header's search, and both the shell's last 1.7, 0.2 of which say in the page itself that
   * something is not there. 0.1 kB of the list are stock in cases, whose words come with the order of a card, and 0.3 what it says of its wines to search
   * engines, and the names of kinds where it does not come; 0.2 the way to all makers that words find, and a country without wines. Home has the same, 1.7 kB of styles for the pictures of regions, makers and articles, and the shell's last 0.2. Both have 0.2 kB
   * that keep a menu open which was opened while a page was on its way, and 0.4 for the shell's last 0.2 and their files' hint as above; and both 0.3
   * so that a finger sees what it presses, and the shell's last 0.2; the list has 0.2 that say what there is not enough of, and 0.2 that a price did not come; home has 0.2 that offer another try for what did not come, and say
   * whether tax is in a price; 0.3 that a price which did not come says so, and is asked for again; 0.2 the shell's last; of the
   * list 0.1 that a group of its filters may be filled when it is opened, and 0.1 that prices which are known stay.
   */
  pages: { '/': 199_200, '/product': 203_700 } as Readonly<Record<string, number>>,
  /**
   * The scripts alone of such a page, by the route's path. The aim is 180 kB at rest; what a page fetches by itself after
   * its first screen (the font's style, a little more for members) has the rest. They are for the same
   * reason as the sums above; 0.3 of them are the repeating order and the papers of the cart in that table, and
   * the list's last 1.0 are the payment, the pickup and the parts of cart and order form that come by themselves;
   * 0.4 the shell's last 0.2 and their files' hint as above, 0.1 of the list when the first message of a cart comes, 0.2 of it as above, and 0.2 room for names of files;
   * 0.1 kB its own name for what the header's search asks for, 0.1 kB the stock in cases, the shell's last 2.0, and 0.5 kB as above; 0.7 of home, and the list's last 0.2, as above.
   */
  scripts: { '/': 188_200, '/product': 192_200 } as Readonly<Record<string, number>>,
  /**
   * What a list brings to a page that has shown another list, scripts and styles, by the path of its route: the code of
   * all lists comes once. A list with more to it than rows (several done at once, say) brings that besides; that of estimates for
   * staff has what waits and what expires soon, and 0.6 kB of the table that receivables and a client's page have in common with
   * lists since they came, which the bundler leaves in each list. That of orders has 2.1 kB of the words of states: since the overview of my page says
   * states, too, they are no longer wanted by the same screens as the rest of a list, and by themselves too small for a file.
   */
  further: {
    '/mypage/estimate-order-history': { after: '/mypage/estimate-apply-history', bytes: 6_200 },
    '/mypage/manage-estimate-history': { after: '/mypage/manage-order-history', bytes: 5_200 },
  } as Readonly<Record<string, { after: string; bytes: number }>>,
} as const;
