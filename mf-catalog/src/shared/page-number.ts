import { LAST_PAGE } from '@vitis/contracts';

/**
 * The page that an address names, from 1; undefined where that is no such number. One that no list reaches is still a page:
 * there is none of that number, which is what its visitor and search engines are told.
 */
export const readPageNumber = (text: string): number | undefined =>
  /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : undefined;
