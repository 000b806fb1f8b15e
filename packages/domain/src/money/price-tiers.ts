import type { PriceTier } from '@vitis/contracts';

/** Tiers from the rows of a price list, each reaching to where the next begins. `rows` ascend by quantity. */
export function tiersOf(rows: readonly (readonly [minQty: number, price: number])[]): PriceTier[] {
  return rows.map(([minQty, price], index) => {
    const next = rows[index + 1];
    return { minQty, maxQty: next ? next[0] - 1 : null, price };
  });
}

/** Won per bottle when this many bottles are bought at once. Throws a RangeError where the list has no such tier. */
export function unitPriceAt(tiers: readonly PriceTier[], bottles: number): number {
  const tier = tiers.findLast(({ minQty }) => minQty <= bottles);
  if (!tier) throw new RangeError(`no price for ${bottles} bottles`);
  return tier.price;
}

/** The tier to show for a quantity: the one that it falls into, the first one below that. Throws a RangeError for none. */
export function tierAt(tiers: readonly PriceTier[], bottles: number): PriceTier {
  const found = tiers.findLast(({ minQty }) => minQty <= bottles) ?? tiers[0];
  if (found === undefined) throw new RangeError('a price without tiers');
  return found;
}

/** The next tier above a quantity, and how many bottles are missing to it; null from the last tier on. */
export function tierAfter(
  tiers: readonly PriceTier[],
  bottles: number,
): { tier: PriceTier; missing: number } | null {
  const tier = tiers.find(({ minQty }) => minQty > bottles);
  return tier === undefined ? null : { tier, missing: tier.minQty - bottles };
}
