import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { named } from './named.ts';
import { wines } from './wines.ts';

/** The list price is `price` up to eleven bottles; hotels pay a tenth less; wine 7 has no price for hotels of its own. */
export async function fillProducts(database: Database): Promise<void> {
  await database
    .insert(schema.wines)
    .values([...new Set(wines.map(({ wine }) => wine))].map((id) => ({ id, code: `wine-${id}` })));
  await database.insert(schema.products).values(
    wines.map(({ id, wine, ko, en, vintage, kind, area, country, winery, score, onSale }) => ({
      id,
      wineId: wine,
      kindId: kind,
      countryCode: country,
      areaId: area,
      wineryId: winery,
      levelId: id === 1 ? 1 : null,
      volumeId: 1,
      name: named(ko, en),
      nameEn: en,
      vintage,
      caseSize: 6,
      alcohol: 12 + id / 2,
      score: score ?? null,
      sugarLevel: 1,
      notes: { 'ko-KR': ['자두'], 'en-US': ['Plum'] },
      pairings: { 'ko-KR': ['양갈비'] },
      description: named('설명', 'Description'),
      recommendation: 100 - id,
      onSale: onSale ?? true,
    })),
  );
  await database
    .insert(schema.productTypes)
    .values(
      wines.flatMap(({ id, types }) =>
        types.map(([typeId, percent], position) => ({ productId: id, typeId, percent, position })),
      ),
    );
  await database.insert(schema.productFeatureds).values([{ productId: 1, featuredId: 1 }]);
  await database.insert(schema.stock).values(wines.map(({ id, stock }) => ({ productId: id, qty: stock })));
  const tiers = [
    [1, 0],
    [12, 2_000],
    [60, 3_600],
  ] as const;
  await database.insert(schema.prices).values(
    wines.flatMap(({ id, price }) => [
      ...tiers.map(([minQty, less]) => ({ productId: id, clientGroupId: 1, minQty, price: price - less })),
      ...(id === 7
        ? []
        : tiers.map(([minQty, less]) => ({
            productId: id,
            clientGroupId: 2,
            minQty,
            price: price * 0.9 - less,
          }))),
    ]),
  );
}
