import type { ProductRows } from './product-rows.ts';

/**
 * The shop's products many times over, for measuring: every copy is a wine of its own with a name of its own, so that
 * lists, filters and search work on as many different rows as there are products.
 */
export function loadSet(shop: ProductRows, count: number): ProductRows {
  const size = shop.products.length;
  const rows: ProductRows = { wines: [], products: [], types: [], featureds: [], prices: [], stock: [] };
  const wineCount = shop.wines.length;
  for (let id = 1; id <= count; id += 1) {
    const source = shop.products[(id - 1) % size]!;
    const round = Math.floor((id - 1) / size);
    const wineId = source.wineId + round * wineCount;
    const lot = round === 0 ? '' : ` ${round + 1}`;
    rows.products.push({
      ...source,
      id,
      wineId,
      name: Object.fromEntries(
        Object.entries(source.name).map(([language, name]) => [language, name + lot]),
      ) as typeof source.name,
      nameEn: source.nameEn + lot,
      createdAt: new Date(source.createdAt.getTime() - round * 1_000),
      recommendation: source.recommendation - round,
    });
  }
  const wineIds = new Set(rows.products.map(({ wineId }) => wineId));
  rows.wines = [...wineIds].map((id) => ({
    id,
    code: `${shop.wines[(id - 1) % wineCount]!.code}-${Math.floor((id - 1) / wineCount)}`,
  }));
  const copies = <Row extends { productId: number }>(of: readonly Row[]): Row[] => {
    const byProduct = Map.groupBy(of, ({ productId }) => productId);
    return rows.products.flatMap(({ id }) =>
      (byProduct.get(((id - 1) % size) + 1) ?? []).map((row) => ({ ...row, productId: id })),
    );
  };
  rows.types = copies(shop.types);
  rows.featureds = copies(shop.featureds);
  rows.prices = copies(shop.prices);
  rows.stock = copies(shop.stock);
  return rows;
}
