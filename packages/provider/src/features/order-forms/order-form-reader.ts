import type { OrderForm, Party } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findOrderCoupon } from '../coupons/coupons.repository.ts';
import { findDeliveries } from '../deliveries/delivery.repository.ts';
import { findStatementFoot } from '../ledger/statement.repository.ts';
import { partyOf } from '../trade-documents/client-columns.ts';
import { documentLineOf } from '../trade-documents/document-lines.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';
import { findOrderForm, findOrderLines, findPickup } from './order-form.repository.ts';
import { summaryOf } from './order-forms.repository.ts';

/** One order as the API answers it. Throws 404 where it is not there, or not the caller's. */
export async function readOrderForm(
  database: Database,
  scope: BuyerScope | SalesScope,
  number: string,
  supplier: Party,
): Promise<OrderForm> {
  const row = await findOrderForm(database, scope, number);
  if (!row) throw notFound();
  const { order } = row;
  const lines = await findOrderLines(database, order.id);
  return {
    ...summaryOf(row.summary),
    ...row.contact,
    manual: order.manual,
    stockReserved: order.stockTaken,
    requestMessage: order.requestMessage,
    responseMessage: order.responseMessage,
    cancelledAt: seoulTimeOrNull(order.cancelledAt),
    cancelReason: order.cancelReason,
    shipping: {
      fullName: order.recipientName,
      mobile: order.recipientMobile,
      postalCode: order.postalCode,
      address1: order.address1,
      address2: order.address2,
      message: order.shippingMessage,
    },
    pickup: await findPickup(database, order),
    coupon: await findOrderCoupon(database, order.id),
    products: lines.map(({ discountReason: _reason, discountedBy: _author, ...line }) =>
      documentLineOf(line),
    ),
    totalResponsePrice: order.approvedAt === null ? null : order.total,
    deliveries: await findDeliveries(database, { orderFormIds: [order.id] }),
    statement: await findStatementFoot(database, order.id),
    supplier,
    client: partyOf(row.client),
  };
}
