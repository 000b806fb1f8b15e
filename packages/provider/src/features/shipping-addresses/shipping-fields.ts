import type { Language, ShippingAddressFields } from '@vitis/contracts';
import { PhoneField } from '@vitis/domain';
import * as v from 'valibot';
import { freeText, lineText, requiredLine } from '../../http/free-text.ts';
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
  return {
    fullName: requiredLine(given.fullName, `${path}fullName`, language),
    mobile: mobile.output,
    postalCode: given.postalCode,
    address1: requiredLine(given.address1, `${path}address1`, language),
    address2: lineText(given.address2, `${path}address2`, language),
    message: freeText(given.message, `${path}message`, language),
  };
}

/** The same as columns of a document. */
export const shippingColumns = ({ fullName, mobile, message, ...place }: ShippingAddressFields) => ({
  recipientName: fullName,
  recipientMobile: mobile,
  ...place,
  shippingMessage: message,
});
