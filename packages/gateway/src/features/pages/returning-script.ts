import { TOKEN_COOKIE } from '@vitis/contracts';
import { WEBVIEW_MARK, WEBVIEW_MEMORY } from '@vitis/contracts/webview';

/**
 * Marks the page of somebody who has a token that has not run out, before anything of it is painted: shared HTML is a
 * guest's, and what a member has in another place would move everything else when the session is known (decision 0043).
 * The mark says their first role, since a buyer has places that staff have not.
 * The text of an inline script in the page's head; the shell corrects the mark. Where cookies are closed to scripts,
 * nobody is known to have a token. For a guest it throws nothing: that took 6 ms of a slow phone's way to its first paint.
 *
 * In the app the frame has fewer places as well: by what the app has told this tab's page before.
 *
 * It also marks that the page's largest picture comes first (`start-page.ts`, which takes the mark away): here, as a page that comes in
 * pieces is laid out, and asks for its pictures, before its last script runs. A page that is cut off before that script loses the
 * mark after five seconds.
 */
export const RETURNING_SCRIPT = `{const m=document.documentElement.dataset;m.pictureFirst="";setTimeout(()=>delete m.pictureFirst,5e3);try{const t=/(?:^|; )${TOKEN_COOKIE}=[^.;]+\\.([^.;]+)/.exec(document.cookie);if(t){const{exp:e,roles:r}=JSON.parse(atob(t[1].replace(/-/g,"+").replace(/_/g,"/")));if(e*1e3>Date.now())m.returning=r?.[0]??""}const w=sessionStorage["${WEBVIEW_MEMORY}"];if(w)m.${WEBVIEW_MARK}=JSON.parse(w).os}catch{}}`;
