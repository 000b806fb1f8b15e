/** Defined where servers and tools read them as well: the token's cookie, members' paths, the business type. */
export { BUSINESS_TYPE, isProtectedPath, TOKEN_COOKIE } from '@vitis/contracts';

/** How long a token of the session flow (mail and password) lives, in seconds: one day. */
export const SESSION_TOKEN_SECONDS = 86_400;

/** How long a token of the code flow (social login) lives, in seconds: seven days. */
export const CODE_FLOW_TOKEN_SECONDS = 604_800;

/** How long a session of mail and password may lie unused, in seconds: a long lunch, or a drive without a line (ours). */
export const SESSION_IDLE_SECONDS = 14_400;

/** How long a session of the code flow may lie unused, in seconds: a weekend (ours). */
export const CODE_FLOW_IDLE_SECONDS = 259_200;

/** For how long the password that was typed opens a member's own data, in minutes (ours). */
export const PASSWORD_CHECK_MINUTES = 30;

/** Where a guest on a protected path goes. */
export const LOGIN_PATH = '/account/login';

/** Where members see and change their own data; also where a second factor is set up. */
export const MEMBER_INFO_PATH = '/mypage/member-info';

/** The parameter of that page with which a member is led to a second factor that is demanded: where to go afterwards (ours). */
export const SECOND_FACTOR_RETURN = 'secondFactorFor';

/** The cookie that holds the recent searches. */
export const SEARCH_HISTORY_COOKIE = 'search-histories';

/** Most terms that the search history keeps. */
export const SEARCH_HISTORY_MAX_TERMS = 20;

/** Most bytes of the history's value: with the cookie's name it stays below the 4 KB of a cookie. */
export const SEARCH_HISTORY_MAX_BYTES = 3_800;

/** Social login opens one of two pop-ups, in CSS pixels. */
export const SOCIAL_POPUP_SIZES = {
  wide: { width: 880, height: 500 },
  tall: { width: 580, height: 600 },
} as const;

/** The pop-up of an identity check, in CSS pixels: as large as NICE's own page wants it (ours). */
export const IDENTITY_POPUP_SIZE = { width: 480, height: 812 } as const;

/**
 * Wrong passwords before a stop: of strangers for an account from one address, of a device that has signed in before,
 * of a session.
 */
export const LOGIN_FAILURES_PER_ACCOUNT = 5;

/** Sign-in failures from one address before it waits. */
export const LOGIN_FAILURES_PER_ADDRESS = 30;

/** The window over which sign-in failures count, in minutes. */
export const LOGIN_FAILURE_MINUTES = 15;

/** Longest wait of a stranger at an account at which many guess, in seconds: shorter than any page's patience (ours). */
export const LOGIN_WAIT_LONGEST_SECONDS = 8;

/** How long a device is known after the last sign-in on it, in days (ours). */
export const KNOWN_DEVICE_DAYS = 180;

/** Most devices that an account is known on; the one that was not used for longest goes first (ours). */
export const KNOWN_DEVICES_PER_ACCOUNT = 20;

/** Digits of a verification code. */
export const VERIFICATION_CODE_DIGITS = 6;

/** How long a verification code is good, in minutes. */
export const VERIFICATION_CODE_MINUTES = 10;

/** Wrong tries that a verification code bears. */
export const VERIFICATION_CODE_TRIES = 5;

/** How long a person waits for the next verification code, in seconds. */
export const VERIFICATION_CODE_RESEND_SECONDS = 60;
