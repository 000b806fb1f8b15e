import type { PriceTier } from '@vitis/contracts';

/** The tier that a quantity falls into; below the first tier it is the first one's price. */
export function tierAt(tiers: readonly PriceTier[], bottles: number): PriceTier {
  const found = tiers.findLast(({ minQty }) => minQty <= bottles) ?? tiers[0];
  if (found === undefined) throw new RangeError('A price without tiers');
  return found;
}
