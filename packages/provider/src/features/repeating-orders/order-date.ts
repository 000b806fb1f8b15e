import type { Language } from '@vitis/contracts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { createOrderFormRequests } from '../order-forms/order-form-requests.service.ts';
import {
  findRepeatedLines,
  putDate,
  type StoredDate,
  type StoredRepeatingOrder,
} from './repeating-orders.repository.ts';

interface Ordering {
  order: StoredRepeatingOrder;
  date: Pick<StoredDate, 'day' | 'deliveryDay' | 'preparedOn'>;
  buyer: BuyerScope;
  language: Language;
  creditAcknowledged: boolean;
}

/**
 * Places the order of one date of a repeating order that is locked, at the prices of this moment; returns its number.
 * Throws as every order does: nothing is written then.
 */
export async function orderDate(
  unit: UnitOfWork,
  now: () => Date,
  { order, date, buyer, language, creditAcknowledged }: Ordering,
): Promise<string> {
  const lines = await findRepeatedLines(unit.tx, [order.id]);
  const orderFormNumber = await createOrderFormRequests(now).create(
    unit,
    buyer,
    {
      products: lines.map(({ idProduct, qty }) => ({ idProduct, qty })),
      dueDate: date.deliveryDay,
      requestMessage: order.requestMessage,
      shipping: {
        fullName: order.recipientName,
        mobile: order.recipientMobile,
        postalCode: order.postalCode,
        address1: order.address1,
        address2: order.address2,
        message: order.shippingMessage,
      },
      creditAcknowledged,
    },
    language,
    { leavesCart: false },
  );
  const { day, deliveryDay, preparedOn } = date;
  await putDate(unit.tx, {
    repeatingOrderId: order.id,
    day,
    deliveryDay,
    preparedOn,
    state: 'ORDERED',
    orderFormNumber,
    refusal: null,
  });
  await unit.record('repeating-order.order', `repeating-order:${order.id}`, { day, orderFormNumber });
  return orderFormNumber;
}
