import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { formatPack, tiersOf, unitPriceAt } from '@vitis/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientGroups, products, type Translated, volumes } from '../../db/schema.ts';
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

/** By its own name in that language, or in Latin letters, as the trade does. */
const calledIn = (name: Translated, language: Language): string =>
  name[language] ?? name['en-US'] ?? name[DEFAULT_LANGUAGE];

async function knownNames(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  const rows = await database
    .select({ id: products.id, name: products.name, vintage: products.vintage })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, name, vintage }) => [id, named(calledIn(name, language), vintage)]));
}

/** The names of products in a language with their vintages; one that was never there is called by its number. */
export async function wineNames(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  const known = await knownNames(database, ids, language);
  return new Map(ids.map((id) => [id, known.get(id) ?? `#${id}`]));
}

/** A wine as a line of a document names it, in Korean. */
export interface NamedWine {
  productId: number;
  productName: string;
}

/**
 * What a reader calls the wines of a document, in their order: as the document itself does in Korean, which is its own
 * language, and otherwise by the catalogue.
 */
export async function namesForReader(
  database: Database,
  wines: readonly NamedWine[],
  language: Language,
): Promise<string[]> {
  const known =
    language === DEFAULT_LANGUAGE
      ? null
      : await knownNames(
          database,
          wines.map(({ productId }) => productId),
          language,
        );
  return wines.map(({ productId, productName }) => known?.get(productId) ?? productName);
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
