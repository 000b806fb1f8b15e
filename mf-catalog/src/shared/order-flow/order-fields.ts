import { MESSAGE_LIMIT, type ShippingAddress, type ShippingAddressFields } from '@vitis/contracts';
import { type Day, DayField, normalisePhone, PhoneField, PostalCodeField, plainText } from '@vitis/domain';
import type { SchemaForm } from '@vitis/portal/forms';
import * as v from 'valibot';

/** Stands for an address that is typed here, in place of a saved one's id. */
export const NEW_ADDRESS = 'new';

/** What the form holds, all flat, so that a draft of it can be kept and checked. */
export interface OrderFields extends Record<string, string | boolean> {
  /** Id of a saved address, `NEW_ADDRESS`, or nothing while that is not known. */
  address: string;
  name: string;
  fullName: string;
  mobile: string;
  postalCode: string;
  address1: string;
  address2: string;
  message: string;
  keep: boolean;
  isDefault: boolean;
  dueDate: string;
  requestMessage: string;
}

/** The form of an order as its panels see it. */
export type ApplicationForm = SchemaForm<OrderFields>;

export const emptyFields: OrderFields = {
  address: '',
  name: '',
  fullName: '',
  mobile: '',
  postalCode: '',
  address1: '',
  address2: '',
  message: '',
  keep: false,
  isDefault: false,
  dueDate: '',
  requestMessage: '',
};

/**
 * Rules of what is filled in; a part of the form that is closed has none. `earliest` in Seoul; `canKeep` says of a day
 * whether the chosen address is served on it.
 */
export function orderRules(
  { address, keep }: Pick<OrderFields, 'address' | 'keep'>,
  earliest: Day,
  canKeep: (day: Day) => boolean = () => true,
) {
  const isNew = address === NEW_ADDRESS;
  const rules: v.ObjectEntries = {
    ...(isNew
      ? {
          fullName: plainText(50, { min: 1 }),
          mobile: PhoneField,
          postalCode: PostalCodeField,
          address1: plainText(200, { min: 1 }),
          address2: plainText(100),
          message: plainText(200),
        }
      : { address: v.pipe(v.string(), v.nonEmpty('REQUIRED')) }),
    ...(isNew && keep ? { name: plainText(50, { min: 1 }) } : {}),
    dueDate: v.pipe(
      v.string(),
      v.nonEmpty('REQUIRED'),
      DayField,
      v.check((day) => day >= earliest, 'DAY_PAST'),
      v.check(canKeep, 'DAY_NOT_KEPT'),
    ),
    requestMessage: plainText(MESSAGE_LIMIT, { multiline: true }),
  };
  return v.looseObject(rules);
}

/** Where the wines go: a saved address, or what was typed. Undefined for a saved one that is there no more. */
export function shippingOf(
  fields: OrderFields,
  saved: readonly ShippingAddress[],
): ShippingAddressFields | undefined {
  const from =
    fields.address === NEW_ADDRESS ? fields : saved.find(({ id }) => String(id) === fields.address);
  if (from === undefined) return undefined;
  const { fullName, mobile, postalCode, address1, address2, message } = from;
  return { fullName, mobile: normalisePhone(mobile), postalCode, address1, address2, message };
}

/** The post code of where the wines go; undefined until one is there. */
export function postalCodeOf(fields: OrderFields, saved: readonly ShippingAddress[]): string | undefined {
  const postalCode = shippingOf(fields, saved)?.postalCode;
  return v.is(PostalCodeField, postalCode) ? postalCode : undefined;
}

/** The form's field for one of the wire; store and hour of a pick-up are said with its day, a new address stands in the form by itself, a saved one cannot be typed in. */
export function fieldOf(field: string, { address }: Pick<OrderFields, 'address'>): string {
  const [group, name] = field.split('.');
  if (group === 'pickup') return 'dueDate';
  return group === 'shipping' && name !== undefined && address === NEW_ADDRESS ? name : field;
}
