import type { ShippingAddress } from '@vitis/contracts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, shippingAddresses } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

type Fields = Omit<ShippingAddress, 'id'>;

const columns = {
  id: shippingAddresses.id,
  name: shippingAddresses.name,
  fullName: shippingAddresses.fullName,
  mobile: shippingAddresses.mobile,
  postalCode: shippingAddresses.postalCode,
  address1: shippingAddresses.address1,
  address2: shippingAddresses.address2,
  message: shippingAddresses.message,
  isDefault: shippingAddresses.isDefault,
};

const own = ({ clientCompanyId }: BuyerScope) => eq(shippingAddresses.clientCompanyId, clientCompanyId);

/** The default one first, then in the order in which they were kept. */
export const findAddresses = (
  database: Database,
  { clientCompanyId }: BuyerScope,
): Promise<ShippingAddress[]> => findAddressesOf(database, clientCompanyId);

/** The same of any client. */
export async function findAddressesOf(
  database: Database,
  clientCompanyId: number,
): Promise<ShippingAddress[]> {
  return database
    .select(columns)
    .from(shippingAddresses)
    .where(eq(shippingAddresses.clientCompanyId, clientCompanyId))
    .orderBy(desc(shippingAddresses.isDefault), asc(shippingAddresses.id));
}

/** One change of a company's addresses at a time: their number and the one default are rules over all of them. */
export async function lockAddresses(tx: Database, { clientCompanyId }: BuyerScope): Promise<void> {
  await tx
    .select({ id: clientCompanies.id })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId))
    .for('no key update');
}

/** Leaves the company without a default, for another one to become it. */
export async function clearDefault(tx: Database, buyer: BuyerScope, except = 0): Promise<void> {
  await tx
    .update(shippingAddresses)
    .set({ isDefault: false })
    .where(and(own(buyer), eq(shippingAddresses.isDefault, true), ne(shippingAddresses.id, except)));
}

export async function makeDefault(tx: Database, id: number): Promise<void> {
  await tx.update(shippingAddresses).set({ isDefault: true }).where(eq(shippingAddresses.id, id));
}

export async function insertAddress(
  tx: Database,
  { clientCompanyId }: BuyerScope,
  fields: Fields,
): Promise<ShippingAddress> {
  const [row] = await tx
    .insert(shippingAddresses)
    .values({ ...fields, clientCompanyId })
    .returning(columns);
  return row!;
}

/** Undefined where the address is not there, or another company's. */
export async function updateAddress(
  tx: Database,
  buyer: BuyerScope,
  id: number,
  fields: Fields,
): Promise<ShippingAddress | undefined> {
  const [row] = await tx
    .update(shippingAddresses)
    .set(fields)
    .where(and(own(buyer), eq(shippingAddresses.id, id)))
    .returning(columns);
  return row;
}

/** Whether there was such an address of the company. */
export async function deleteAddress(tx: Database, buyer: BuyerScope, id: number): Promise<boolean> {
  const gone = await tx
    .delete(shippingAddresses)
    .where(and(own(buyer), eq(shippingAddresses.id, id)))
    .returning({ id: shippingAddresses.id });
  return gone.length > 0;
}
