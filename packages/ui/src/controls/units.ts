/** What bottles and cases are called after a number, as sources of a pattern: those of the trade, which a test of portal compares. */
export const BOTTLES = '병(?!입(?!니))|보틀|바틀|본|개|瓶|支|本|(?:bottles?|btls?|bts?|ea|pcs|b)(?!\\p{L})';
export const CASES =
  '박스|상자|케이스|짝|箱|ケース|(?:boxe?s?|bxs?|c/s|cs|cases?|ctns?|ct|cartons?|c)(?!\\p{L})';

/** A unit at the end of a text that counts bottles, or cases. */
export const BOTTLES_AFTER = new RegExp(`(?:${BOTTLES})$`, 'iu');
export const CASES_AFTER = new RegExp(`(?:${CASES})$`, 'iu');
