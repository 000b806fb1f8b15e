import type { Language } from '@vitis/contracts';
import { listHref } from '../../shared/page-number.ts';
import { CASH_PATH } from '../../shared/paths.ts';

const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** What the provider is asked; the month of today where the address names none. */
export function cashQuery(search: URLSearchParams): { month?: string } {
  const month = search.get('month') ?? '';
  return MONTH.test(month) ? { month } : {};
}

/** The row that somebody came for; null where the address names none. */
export const namedEntry = (search: URLSearchParams): number | null => {
  const id = Number(search.get('entry'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The month so many months away. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Every month of a ledger, the latest first, and the one that is shown, which an address may name outside of it. */
export function monthsOf(first: string, last: string, shown: string): string[] {
  const months = [last];
  while (months.at(-1)! > first) months.push(monthAfter(months.at(-1)!, -1));
  return months.includes(shown) ? months : [...months, shown].sort().reverse();
}

/** `2026년 11월`; shorter where a language has long names. */
export const monthName = (month: string, language: Language, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: length, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The ledger of a month, from the first of its pages unless another is named. */
export const hrefOfMonth = (month: string, page = 1): string => listHref(CASH_PATH, { month }, page);
