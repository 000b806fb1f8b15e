import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { countCart, deleteLines } from './cart.repository.ts';

/** Publishes the number of cart lines to all open pages of the buyer. */
export async function publishCart({ tx, notify }: UnitOfWork, buyer: BuyerScope): Promise<void> {
  notify([`user:${buyer.userId}`], 'cart:changed', { count: await countCart(tx, buyer) });
}

/** Takes products out of the cart: deleted, asked for or ordered. A product that is not in it changes nothing. */
export async function leaveCart(unit: UnitOfWork, buyer: BuyerScope, ids: readonly number[]): Promise<void> {
  if ((await deleteLines(unit.tx, buyer, ids)) > 0) await publishCart(unit, buyer);
}
