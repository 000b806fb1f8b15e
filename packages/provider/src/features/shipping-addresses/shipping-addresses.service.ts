import {
  type CheckedBodyOf,
  type createShippingAddress,
  type Language,
  SHIPPING_ADDRESSES_LIMIT,
  type ShippingAddress,
} from '@vitis/contracts';
import { requiredLine } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import {
  clearDefault,
  deleteAddress,
  findAddresses,
  insertAddress,
  lockAddresses,
  makeDefault,
  updateAddress,
} from './shipping-addresses.repository.ts';
import { shippingFields } from './shipping-fields.ts';

type Given = CheckedBodyOf<typeof createShippingAddress>;

const fieldsOf = ({ name, isDefault, ...shipping }: Given, language: Language) => ({
  name: requiredLine(name, 'name', language),
  ...shippingFields(shipping, '', language),
  isDefault,
});

/** Keeps an address. The first one of a company is its default whatever is said. */
export async function keepAddress(
  { tx, record }: UnitOfWork,
  buyer: BuyerScope,
  given: Given,
  language: Language,
): Promise<ShippingAddress> {
  const fields = fieldsOf(given, language);
  await lockAddresses(tx, buyer);
  const known = await findAddresses(tx, buyer);
  if (known.length >= SHIPPING_ADDRESSES_LIMIT) {
    throw conflict('TOO_MANY_ADDRESSES', { values: { addresses: SHIPPING_ADDRESSES_LIMIT } });
  }
  if (fields.isDefault) await clearDefault(tx, buyer);
  const isDefault = fields.isDefault || known.length === 0;
  const kept = await insertAddress(tx, buyer, { ...fields, isDefault });
  await record('shipping-address.create', `shipping-address:${kept.id}`);
  return kept;
}

/** Changes an address. The default one stays it until another becomes it: there is always one. */
export async function changeAddress(
  { tx, record }: UnitOfWork,
  buyer: BuyerScope,
  id: number,
  given: Given,
  language: Language,
): Promise<ShippingAddress> {
  const fields = fieldsOf(given, language);
  await lockAddresses(tx, buyer);
  const before = (await findAddresses(tx, buyer)).find((each) => each.id === id);
  if (!before) throw notFound();
  if (fields.isDefault) await clearDefault(tx, buyer, id);
  const isDefault = fields.isDefault || before.isDefault;
  const changed = await updateAddress(tx, buyer, id, { ...fields, isDefault });
  await record('shipping-address.change', `shipping-address:${id}`);
  return changed!;
}

/** Forgets an address; the oldest of the others takes over where it was the default. Documents keep their own copy. */
export async function forgetAddress(
  { tx, record }: UnitOfWork,
  buyer: BuyerScope,
  id: number,
): Promise<void> {
  await lockAddresses(tx, buyer);
  if (!(await deleteAddress(tx, buyer, id))) throw notFound();
  const [next] = await findAddresses(tx, buyer);
  if (next && !next.isDefault) await makeDefault(tx, next.id);
  await record('shipping-address.delete', `shipping-address:${id}`);
}
