import type { ProductCard, ProductDetail } from '@vitis/contracts';

/** Wines of the same house shown at most: the others are to be something else. */
const OF_HOUSE = 2;

/** What years of one wine have in common. */
const wineOf = ({ name, winery }: Pick<ProductCard, 'name' | 'winery'>) => `${winery.id} ${name}`;

/**
 * Wines to look at beside this one: a few of its house, then of other houses of its area, first those of its kind; of each
 * one year, in stock where there is one, and none of its own years, which stand at its head.
 */
export function relatives(
  wine: ProductDetail,
  ofHouse: readonly ProductCard[],
  ofArea: readonly ProductCard[],
  most: number,
): ProductCard[] {
  const seen = new Set([wineOf(wine)]);
  const oneYearEach = (wines: readonly ProductCard[]) => {
    const there = wines.toSorted(
      (a, b) => Number(a.availability === 'SOLD_OUT') - Number(b.availability === 'SOLD_OUT'),
    );
    return there.filter((one) => {
      const isNew = !seen.has(wineOf(one)) && !wine.vintages.some(({ id }) => id === one.id);
      seen.add(wineOf(one));
      return isNew;
    });
  };
  const house = oneYearEach(ofHouse);
  const area = oneYearEach(ofArea.filter(({ winery }) => winery.id !== wine.winery.id));
  const alike = area.toSorted(
    (a, b) => Number(b.kind.id === wine.kind.id) - Number(a.kind.id === wine.kind.id),
  );
  return [...house.slice(0, OF_HOUSE), ...alike, ...house.slice(OF_HOUSE)].slice(0, most);
}
