import type { CheckedBodyOf, createOrder, Language, ShippingAddressFields } from '@vitis/contracts';
import { type Day, deliveryDays } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { type DeliveryRounds, roundsTo } from '../delivery-days/delivery-rounds.ts';
import { createOrderFormRequests, type OrderExtras } from '../order-forms/order-form-requests.service.ts';
import { findAddresses } from '../shipping-addresses/shipping-addresses.repository.ts';

/** A word for the driver, in Korean as every address is. */
const GIFT_MESSAGE = '선물: 가격이 적힌 서류를 동봉하지 마세요.';
/** Of a word for the driver. */
const MESSAGE_LIMIT = 200;

type Body = CheckedBodyOf<typeof createOrder>;

interface Circumstances {
  now: () => Date;
  rounds: DeliveryRounds;
  language: Language;
}

/**
 * Places an order of which only the wines have to be named, and answers its number. Throws 400 for what does not go
 * together, and whatever every order throws: nothing is written then.
 */
export async function requestOrder(
  unit: UnitOfWork,
  buyer: BuyerScope,
  body: Body,
  { now, rounds, language }: Circumstances,
): Promise<string> {
  const { type, gift, pickup, dueDate, shipping: given, useCash: _, productCoupons: __, ...order } = body;
  const isPickup = type === 'PICKUP';
  if (isPickup && pickup === undefined) throw invalidField('pickup', 'REQUIRED', language);
  if (!isPickup && pickup !== undefined) throw invalidField('pickup', 'NOT_A_CHOICE', language);
  if (isPickup && gift) throw invalidField('gift', 'NOT_A_CHOICE', language);
  if (isPickup && dueDate === undefined) throw invalidField('dueDate', 'REQUIRED', language);
  const shipping = given ?? (await defaultAddress(unit.tx, buyer));
  if (shipping === undefined) throw invalidField('shipping', 'REQUIRED', language);
  return createOrderFormRequests(now).create(
    unit,
    buyer,
    {
      ...order,
      ...(pickup === undefined ? {} : { pickup }),
      dueDate: dueDate ?? firstDay(rounds, shipping.postalCode),
      shipping: gift ? asGift(shipping, language) : shipping,
    },
    language,
    { rounds, extras: extrasOf(body, language) },
  );
}

function extrasOf({ useCash: cash, orderCoupons, productCoupons }: Body, language: Language): OrderExtras {
  const [one] = productCoupons;
  if (one === undefined) return { cash };
  if (orderCoupons.length > 0) throw invalidField('productCoupons', 'TOO_MANY', language);
  return { cash, coupon: { id: one.idCoupon, productId: one.idProduct } };
}

async function defaultAddress(tx: Database, buyer: BuyerScope): Promise<ShippingAddressFields | undefined> {
  const [first] = await findAddresses(tx, buyer);
  return first;
}

/** The earliest day on which wines can come there. */
const firstDay = (rounds: DeliveryRounds, postalCode: string): Day =>
  deliveryDays(roundsTo(rounds, postalCode).calendar).days[0]!;

function asGift(shipping: ShippingAddressFields, language: Language): ShippingAddressFields {
  const message = [GIFT_MESSAGE, shipping.message].filter(Boolean).join(' ');
  if (message.length > MESSAGE_LIMIT) throw invalidField('shipping.message', 'TOO_LONG', language);
  return { ...shipping, message };
}
