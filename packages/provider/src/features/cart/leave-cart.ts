import type { Language } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, type ProblemError } from '../../problems/problem-error.ts';
import { wineNames } from '../trade-documents/wines-for-sale.ts';
import { countCart, deleteLines, findCart } from './cart.repository.ts';

/** Publishes the number of cart lines to all open pages of the buyer. */
export async function publishCart({ tx, notify }: UnitOfWork, buyer: BuyerScope): Promise<void> {
  notify([`user:${buyer.userId}`], 'cart:changed', { count: await countCart(tx, buyer) });
}

/**
 * Holds the cart, which is locked, against what is sent of it. Throws 409 with every wine that is not in it: another window
 * was faster, and has asked for it or deleted it.
 */
export async function requireInCart(
  { tx }: UnitOfWork,
  buyer: BuyerScope,
  ids: readonly number[],
  language: Language,
): Promise<void> {
  const there = new Set((await findCart(tx, buyer)).map(({ idProduct }) => idProduct));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length > 0) throw await leftCart(tx, gone, language);
}

/** The refusal of what another window has asked for or deleted. */
export async function leftCart(
  tx: Database,
  ids: readonly number[],
  language: Language,
): Promise<ProblemError> {
  const names = await wineNames(tx, ids, language);
  return conflict('LEFT_CART', { values: { wines: ids.map((id) => names.get(id)).join(', ') } });
}

/** Takes products out of the cart: deleted, asked for or ordered. A product that is not in it changes nothing. */
export async function leaveCart(unit: UnitOfWork, buyer: BuyerScope, ids: readonly number[]): Promise<void> {
  if ((await deleteLines(unit.tx, buyer, ids)) > 0) await publishCart(unit, buyer);
}
