/** A quantity as several runs of one measurement gave it. */
export interface Spread {
  middle: number;
  least: number;
  most: number;
}

/**
 * The value below which `share` (0 to 1) of the values lie, by nearest rank.
 *
 * @throws when there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('There is no percentile of nothing');
  return found;
}

/**
 * The middle value; of an even number of values the mean of the two in the middle.
 *
 * @throws when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (upper + lower) / 2;
}

/** Median with the least and the most. */
export const spreadOf = (values: readonly number[]): Spread => ({
  middle: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

/** A quantity that does not vary between runs. */
export const exactly = (value: number): Spread => ({ middle: value, least: value, most: value });

/** The percentile over the values of all blocks, with the least and the most that a single block had. */
export const spreadOfBlocks = (blocks: readonly number[][], share: number): Spread => ({
  ...spreadOf(blocks.map((block) => percentile(block, share))),
  middle: percentile(blocks.flat(), share),
});

/** Of every block the middle and the slow end, to two decimals. */
export const endsOfBlocks = (blocks: readonly number[][]): number[][] =>
  blocks.map((block) => [0.5, 0.99].map((share) => Number(percentile(block, share).toFixed(2))));
