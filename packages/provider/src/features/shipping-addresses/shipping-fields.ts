import type { Language, ShippingAddressFields } from '@vitis/contracts';
import { PhoneField } from '@vitis/domain';
import * as v from 'valibot';
import { freeText, lineText } from '../../http/free-text.ts';
import { invalidField } from '../../problems/invalid-field.ts';

/**
 * Where wines go, as it is kept: tidied, the number in digits. `path` is where the fields stand in the body
 * (`shipping.`). Throws 400 at the field for control characters and for a number that cannot be dialled.
 */
export function shippingFields(
  given: ShippingAddressFields,
  path: string,
  language: Language,
): ShippingAddressFields {
  const mobile = v.safeParse(PhoneField, given.mobile);
  if (!mobile.success) throw invalidField(`${path}mobile`, 'PHONE_FORMAT', language);
  const line = (field: 'fullName' | 'address1' | 'address2') =>
    lineText(given[field], `${path}${field}`, language);
  return {
    fullName: line('fullName'),
    mobile: mobile.output,
    postalCode: given.postalCode,
    address1: line('address1'),
    address2: line('address2'),
    message: freeText(given.message, `${path}message`, language),
  };
}
