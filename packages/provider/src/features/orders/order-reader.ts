import type { DeliveryInfo, Language, OrderDetail, OrderedWine } from '@vitis/contracts';
import { DELIVERY_TRAITS, ORDER_FORM_TRAITS, parsePack } from '@vitis/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ledgerEntries } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findDeliveries } from '../deliveries/delivery.repository.ts';
import { bottlesByProduct } from '../deliveries/planned-bottles.ts';
import { findOrderLines, type OrderLine } from '../order-forms/order-form.repository.ts';
import { findNames, nameOf } from '../trade-documents/line-wines.ts';
import { findOrder, type OrderRow, summaryOf } from './orders.repository.ts';

/** One confirmed order as the API answers it. Throws 404 where it is not there, or not the company's. */
export async function readOrder(
  database: Database,
  scope: BuyerScope,
  number: string,
  language: Language,
): Promise<OrderDetail> {
  const row = await findOrder(database, scope, number);
  if (!row) throw notFound();
  const [lines, deliveries] = await Promise.all([
    findOrderLines(database, row.id),
    findDeliveries(database, { orderFormIds: [row.id] }, { language }),
  ]);
  const wines = winesOf(row, lines, deliveries);
  const names = await findNames(database, wines, language);
  const collections = deliveries.filter(({ classify }) => classify === 'COLLECT');
  const creditedBy = await findCredited(
    database,
    collections.map(({ idDeliveryInfo }) => idDeliveryInfo),
  );
  return {
    ...summaryOf(row),
    estimateNumber: row.estimateNumber,
    wines: wines.map((wine) => ({ ...wine, ...nameOf(names, wine) })),
    lines: lines.map(({ productId, qty, supply, tax }) => ({ idProduct: productId, qty, supply, tax })),
    returns: collections
      .map((each) => ({ ...each, credited: creditedBy.get(each.idDeliveryInfo) ?? null }))
      .reverse(),
    deliveries: deliveries.filter(({ classify }) => classify === 'SUPPLY'),
  };
}

/** Each wine of an order once, in the order of its lines, by where its bottles are. */
function winesOf(
  { status }: Pick<OrderRow, 'status'>,
  lines: readonly OrderLine[],
  deliveries: readonly DeliveryInfo[],
): OrderedWine[] {
  const carried = (which: (delivery: DeliveryInfo) => boolean): Map<number, number> =>
    bottlesByProduct(deliveries.filter(which).flatMap(({ products }) => products));
  const ordered = bottlesByProduct(lines.map(({ productId, qty }) => ({ idProduct: productId, qty })));
  const supplied = carried(
    ({ classify, status: state }) => classify === 'SUPPLY' && DELIVERY_TRAITS[state].handedOver,
  );
  const delivered = ORDER_FORM_TRAITS[status].handedOver ? ordered : supplied;
  const returned = carried(({ classify, status: state }) => classify === 'COLLECT' && state === 'COMPLETED');
  const returning = carried(
    ({ classify, status: state }) =>
      classify === 'COLLECT' && state !== 'COMPLETED' && DELIVERY_TRAITS[state].standing,
  );
  return [...ordered].map(([idProduct, qty]) => {
    const { productName, specification } = lines.find(({ productId }) => productId === idProduct)!;
    const of = (bottles: Map<number, number>): number => bottles.get(idProduct) ?? 0;
    const [deliveredQty, returningQty, returnedQty] = [of(delivered), of(returning), of(returned)];
    return {
      idProduct,
      productName,
      specification,
      caseSize: parsePack(specification)?.bottlesPerCase ?? 1,
      qty,
      deliveredQty,
      returningQty,
      returnedQty,
      returnableQty: Math.max(0, deliveredQty - returningQty - returnedQty),
    };
  });
}

/** What each collection has taken off 미수금, VAT included. */
async function findCredited(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: ledgerEntries.deliveryId, change: ledgerEntries.change })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, 'RETURN'), inArray(ledgerEntries.deliveryId, [...ids])));
  return new Map(rows.map(({ id, change }) => [id!, -change]));
}
