import type { Language, OrderForm } from '@vitis/contracts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findOrderCoupon } from '../coupons/coupons.repository.ts';
import { findDeliveries } from '../deliveries/delivery.repository.ts';
import { findStatements } from '../ledger/statement.repository.ts';
import { findDeposit } from '../order-payments/deposits.repository.ts';
import { bankAccountOf } from '../places/bank-account.ts';
import { partyOf } from '../trade-documents/client-columns.ts';
import { documentLineOf } from '../trade-documents/document-lines.ts';
import { findLineWines } from '../trade-documents/line-wines.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';
import { findOrderForm, findOrderLines, findPickup } from './order-form.repository.ts';
import { summaryOf } from './order-forms.repository.ts';
import { findProposals } from './order-proposals.repository.ts';
import { findPlaced } from './placed-order.ts';

/** One order as the API answers it. Throws 404 where it is not there, or not the caller's. */
export async function readOrderForm(
  database: Database,
  scope: BuyerScope | SalesScope,
  number: string,
  { supplier, house, language }: Pick<Config, 'supplier' | 'house'> & { language?: Language },
): Promise<OrderForm> {
  const row = await findOrderForm(database, scope, number);
  if (!row) throw notFound();
  const { order } = row;
  const lines = await findOrderLines(database, order.id);
  const wines = await findLineWines(database, lines, language);
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
    products: lines.map((line) => documentLineOf(line, wines)),
    totalResponsePrice: order.approvedAt === null ? null : order.total,
    deliveries: await findDeliveries(database, { orderFormIds: [order.id] }, { language }),
    placed: await findPlaced(database, order, language),
    proposals: await findProposals(database, order.id, language),
    ...(await findStatements(database, order)),
    // Papers are Korean.
    account: bankAccountOf(house, 'ko-KR'),
    deposit: await findDeposit(database, order.id),
    supplier,
    client: partyOf(row.client),
  };
}
