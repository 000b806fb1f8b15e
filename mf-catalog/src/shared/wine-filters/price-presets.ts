import type { Range } from '@vitis/contracts';

/** Prices that buyers ask for, in won per bottle: "under thirty thousand" is the commonest question of all. */
export const PRICE_PRESETS: readonly Range[] = [
  { from: null, to: 20_000 },
  { from: 20_000, to: 30_000 },
  { from: 30_000, to: 50_000 },
  { from: 50_000, to: 100_000 },
  { from: 100_000, to: null },
];

/** Those in which something lies between `min` and `max`. */
export const presetsWithin = (presets: readonly Range[], min: number, max: number): Range[] =>
  presets.filter(({ from, to }) => (from ?? min) <= max && (to ?? max) >= min);

export const sameRange = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to;
