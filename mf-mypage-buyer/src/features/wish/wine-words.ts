import type { PriceTier, ProductCard } from '@vitis/contracts';
import type { WineKindColour } from '@vitis/ui';

/** `샤토 라모네 2019`; a wine of no single year is NV. */
export const wineTitle = ({ name, vintage }: Pick<ProductCard, 'name' | 'vintage'>): string =>
  `${name} ${vintage ?? 'NV'}`;

export const kindColour = (code: ProductCard['kind']['code']): WineKindColour =>
  code.toLowerCase() as WineKindColour;

/** `프랑스 · 보르도 · 생테밀리옹`. */
export const originOf = ({ country, areas }: Pick<ProductCard, 'country' | 'areas'>): string =>
  [country.name, ...areas.map(({ name }) => name)].join(' · ');

/** What one bottle costs when this many are taken; below the first tier it is the first one's price. */
export function priceAt(tiers: readonly PriceTier[], bottles: number): number {
  const tier = tiers.findLast(({ minQty }) => minQty <= bottles) ?? tiers[0];
  if (tier === undefined) throw new RangeError('A price without tiers');
  return tier.price;
}
