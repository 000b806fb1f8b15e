import type { OrderStart } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderForms } from '../../db/schema.ts';
import type { SalesScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findCreditAccount } from '../ledger/credit.repository.ts';
import { findOrderLines } from '../order-forms/order-form.repository.ts';
import { findAddressesOf } from '../shipping-addresses/shipping-addresses.repository.ts';
import { documentLineOf } from '../trade-documents/document-lines.ts';
import { findMyClient } from './clients.repository.ts';

/** What an order by telephone begins with. Throws 404 for a client of somebody else's. */
export async function readOrderStart(
  database: Database,
  scope: SalesScope,
  idClient: number,
): Promise<OrderStart> {
  const client = await findMyClient(database, scope, idClient);
  if (!client) throw notFound();
  const { limit, ...account } = await findCreditAccount(database, idClient);
  return {
    client,
    credit: limit === null ? null : { limit, ...account },
    addresses: await findAddressesOf(database, idClient),
    lastOrder: await findLastOrder(database, idClient),
  };
}

async function findLastOrder(database: Database, clientCompanyId: number): Promise<OrderStart['lastOrder']> {
  const [order] = await database
    .select()
    .from(orderForms)
    .where(and(eq(orderForms.clientCompanyId, clientCompanyId), ne(orderForms.status, 'CANCELLED')))
    .orderBy(desc(orderForms.requestedAt), desc(orderForms.id))
    .limit(1);
  if (!order) return null;
  const lines = await findOrderLines(database, order.id);
  return {
    orderFormNumber: order.number,
    requestedAt: seoulTime(order.requestedAt),
    total: order.total,
    totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
    shipping: {
      fullName: order.recipientName,
      mobile: order.recipientMobile,
      postalCode: order.postalCode,
      address1: order.address1,
      address2: order.address2,
      message: order.shippingMessage,
    },
    products: lines.map(({ discountReason: _reason, discountedBy: _author, ...line }) =>
      documentLineOf(line, new Map()),
    ),
  };
}
