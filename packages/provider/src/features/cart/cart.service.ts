import {
  type acknowledgeCart,
  CART_LINES_LIMIT,
  type Cart,
  type CartItem,
  type CheckedBodyOf,
  type Language,
  type SeenPrice,
} from '@vitis/contracts';
import { documentTotals, MAX_LINE_BOTTLES } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { Services } from '../../http/services.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, notFound, ProblemError } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { onSaleAmong } from '../products/product.repository.ts';
import { wineNames } from '../trade-documents/wines-for-sale.ts';
import {
  addBottles,
  type CartRow,
  findCart,
  findLines,
  forgetSeen,
  inStockAmong,
  lockCart,
  noteSeen,
  putAside,
  removeLines,
  restoreLines,
  setBottles,
} from './cart.repository.ts';
import { publishCart } from './leave-cart.ts';
import { pricedLines } from './priced-lines.ts';

/** A call that changes the cart. */
interface Change {
  scope: BuyerScope;
  language: Language;
  transact<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

/** The cart with today's prices: no price is kept in it. */
async function readCart(
  database: Database,
  catalogue: Catalogue,
  buyer: BuyerScope,
  language: Language,
): Promise<Cart> {
  const rows = await findLines(database, buyer);
  const lines = await pricedLines(database, catalogue, buyer, rows, language);
  const items = lines.filter((_line, index) => !rows[index]!.later);
  const later = lines.filter((_line, index) => rows[index]!.later);
  const sums = items.flatMap(({ supply, tax }) =>
    supply === null || tax === null ? [] : [{ supply, tax, total: supply + tax }],
  );
  return { _embedded: { items, later }, totals: documentTotals(sums) };
}

const seenNow = ({ price }: CartItem): SeenPrice => ({
  tiers: price?.tiers ?? [],
  stock: price?.stock ?? 0,
});

/** The cart at the end of a change, with what its buyer sees of new lines noted. */
async function readAndNote(tx: Database, catalogue: Catalogue, buyer: BuyerScope, language: Language) {
  const cart = await readCart(tx, catalogue, buyer, language);
  const fresh = [...cart._embedded.items, ...cart._embedded.later].filter(({ seen }) => seen === null);
  for (const line of fresh) line.seen = seenNow(line);
  await noteSeen(
    tx,
    buyer,
    fresh.map(({ idProduct, seen }) => ({ id: idProduct, seen: seen! })),
  );
  return cart;
}

/** Throws 409 where a cart would have too many lines, those that are put aside among them. */
async function requireRoom(tx: Database, buyer: BuyerScope, more: readonly number[] = []): Promise<void> {
  const lines = await findLines(tx, buyer);
  if (new Set([...lines.map(({ idProduct }) => idProduct), ...more]).size > CART_LINES_LIMIT) {
    throw conflict('CART_FULL', { values: { lines: CART_LINES_LIMIT } });
  }
}

export function createCartService({ database }: Services, cache: CatalogueCache) {
  return {
    read: async (buyer: BuyerScope, language: Language): Promise<Cart> =>
      readCart(database, await cache.current(), buyer, language),

    /**
     * Changes the cart and reads it before the change is committed: what nobody could be answered has not happened, and
     * who tries again adds no bottles twice.
     */
    change: async (
      { scope, language, transact }: Change,
      catalogue: Catalogue,
      work: (unit: UnitOfWork, buyer: BuyerScope) => Promise<void>,
    ): Promise<Cart> =>
      transact(async (unit) => {
        await work(unit, scope);
        return readAndNote(unit.tx, catalogue, scope, language);
      }),

    /** All of the lines or none; who is refused reads in their language which wines cannot be had. */
    add: async (
      unit: UnitOfWork,
      buyer: BuyerScope,
      lines: readonly CartRow[],
      language: Language,
    ): Promise<void> => {
      const { tx } = unit;
      const merged = mergeLines(lines);
      const ids = merged.map(({ idProduct }) => idProduct);
      await lockCart(tx, buyer);
      const onSale = await onSaleAmong(tx, ids);
      const gone = ids.filter((id) => !onSale.has(id));
      if (gone.length > 0) {
        const values = { wines: await namesOf(tx, gone, language) };
        throw new ProblemError(404, 'NOT_FOUND', { text: 'PRODUCT_UNAVAILABLE', values });
      }
      const there = await inStockAmong(tx, ids);
      const soldOut = ids.filter((id) => !there.has(id));
      if (soldOut.length > 0) {
        const values = { wines: await namesOf(tx, soldOut, language) };
        throw conflict('OUT_OF_STOCK', { text: 'WINES_SOLD_OUT', values });
      }
      const already = new Map((await findCart(tx, buyer)).map(({ idProduct, qty }) => [idProduct, qty]));
      for (const { idProduct, qty } of merged) {
        if ((already.get(idProduct) ?? 0) + qty > MAX_LINE_BOTTLES) {
          throw new ProblemError(409, 'QUANTITY_TOO_LARGE', { values: { bottles: MAX_LINE_BOTTLES } });
        }
      }
      await requireRoom(tx, buyer, ids);
      await addBottles(tx, buyer, merged);
      await publishCart(unit, buyer);
    },

    modify: async (unit: UnitOfWork, buyer: BuyerScope, lines: readonly CartRow[]): Promise<void> => {
      const { tx } = unit;
      const last = [...new Map(lines.map((line) => [line.idProduct, line])).values()];
      await lockCart(tx, buyer);
      const already = new Set((await findCart(tx, buyer)).map(({ idProduct }) => idProduct));
      if (last.some(({ idProduct }) => !already.has(idProduct))) throw notFound();
      await setBottles(tx, buyer, last);
      await publishCart(unit, buyer);
    },

    /** A line that is not there needs no deleting: the answer is the same. */
    remove: async (unit: UnitOfWork, buyer: BuyerScope, ids: readonly number[]): Promise<void> => {
      await lockCart(unit.tx, buyer);
      await removeLines(unit.tx, buyer, ids);
      await publishCart(unit, buyer);
    },

    /** Takes a deletion back. */
    restore: async (unit: UnitOfWork, buyer: BuyerScope, ids: readonly number[]): Promise<void> => {
      await lockCart(unit.tx, buyer);
      await restoreLines(unit.tx, buyer, ids);
      await requireRoom(unit.tx, buyer);
      await publishCart(unit, buyer);
    },

    /** Puts lines aside, or back. */
    setAside: async (
      unit: UnitOfWork,
      buyer: BuyerScope,
      { idProducts, later }: { idProducts: readonly number[]; later: boolean },
    ): Promise<void> => {
      await lockCart(unit.tx, buyer);
      await putAside(unit.tx, buyer, idProducts, later);
      await publishCart(unit, buyer);
    },

    /**
     * The buyer has seen what lines cost and whether they are there, as the page showed it; of a line of which the call
     * does not say that, `change` notes what holds now.
     */
    acknowledge: async (
      unit: UnitOfWork,
      buyer: BuyerScope,
      { idProducts, shown }: CheckedBodyOf<typeof acknowledgeCart>,
    ): Promise<void> => {
      await lockCart(unit.tx, buyer);
      await forgetSeen(unit.tx, buyer, idProducts);
      await noteSeen(
        unit.tx,
        buyer,
        shown.map(({ idProduct, ...seen }) => ({ id: idProduct, seen })),
      );
      await publishCart(unit, buyer);
    },
  };
}

const namesOf = async (tx: Database, ids: readonly number[], language: Language): Promise<string> =>
  [...(await wineNames(tx, ids, language)).values()].join(', ');

/** A product named twice in one call is one line with the bottles of both. */
function mergeLines(lines: readonly CartRow[]): CartRow[] {
  const merged = new Map<number, number>();
  for (const { idProduct, qty } of lines) merged.set(idProduct, (merged.get(idProduct) ?? 0) + qty);
  return [...merged].map(([idProduct, qty]) => ({ idProduct, qty }));
}
