import { MEMBER_INFO_PATH } from '@vitis/domain';

export const CLIENT_INFO_PATH = '/mypage/client-info';
export const CLIENT_INFO_EDIT_PATH = '/mypage/client-info/edit';
export const ADDRESSES_PATH = '/mypage/client-info/addresses';
export const WITHDRAW_PATH = '/mypage/client-info/withdraw';
export const WITHDRAWAL_COMPLETE_PATH = '/account/withdrawal-complete';

const RETURN_TO = 'returnTo';

/** Where the password is asked for before `path` can be opened. */
export const passwordCheckFor = (path: string): string =>
  `${MEMBER_INFO_PATH}?${new URLSearchParams({ [RETURN_TO]: path })}`;

/** Where somebody came from who had to type the password first: a screen of my page, and nothing else. */
export function checkedFor(search: URLSearchParams): string | null {
  const given = search.get(RETURN_TO);
  return given !== null && /^\/mypage(?:\/[a-z-]+)+$/.test(given) ? given : null;
}
