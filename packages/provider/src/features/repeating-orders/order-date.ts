import type { Language, ShownPrice } from '@vitis/contracts';
import { deliveryDayIssue, formatDay, weekdayNames } from '@vitis/domain';
import { inLanguage } from '../../db/in-language.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict } from '../../problems/problem-error.ts';
import { type DeliveryRounds, roundsTo } from '../delivery-days/delivery-rounds.ts';
import { createOrderFormRequests } from '../order-forms/order-form-requests.service.ts';
import { publishRepeatingOrder } from './publish-repeating-order.ts';
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
  shownPrices: readonly ShownPrice[];
  rounds: DeliveryRounds;
}

/**
 * Places the order of one date of a repeating order that is locked, at the prices of this moment; returns its number.
 * A wine that costs more than in `shownPrices` refuses it.
 * Throws as every order does: nothing is written then.
 */
export async function orderDate(
  unit: UnitOfWork,
  now: () => Date,
  { order, date, buyer, language, creditAcknowledged, shownPrices, rounds }: Ordering,
): Promise<string> {
  requireRound(rounds, order, date, language);
  const lines = await findRepeatedLines(unit.tx, [order.id]);
  const shown = new Map(shownPrices.map(({ idProduct, unitPrice }) => [idProduct, unitPrice]));
  const orderFormNumber = await createOrderFormRequests(now).create(
    unit,
    buyer,
    {
      products: lines.map(({ idProduct, qty }) => ({ idProduct, qty, unitPrice: shown.get(idProduct) })),
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
      orderCoupons: [],
      fromCart: false,
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
  await publishRepeatingOrder(unit, order, 'order', { day, orderFormNumber });
  return orderFormNumber;
}

/** Throws 409 for a day on which nothing can be delivered there any more, with the weekdays of the rounds. */
function requireRound(
  rounds: DeliveryRounds,
  { postalCode }: StoredRepeatingOrder,
  { deliveryDay }: Ordering['date'],
  language: Language,
): void {
  const { area, calendar } = roundsTo(rounds, postalCode);
  // It has been known for long: nobody is in need of more than the next round.
  const round = { ...calendar.round, leadDays: 1 };
  if (deliveryDayIssue(deliveryDay, { ...calendar, round }) === null) return;
  throw conflict('REPEAT_DAY_NOT_KEPT', {
    values: {
      day: formatDay(deliveryDay, language),
      area: inLanguage(area.name, language),
      weekdays: weekdayNames(area.weekdays, language),
    },
  });
}
