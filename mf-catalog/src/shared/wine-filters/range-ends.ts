import type { Range } from '@vitis/contracts';

/** What there is between two ends; where nothing is left, what was asked for, so that it can be taken off. */
export const rangeEnds = (there: { min: number; max: number } | null | undefined, { from, to }: Range) => {
  if (there) return there;
  const asked = [from, to].filter((end) => end !== null);
  return asked.length === 0 ? null : { min: Math.min(...asked), max: Math.max(...asked) };
};
