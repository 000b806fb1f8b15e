/** Stands in for our own origin: an address that leaves it leaves the shop. */
const HERE = 'https://shop.invalid';

/** For members, who may have to sign in before it. */
const OLD_PASSWORD = '/account/resetpw/old';

/** Pages of the account part lead back to signing in; after it a person goes to the shop instead. */
const isAccountPage = (path: string) =>
  (path === '/account' || path.startsWith('/account/')) && path !== OLD_PASSWORD;

/**
 * Where a person goes on to after what came in between (signing in): path, query and fragment of this very site, `/` for anything else. The value
 * comes from the address bar, so it may have been written by somebody who wants to lead people to another site:
 * browsers read `//evil.example`, `/\evil.example` and `/<tab>/evil.example` as addresses of another host.
 */
export function safeReturnTo(given: string | null): string {
  if (given === null || !/^\/(?![/\\])/.test(given) || hasHiddenCharacters(given)) return '/';
  const { origin, pathname, search, hash } = new URL(given, HERE);
  if (origin !== HERE || pathname.startsWith('//') || isAccountPage(pathname)) return '/';
  return pathname + search + hash;
}

/** Control characters (which URL parsers drop) and backslashes (which they turn into slashes). */
function hasHiddenCharacters(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\');
}
