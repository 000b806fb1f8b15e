import { decodeSearchHistory, encodeSearchHistory, SEARCH_HISTORY_COOKIE } from '@vitis/domain';

const YEAR_SECONDS = 31_536_000;

/** All cookies of the page; none where the browser does not let the page have any. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The recent searches of this browser, newest first. */
export function readSearchHistory(cookies = allCookies()): string[] {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${SEARCH_HISTORY_COOKIE}=`));
  return found === undefined ? [] : decodeSearchHistory(found.slice(SEARCH_HISTORY_COOKIE.length + 1));
}

/** Keeps the recent searches; without any the cookie goes. */
export function writeSearchHistory(terms: readonly string[]): void {
  const value = encodeSearchHistory(terms);
  const age = value === '' ? 0 : YEAR_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the webviews that we serve.
    document.cookie = `${SEARCH_HISTORY_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  } catch {
    // A page without cookies searches all the same, and forgets.
  }
}
