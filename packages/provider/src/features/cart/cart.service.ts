import { CART_LINES_LIMIT, type Cart, type Language } from '@vitis/contracts';
import { documentTotals, MAX_LINE_BOTTLES } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { Services } from '../../http/services.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, notFound, ProblemError } from '../../problems/problem-error.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { CatalogueCache } from '../catalog/catalogue-cache.ts';
import { onSaleAmong } from '../products/product.repository.ts';
import { type CartRow, findCart, inStockAmong, lockCart, putLines } from './cart.repository.ts';
import { leaveCart, publishCart } from './leave-cart.ts';
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
  const rows = await findCart(database, buyer);
  const items = await pricedLines(database, catalogue, buyer, rows, language);
  const sums = items.flatMap(({ supply, tax }) =>
    supply === null || tax === null ? [] : [{ supply, tax, total: supply + tax }],
  );
  return { _embedded: { items }, totals: documentTotals(sums) };
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
        return readCart(unit.tx, catalogue, scope, language);
      }),

    add: async (unit: UnitOfWork, buyer: BuyerScope, lines: readonly CartRow[]): Promise<void> => {
      const { tx } = unit;
      const merged = mergeLines(lines);
      const ids = merged.map(({ idProduct }) => idProduct);
      await lockCart(tx, buyer);
      const onSale = await onSaleAmong(tx, ids);
      if (ids.some((id) => !onSale.has(id))) throw notFound();
      const there = await inStockAmong(tx, ids);
      if (ids.some((id) => !there.has(id))) throw conflict('OUT_OF_STOCK');
      const already = new Map((await findCart(tx, buyer)).map(({ idProduct, qty }) => [idProduct, qty]));
      for (const { idProduct, qty } of merged) {
        if ((already.get(idProduct) ?? 0) + qty > MAX_LINE_BOTTLES) {
          throw new ProblemError(409, 'QUANTITY_TOO_LARGE', { values: { bottles: MAX_LINE_BOTTLES } });
        }
      }
      if (new Set([...already.keys(), ...ids]).size > CART_LINES_LIMIT) {
        throw conflict('CART_FULL', { values: { lines: CART_LINES_LIMIT } });
      }
      await putLines(tx, buyer, merged, 'add');
      await publishCart(unit, buyer);
    },

    modify: async (unit: UnitOfWork, buyer: BuyerScope, lines: readonly CartRow[]): Promise<void> => {
      const { tx } = unit;
      const last = [...new Map(lines.map((line) => [line.idProduct, line])).values()];
      await lockCart(tx, buyer);
      const already = new Set((await findCart(tx, buyer)).map(({ idProduct }) => idProduct));
      if (last.some(({ idProduct }) => !already.has(idProduct))) throw notFound();
      await putLines(tx, buyer, last, 'set');
      await publishCart(unit, buyer);
    },

    /** A line that is not there needs no deleting: the answer is the same. */
    remove: (unit: UnitOfWork, buyer: BuyerScope, ids: readonly number[]): Promise<void> =>
      leaveCart(unit, buyer, ids),
  };
}

/** A product named twice in one call is one line with the bottles of both. */
function mergeLines(lines: readonly CartRow[]): CartRow[] {
  const merged = new Map<number, number>();
  for (const { idProduct, qty } of lines) merged.set(idProduct, (merged.get(idProduct) ?? 0) + qty);
  return [...merged].map(([idProduct, qty]) => ({ idProduct, qty }));
}
