import type { Language } from '@vitis/contracts';

/** An amount beside a drawing, where room is short: `1500만`. */
export const compact = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { notation: 'compact' }).format(value);

/** `26.11` of `2026-11`. */
export const shortMonth = (month: string): string => month.slice(2).replace('-', '.');
