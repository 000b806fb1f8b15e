import type { Catalogue } from '@vitis/demo-shop/trade';
import { formatPack, tiersOf } from '@vitis/domain';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientGroups, kinds, prices, products, stock, volumes } from '../../db/schema.ts';

/** Enough to trade with, also where a load set holds a hundred thousand. */
const mostWines = 400;

/** The recommended part of the catalogue. Throws an Error where there is nothing to trade with. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const groups = await database
    .select({ id: clientGroups.id, code: clientGroups.code })
    .from(clientGroups)
    .orderBy(asc(clientGroups.id));
  const rows = await database
    .select({ product: products, kind: kinds.code, millilitres: volumes.millilitres, qty: stock.qty })
    .from(products)
    .innerJoin(kinds, eq(kinds.id, products.kindId))
    .innerJoin(volumes, eq(volumes.id, products.volumeId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(eq(products.onSale, true))
    .orderBy(desc(products.recommendation), asc(products.id))
    .limit(mostWines);
  const listed = new Map<string, [number, number][]>();
  const ids = rows.map(({ product }) => product.id);
  for (const { productId, clientGroupId, minQty, price } of await database
    .select()
    .from(prices)
    .where(inArray(prices.productId, ids))
    .orderBy(asc(prices.minQty))) {
    const key = `${clientGroupId} ${productId}`;
    listed.set(key, [...(listed.get(key) ?? []), [minQty, price]]);
  }
  const standard = groups.find(({ code }) => code === 'STANDARD');
  if (!standard) throw new Error('There is no client group STANDARD: its prices are the list prices.');
  const pricesOf = (id: number, groupId: number) =>
    listed.get(`${groupId} ${id}`) ?? listed.get(`${standard.id} ${id}`);
  const wines = rows
    .filter(({ product }) => pricesOf(product.id, standard.id) !== undefined)
    .map(({ product, kind, millilitres, qty }) => ({
      id: product.id,
      wineId: product.wineId,
      kind,
      countryCode: product.countryCode,
      name: `${product.name['ko-KR']} ${product.vintage ?? 'NV'}`,
      vintage: product.vintage,
      specification: formatPack(millilitres, product.caseSize),
      caseSize: product.caseSize,
      stock: qty ?? 0,
    }));
  if (wines.length === 0) throw new Error('There are no wines on sale: fill the catalogue first.');
  return {
    wines,
    groupId: (codes) => {
      const code = codes.find((each) => groups.some((group) => group.code === each));
      const group = groups.find((each) => each.code === code);
      if (!group) throw new Error(`None of the client groups ${codes.join(', ')} is there.`);
      return group.id;
    },
    tiersFor: (wine, groupId) => {
      const rowsOf = pricesOf(wine.id, groupId);
      if (!rowsOf) throw new Error(`Product ${wine.id} has no price.`);
      return tiersOf(rowsOf);
    },
  };
}
