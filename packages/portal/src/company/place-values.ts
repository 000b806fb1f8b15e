import {
  RECIPIENT_LIMIT,
  ROOM_LIMIT,
  SHIPPING_MESSAGE_LIMIT,
  type ShippingAddress,
  type ShippingAddressFields,
  STREET_LIMIT,
} from '@vitis/contracts';
import { normalisePhone, PhoneField, PostalCodeField, plainText } from '@vitis/domain';

/** A place for wines as a form holds it, all texts; its phone as it is typed. */
export type PlaceValues = Record<
  'fullName' | 'mobile' | 'postalCode' | 'address1' | 'address2' | 'message',
  string
>;

/** What a choice of places says besides the id of a saved one: one that is typed, one that a document has, none. */
export const NEW_ADDRESS = 'new';
export const KEPT_PLACE = 'kept';
export const NO_PLACE = 'none';

/** Rules of a place that is typed. */
export const placeRules = () => ({
  fullName: plainText(RECIPIENT_LIMIT, { min: 1 }),
  mobile: PhoneField,
  postalCode: PostalCodeField,
  address1: plainText(STREET_LIMIT, { min: 1 }),
  address2: plainText(ROOM_LIMIT),
  message: plainText(SHIPPING_MESSAGE_LIMIT),
});

/** A place as the wire takes it. */
const placeOf = ({
  fullName,
  mobile,
  postalCode,
  address1,
  address2,
  message,
}: PlaceValues): ShippingAddressFields => ({
  fullName,
  mobile: normalisePhone(mobile),
  postalCode,
  address1,
  address2,
  message,
});

/**
 * The place that a form has chosen: a saved one, the one that the document has (`kept`), or what was typed. Undefined for
 * none, and for a saved one that is there no more.
 */
export function chosenPlace(
  { address, ...typed }: PlaceValues & { address: string },
  saved: readonly ShippingAddress[],
  kept: ShippingAddressFields | null = null,
): ShippingAddressFields | undefined {
  if (address === NEW_ADDRESS) return placeOf(typed);
  if (address === KEPT_PLACE) return kept ?? undefined;
  const found = saved.find(({ id }) => String(id) === address);
  return found && placeOf(found);
}
