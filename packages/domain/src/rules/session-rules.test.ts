import * as rules from './session-rules.ts';

test.each([
  ['TOKEN_COOKIE', 'vitis-b2b-access-token'],
  ['SESSION_TOKEN_SECONDS', 24 * 60 * 60],
  ['CODE_FLOW_TOKEN_SECONDS', 7 * 24 * 60 * 60],
  ['SESSION_IDLE_SECONDS', 4 * 60 * 60],
  ['CODE_FLOW_IDLE_SECONDS', 3 * 24 * 60 * 60],
  ['PASSWORD_CHECK_MINUTES', 30],
  ['LOGIN_PATH', '/account/login'],
  ['SEARCH_HISTORY_COOKIE', 'search-histories'],
  ['SEARCH_HISTORY_MAX_TERMS', 20],
  ['BUSINESS_TYPE', 'B2B'],
  ['LOGIN_FAILURES_PER_ACCOUNT', 5],
  ['LOGIN_FAILURES_PER_ADDRESS', 30],
  ['LOGIN_FAILURE_MINUTES', 15],
  ['VERIFICATION_CODE_DIGITS', 6],
  ['VERIFICATION_CODE_MINUTES', 10],
  ['VERIFICATION_CODE_TRIES', 5],
] as const)('%s is %s', (name, value) => {
  expect(new Map(Object.entries<unknown>(rules)).get(name)).toBe(value);
});

test('SEARCH_HISTORY_MAX_BYTES leaves room for the name in a cookie of 4 KB', () => {
  expect(rules.SEARCH_HISTORY_MAX_BYTES + rules.SEARCH_HISTORY_COOKIE.length + 1).toBeLessThan(4_096);
});

test('SOCIAL_POPUP_SIZES are 880 by 500 and 580 by 600', () => {
  expect(rules.SOCIAL_POPUP_SIZES).toEqual({
    wide: { width: 880, height: 500 },
    tall: { width: 580, height: 600 },
  });
});

test('PROTECTED_PATHS send a guest away', () => {
  for (const path of ['/mypage/wish', '/order/payment', '/cart', '/chat'])
    expect(rules.isProtectedPath(path)).toBe(true);
  for (const path of ['/', '/product/1', '/account/login']) expect(rules.isProtectedPath(path)).toBe(false);
});
