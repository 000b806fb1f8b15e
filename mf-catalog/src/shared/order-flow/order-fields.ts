import {
  MESSAGE_LIMIT,
  PLACE_NAME_LIMIT,
  type ShippingAddress,
  type ShippingAddressFields,
} from '@vitis/contracts';
import { type Day, DayField, PostalCodeField, plainText } from '@vitis/domain';
import { chosenPlace, NEW_ADDRESS, type PlaceValues, placeRules } from '@vitis/portal/company';
import type { SchemaForm } from '@vitis/portal/forms';
import * as v from 'valibot';

/** What the form holds, all flat, so that a draft of it can be kept and checked. */
export interface OrderFields extends PlaceValues, Record<string, string | boolean> {
  /** Id of a saved address, `NEW_ADDRESS`, or nothing while that is not known. */
  address: string;
  name: string;
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
 * Rules of what is filled in; a part of the form that is closed has none. `earliest` and `latest` in Seoul; `canKeep` says
 * of a day whether the chosen address is served on it.
 */
export function orderRules(
  { address, keep }: Pick<OrderFields, 'address' | 'keep'>,
  { earliest, latest }: { earliest: Day; latest?: Day },
  canKeep: (day: Day) => boolean = () => true,
) {
  const isNew = address === NEW_ADDRESS;
  const rules: v.ObjectEntries = {
    ...(isNew ? placeRules() : { address: v.pipe(v.string(), v.nonEmpty('REQUIRED')) }),
    ...(isNew && keep ? { name: plainText(PLACE_NAME_LIMIT, { min: 1 }) } : {}),
    dueDate: v.pipe(
      v.string(),
      v.nonEmpty('REQUIRED'),
      DayField,
      v.check((day) => day >= earliest, 'DAY_PAST'),
      v.check((day) => latest === undefined || day <= latest, 'DAY_TOO_FAR'),
      v.check(canKeep, 'DAY_NOT_KEPT'),
    ),
    requestMessage: plainText(MESSAGE_LIMIT, { multiline: true }),
  };
  return v.looseObject(rules);
}

/** Fields of a place, as a saved address, a document and the form call them. */
const PLACE_FIELDS = ['fullName', 'mobile', 'postalCode', 'address1', 'address2', 'message'] as const;

/**
 * What a place that a document names is in the form: the saved address that says the same, or a new one that is filled in.
 */
export function fieldsOfPlace(
  place: ShippingAddressFields,
  saved: readonly ShippingAddress[],
): Partial<OrderFields> {
  const same = saved.find((address) => PLACE_FIELDS.every((field) => address[field] === place[field]));
  return same ? { address: String(same.id) } : { ...place, address: NEW_ADDRESS };
}

/** The post code of where the wines go; undefined until one is there. */
export function postalCodeOf(fields: OrderFields, saved: readonly ShippingAddress[]): string | undefined {
  const postalCode = chosenPlace(fields, saved)?.postalCode;
  return v.is(PostalCodeField, postalCode) ? postalCode : undefined;
}

/**
 * The form's field for one of the wire: store and hour of a pick-up are said with its day, a new address stands in the form by
 * itself, a saved one cannot be typed in.
 */
export function fieldOf(field: string, { address }: Pick<OrderFields, 'address'>): string {
  const [group, name] = field.split('.');
  if (group === 'pickup') return 'dueDate';
  return group === 'shipping' && name !== undefined && address === NEW_ADDRESS ? name : field;
}
