import { decodeSearchHistory, encodeSearchHistory, SEARCH_HISTORY_COOKIE } from '@vitis/domain';

const YEAR_SECONDS = 31_536_000;

/** The recent searches of this browser, newest first. */
export function readSearchHistory(cookies = document.cookie): string[] {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${SEARCH_HISTORY_COOKIE}=`));
  return found === undefined ? [] : decodeSearchHistory(found.slice(SEARCH_HISTORY_COOKIE.length + 1));
}

/** Keeps the recent searches; without any the cookie goes. */
export function writeSearchHistory(terms: readonly string[]): void {
  const value = encodeSearchHistory(terms);
  const age = value === '' ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the webviews that we serve.
  document.cookie = `${SEARCH_HISTORY_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
