import { LOGIN_PATH } from '@vitis/domain';

/**
 * The sign-in page, which leads back to `from` (path and query) afterwards. The page's language goes along.
 */
export function loginAddress(from: string): string {
  const target = new URLSearchParams({ returnTo: from });
  const language = new URLSearchParams(from.split('?')[1] ?? '').get('lang');
  if (language !== null) target.set('lang', language);
  return `${LOGIN_PATH}?${target}`;
}
