import {
  type BodyOf,
  type downloadCartPaper,
  type PickupWish,
  ShippingAddressFields,
  TargetPrice,
} from '@vitis/contracts';
import { type Day, PhoneField, type RequestedLine } from '@vitis/domain';
import * as v from 'valibot';

interface Filled {
  products: readonly RequestedLine[];
  requestMessage: string;
  shipping: ShippingAddressFields | undefined;
  dueDate?: Day | null;
  pickup?: PickupWish | undefined;
}

/** Whether a place is whole: the wire takes numbers of a phone that nobody can dial. */
const isFilledIn = (shipping: ShippingAddressFields): boolean =>
  v.is(ShippingAddressFields, shipping) && v.is(PhoneField, shipping.mobile);

/** The place where it is whole: what is typed halfway is on neither paper. */
export const wholePlace = (place: ShippingAddressFields | undefined): ShippingAddressFields | undefined =>
  place && isFilledIn(place) ? place : undefined;

/** What is filled in, as the provider takes it. */
export const draftBody = ({
  products,
  requestMessage,
  shipping,
  dueDate = null,
  pickup,
}: Filled): BodyOf<typeof downloadCartPaper> => ({
  products: products.map(({ idProduct, qty, targetPrice }) => ({
    idProduct,
    qty,
    targetPrice: v.is(TargetPrice, targetPrice) ? targetPrice : null,
  })),
  requestMessage,
  ...(shipping === undefined ? {} : { shipping }),
  ...(dueDate === null ? {} : { dueDate }),
  ...(pickup === undefined ? {} : { pickup }),
});
