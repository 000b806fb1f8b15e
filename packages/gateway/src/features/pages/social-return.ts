import { LANGUAGES } from '@vitis/contracts';

/** Where the screen is to which a sign-in with a social account leads back. */
const SCREEN = '/oauth2/kakao';

/**
 * Where somebody goes on who comes back from a provider to the site root; null for everybody else. What came
 * along is read there alone: the home page is rendered and kept for everybody.
 *
 * @param url path and query of the request
 */
export function socialReturn(url: string): string | null {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const isReturn = searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  if (pathname !== '/' || !isReturn) return null;
  // The state says in which language the person left.
  const left = searchParams.get('state')?.split('.')[1];
  const language = LANGUAGES.find((known) => known === left);
  if (language !== undefined && language !== LANGUAGES[0]) searchParams.set('lang', language);
  return `${SCREEN}?${searchParams}`;
}
