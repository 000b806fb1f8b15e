import type { Language } from '@vitis/contracts';
import { DELIVERY_EFFECTS } from '@vitis/domain';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { announceRestock } from '../restock/announce-restock.ts';
import { giveStockBack, takeStock } from '../stock/take-stock.ts';
import type { BottlesByProduct, DeliveryRow } from './delivery-writes.repository.ts';

interface Carried {
  classify: DeliveryRow['classify'];
  carried: BottlesByProduct;
}

const bottlesOf = (carried: BottlesByProduct) =>
  [...carried].map(([productId, qty]) => ({ productId, qty })).sort((a, b) => a.productId - b.productId);

/** Takes what a plan carries on top of its order out of stock. Throws 409 where there is less. */
export async function takeForPlan({ tx }: UnitOfWork, plan: Carried, language: Language): Promise<void> {
  if (DELIVERY_EFFECTS[plan.classify].stock !== 'TAKEN_BY_PLAN') return;
  await takeStock(tx, bottlesOf(plan.carried), language);
}

/** Gives back what a plan took; it is taken back, or is to carry nothing on top any more. */
export async function giveBackOfPlan(unit: UnitOfWork, plan: Carried, now: Date): Promise<void> {
  if (DELIVERY_EFFECTS[plan.classify].stock !== 'TAKEN_BY_PLAN') return;
  await putBack(unit, plan.carried, now);
}

/** Puts bottles back into stock, and writes to those who wait for one of them. */
export async function putBack(unit: UnitOfWork, carried: BottlesByProduct, now: Date): Promise<void> {
  const cameBack = await giveStockBack(unit.tx, bottlesOf(carried));
  if (cameBack.length > 0) await announceRestock(unit, now);
}
