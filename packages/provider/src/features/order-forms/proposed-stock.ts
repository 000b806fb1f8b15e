import type { Language, ProposedLine } from '@vitis/contracts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { requireStock } from '../stock/take-stock.ts';
import { findBuyingClient } from '../trade-documents/client-people.ts';
import { winesForSale } from '../trade-documents/wines-for-sale.ts';
import type { OrderLine, StoredOrder } from './order-form.repository.ts';

/** Looks whether there are the bottles that a proposal needs beyond those that the order has. Throws 409. */
export async function requireMore(
  unit: UnitOfWork,
  { stockTaken }: Pick<StoredOrder, 'stockTaken'>,
  { ordered, after }: { ordered: readonly OrderLine[]; after: readonly OrderLine[] },
  language: Language,
): Promise<void> {
  const held = new Map(stockTaken ? ordered.map(({ productId, qty }) => [productId, qty]) : []);
  const more = after
    .map(({ productId, qty }) => ({ productId, qty: qty - (held.get(productId) ?? 0) }))
    .filter(({ qty }) => qty > 0);
  if (more.length > 0) await requireStock(unit.tx, more, language);
}

/** Looks whether the other wines that were accepted, and those of more bottles, are still sold. Throws 409. */
export async function requireSold(
  unit: UnitOfWork,
  { clientCompanyId }: StoredOrder,
  { before, accepted }: { before: readonly OrderLine[]; accepted: readonly ProposedLine[] },
  language: Language,
): Promise<void> {
  const wanted = accepted.filter(({ position, idProduct, qty }) => {
    const line = before.find((each) => each.position === position);
    return qty > 0 && (idProduct !== line?.productId || qty > line.qty);
  });
  if (wanted.length === 0) return;
  const client = await findBuyingClient(unit.tx, clientCompanyId);
  const ids = wanted.map(({ idProduct }) => idProduct);
  await winesForSale(unit.tx, client, ids, language);
}
