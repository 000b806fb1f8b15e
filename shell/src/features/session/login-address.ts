import { LOGIN_PATH, MEMBER_INFO_PATH, SECOND_FACTOR_RETURN } from '@vitis/domain';

/** A page that leads back to `from` (path and query) afterwards, named by a parameter. The page's language goes along. */
function leadingBack(path: string, parameter: string, from: string): string {
  const target = new URLSearchParams({ [parameter]: from });
  const language = new URLSearchParams(from.split('?')[1] ?? '').get('lang');
  if (language !== null) target.set('lang', language);
  return `${path}?${target}`;
}

/** The sign-in page. */
export const loginAddress = (from: string): string => leadingBack(LOGIN_PATH, 'returnTo', from);

/** Where a second factor is set up. */
export const secondFactorAddress = (from: string): string =>
  leadingBack(MEMBER_INFO_PATH, SECOND_FACTOR_RETURN, from);
