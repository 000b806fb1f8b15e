import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { countCart, deleteLines } from './cart.repository.ts';

/** Tells every open page of the buyer how many lines its cart has now. */
export async function tellCart({ tx, notify }: UnitOfWork, buyer: BuyerScope): Promise<void> {
  notify([`user:${buyer.userId}`], 'cart:changed', { count: await countCart(tx, buyer) });
}

/** Takes products out of the cart: deleted, asked for or ordered. What is not there is no change. */
export async function leaveCart(unit: UnitOfWork, buyer: BuyerScope, ids: readonly number[]): Promise<void> {
  if ((await deleteLines(unit.tx, buyer, ids)) > 0) await tellCart(unit, buyer);
}
