import type { Database } from '../../db/connect.ts';
import type { Translated } from '../../db/schema.ts';
import * as schema from '../../db/schema.ts';

const named = (korean: string): Translated => ({ 'ko-KR': korean });

/** Enough wines for tests to trade with: 18 names, some in two vintages, the third of them sold out. */
export async function insertSmallCatalogue(database: Database): Promise<void> {
  await database.insert(schema.kinds).values([
    { id: 1, code: 'RED', name: named('레드') },
    { id: 2, code: 'WHITE', name: named('화이트') },
  ]);
  await database.insert(schema.countries).values([{ code: 'FR', name: named('프랑스') }]);
  await database.insert(schema.volumes).values([{ id: 1, millilitres: 750, name: named('750ml') }]);
  await database.insert(schema.wineries).values([
    {
      id: 1,
      name: named('도멘 벨쿠르'),
      nameEn: 'Domaine Belcour',
      countryCode: 'FR',
      introduction: named('소개'),
      description: named('설명'),
    },
  ]);
  await database.insert(schema.clientGroups).values([
    { id: 1, code: 'STANDARD', name: named('일반') },
    { id: 2, code: 'RESTAURANT', name: named('레스토랑') },
  ]);
  const names = Array.from({ length: 18 }, (_, index) => index + 1);
  await database.insert(schema.wines).values(names.map((id) => ({ id, code: `wine-${id}` })));
  const products = names.flatMap((id) =>
    (id % 3 ? [2020] : [2018, 2019]).map((vintage) => ({ wine: id, vintage })),
  );
  await database.insert(schema.products).values(
    products.map(({ wine, vintage }, index) => ({
      id: index + 1,
      wineId: wine,
      kindId: 1 + (wine % 2),
      countryCode: 'FR',
      wineryId: 1,
      volumeId: 1,
      name: named(`벨쿠르 ${wine}호`),
      nameEn: `Belcour No. ${wine}`,
      vintage: wine === 5 ? null : vintage,
      caseSize: wine % 4 ? 6 : 12,
      notes: { 'ko-KR': [] },
      pairings: { 'ko-KR': [] },
      description: named('설명'),
      recommendation: 100 - index,
    })),
  );
  await database.insert(schema.stock).values(
    products.map(({ vintage }, index) => ({
      productId: index + 1,
      qty: vintage === 2018 ? 0 : 240 + index,
    })),
  );
  await database.insert(schema.prices).values(
    products.flatMap(({ wine }, index) => {
      const price = 12_300 + wine * 2_750;
      return [
        { productId: index + 1, clientGroupId: 1, minQty: 1, price },
        { productId: index + 1, clientGroupId: 1, minQty: 12, price: price - 900 },
        { productId: index + 1, clientGroupId: 2, minQty: 1, price: price - 1_250 },
      ];
    }),
  );
}
