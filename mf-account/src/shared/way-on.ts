import type { UserInfo } from '@vitis/platform';
import { safeReturnTo } from '@vitis/portal/remote';

const DESK = '/mypage';

/**
 * Where somebody goes on who has signed in: to where they were going; who works here, from nowhere in particular, to their desk.
 *
 * @param isOpen whether a screen stands at an address
 */
export function wayOn(
  returnTo: string | null,
  user: UserInfo | null,
  isOpen: (address: string) => boolean,
): string {
  const asked = safeReturnTo(returnTo);
  const worksHere = user !== null && !user.roles.includes('B2B');
  return asked === '/' && worksHere && isOpen(DESK) ? DESK : asked;
}
