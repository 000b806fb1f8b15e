import type { Language } from '@vitis/contracts';
import { formatPack, tiersOf, unitPriceAt } from '@vitis/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { inLanguage } from '../../db/in-language.ts';
import { clientGroups, products, volumes } from '../../db/schema.ts';
import { conflict } from '../../problems/problem-error.ts';
import { findPrices } from '../prices/prices.repository.ts';
import type { DraftLine } from './document-lines.ts';

/** Who buys: its group sets the list prices. */
export interface BuyingClient {
  clientCompanyId: number;
  clientGroupId: number;
}

/** What a line says of its wine, and what a bottle costs when so many are bought at once. */
export type WineForSale = Pick<DraftLine, 'productId' | 'productName' | 'specification' | 'listPrice'> & {
  unitPriceAt(bottles: number): number;
};

const named = (name: string, vintage: number | null): string => `${name} ${vintage ?? 'NV'}`;

/** The names of products in a language with their vintages; one that was never there is called by its number. */
export async function wineNames(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  const rows = await database
    .select({ id: products.id, name: products.name, vintage: products.vintage })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const known = new Map(
    rows.map(({ id, name, vintage }) => [id, named(inLanguage(name, language), vintage)]),
  );
  return new Map(ids.map((id) => [id, known.get(id) ?? `#${id}`]));
}

/** Wines at a client's list prices. Throws 409 with the names of those that are not sold, or have no price for it. */
export async function winesForSale(
  tx: Database,
  { clientCompanyId, clientGroupId }: BuyingClient,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, WineForSale>> {
  // Inside the transaction: the catalogue in memory would ask for a second connection while this one is held.
  const [standard] = await tx
    .select({ id: clientGroups.id })
    .from(clientGroups)
    .where(eq(clientGroups.code, 'STANDARD'));
  const owner = {
    clientCompanyId,
    clientGroupId,
    standardGroupId: standard?.id ?? clientGroupId,
    userId: null,
  };
  const priced = new Map((await findPrices(tx, owner, ids)).map((row) => [row.idProduct, row.tiers]));
  const gone = ids.filter((id) => !priced.has(id));
  if (gone.length > 0) {
    const wines = [...(await wineNames(tx, gone, language)).values()].join(', ');
    throw conflict('PRODUCT_UNAVAILABLE', { values: { wines } });
  }
  const rows = await tx
    .select({ product: products, millilitres: volumes.millilitres })
    .from(products)
    .innerJoin(volumes, eq(volumes.id, products.volumeId))
    .where(inArray(products.id, [...ids]));
  return new Map(
    rows.map(({ product, millilitres }) => {
      const tiers = tiersOf(priced.get(product.id)!);
      const wine: WineForSale = {
        productId: product.id,
        productName: named(product.name['ko-KR'], product.vintage),
        specification: formatPack(millilitres, product.caseSize),
        listPrice: tiers[0]!.price,
        unitPriceAt: (bottles) => unitPriceAt(tiers, bottles),
      };
      return [product.id, wine];
    }),
  );
}
