import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, shippingAddresses } from '../../db/schema.ts';
import type { OrderRow } from './delivery-writes.repository.ts';

type Place = Pick<OrderRow, 'postalCode' | 'address1' | 'address2'> & { message: string };

/** Where an order goes. */
export const placeOfOrder = (order: OrderRow): Place => {
  const { postalCode, address1, address2, shippingMessage: message } = order;
  return { postalCode, address1, address2, message };
};

/**
 * Where the bottles of an order are fetched. An order that was picked up carries the store's address, which has them no
 * longer: the client's default delivery address or, without one, the company's own takes its place.
 */
export async function placeOfBottles(tx: Database, order: OrderRow): Promise<Place> {
  if (order.pickupStoreId === null) return placeOfOrder(order);
  const [usual] = await tx
    .select()
    .from(shippingAddresses)
    .where(
      and(
        eq(shippingAddresses.clientCompanyId, order.clientCompanyId),
        eq(shippingAddresses.isDefault, true),
      ),
    );
  if (usual) {
    const { postalCode, address1, address2, message } = usual;
    return { postalCode, address1, address2, message };
  }
  const [company] = await tx
    .select()
    .from(clientCompanies)
    .where(eq(clientCompanies.id, order.clientCompanyId));
  if (!company?.address1) return placeOfOrder(order);
  return {
    postalCode: company.postalCode ?? '',
    address1: company.address1,
    address2: company.address2 ?? '',
    message: '',
  };
}
