/** What the trade calls cases, bottles and dozens after a number, as sources of a pattern for the `u` and `i` flags. */

const latin = (units: string): string => `(?:${units})(?!\\p{L})`;

export const CASES = `박스|상자|케이스|짝|箱|ケース|${latin('boxe?s?|bxs?|c/s|cs|cases?|ctns?|ct|cartons?|c')}`;
export const BOTTLES = `병(?!입(?!니))|보틀|바틀|본|개|瓶|支|本|${latin('bottles?|btls?|bts?|ea|pcs|b')}`;
export const DOZENS = `다스|더즌|打|ダース|${latin('dozens?|dz')}`;
