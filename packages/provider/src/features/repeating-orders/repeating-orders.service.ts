import {
  type CheckedBodyOf,
  type confirmRepeatDate,
  type createRepeatingOrder,
  type Language,
  REPEATING_ORDERS_LIMIT,
  type RepeatingOrderStatus,
} from '@vitis/contracts';
import {
  addDays,
  type Day,
  type DeliveryTerms,
  deliveryAreaOf,
  type Holidays,
  lastDeliveryDay,
  MAX_LINE_BOTTLES,
  repeatDays,
  seoulDay,
} from '@vitis/domain';
import { assertVersion } from '../../http/check-input.ts';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { Services } from '../../http/services.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { requireDay } from '../../problems/require-day.ts';
import {
  type DeliveryRounds,
  requireRoundAhead,
  requireServedWeekday,
} from '../delivery-days/delivery-rounds.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { markRead } from '../notifications/notifications.repository.ts';
import { shippingFields } from '../shipping-addresses/shipping-fields.ts';
import { winesForSale } from '../trade-documents/wines-for-sale.ts';
import { orderDate } from './order-date.ts';
import { publishRepeatingOrder } from './publish-repeating-order.ts';
import { calendarAround, servedDaysOf } from './repeating-order-reader.ts';
import {
  closeOpenDates,
  countOpen,
  deleteDate,
  deleteOpenDates,
  findDate,
  findRepeatedLines,
  hasLikeness,
  insertRepeatingOrder,
  lockRepeatingOrder,
  putDate,
  type RepeatedLine,
  type StoredDate,
  type StoredRepeatingOrder,
  updateRepeatingOrder,
} from './repeating-orders.repository.ts';

type NewBody = CheckedBodyOf<typeof createRepeatingOrder>;
type Body = Omit<NewBody, 'repetitionAcknowledged'>;
type Confirmed = CheckedBodyOf<typeof confirmRepeatDate>;

/** What a member does with a repeating order, in which language a refusal is said. */
interface Call {
  buyer: BuyerScope;
  id: number;
  language: Language;
}

/** What was typed, by whom, and the rounds that its first date has to keep. */
interface Typed {
  body: Body;
  buyer: BuyerScope;
  language: Language;
  rounds: DeliveryRounds;
}

/** The first date, as the rounds to its address are asked about it. */
const firstDayOf = ({ firstDay, shipping }: Body) => ({
  day: firstDay,
  postalCode: shipping.postalCode,
  field: 'firstDay',
});

/** What was typed, as columns. Throws 400. */
const columnsOf = (body: Body, language: Language) => {
  const shipping = shippingFields(body.shipping, 'shipping.', language);
  return {
    interval: body.interval,
    firstDay: body.firstDay,
    asksFirst: body.asksFirst,
    recipientName: shipping.fullName,
    recipientMobile: shipping.mobile,
    postalCode: shipping.postalCode,
    address1: shipping.address1,
    address2: shipping.address2,
    shippingMessage: shipping.message,
    requestMessage: freeText(body.requestMessage, 'requestMessage', language),
  };
};

/** A wine named twice is one line with the bottles of both. Throws 400. */
function linesOf(products: Body['products'], language: Language): RepeatedLine[] {
  const merged = new Map<number, number>();
  for (const [index, { idProduct, qty }] of products.entries()) {
    const bottles = (merged.get(idProduct) ?? 0) + qty;
    if (bottles > MAX_LINE_BOTTLES) throw invalidField(`products.${index}.qty`, 'TOO_LARGE', language);
    merged.set(idProduct, bottles);
  }
  return [...merged].map(([idProduct, qty]) => ({ idProduct, qty }));
}

/** Whether the weekday of the first date says anything new: of a month it says only where that began. */
const isOtherWeekday = (body: Body, order: StoredRepeatingOrder): boolean =>
  body.firstDay !== order.firstDay ||
  (body.interval !== 'MONTHLY' &&
    (body.interval !== order.interval || body.shipping.postalCode !== order.postalCode));

/** Repeating orders: each call is done whole, or is refused and writes nothing. */
export function createRepeatingOrders({ now }: Services, terms: DeliveryTerms) {
  const today = () => seoulDay(now());

  /** Throws 400 where the first date is over, before the next round, beyond a year, or on a weekday without one; off a holiday it is moved. */
  const requireNewFirstDay = ({ body, rounds, language }: Typed): void => {
    const bounds = { first: addDays(today(), 1), last: lastDeliveryDay(today()) };
    requireDay('firstDay', body.firstDay, bounds, language);
    requireServedWeekday(rounds, firstDayOf(body), language);
    requireRoundAhead(rounds, firstDayOf(body), language);
  };

  const lock = async ({ tx }: UnitOfWork, { buyer, id }: Call): Promise<StoredRepeatingOrder> => {
    const order = await lockRepeatingOrder(tx, id, buyer);
    if (!order) throw notFound();
    return order;
  };
  const lockOpen = async (unit: UnitOfWork, call: Call): Promise<StoredRepeatingOrder> => {
    const order = await lock(unit, call);
    if (order.status === 'ENDED') throw conflict('REPEATING_ORDER_ENDED');
    return order;
  };
  /** What is known of a date, or that nothing is yet. Throws 404 for a day that the rhythm does not have. */
  const dateOf = async (
    { tx }: UnitOfWork,
    order: StoredRepeatingOrder,
    day: Day,
    holidays: Holidays,
  ): Promise<{
    known: StoredDate | undefined;
    date: Pick<StoredDate, 'day' | 'deliveryDay' | 'preparedOn'>;
  }> => {
    const known = await findDate(tx, order.id, day);
    if (known) return { known, date: known };
    // Three, as the screen shows them: nobody skips a date of next year.
    const date = repeatDays(order, today(), 3, servedDaysOf(terms, order, holidays)).find(
      (each) => each.day === day,
    );
    if (!date) throw notFound();
    return { known, date };
  };

  /** Nobody is told of what they have done themselves. */
  const noteAsRead = ({ tx }: UnitOfWork, { buyer, id, day }: Call & { day: Day }): Promise<void> =>
    markRead(tx, buyer.userId, [{ kind: 'ORDER', target: `${id}/${day}` }], now());

  return {
    create: async (unit: UnitOfWork, typed: Typed & { body: NewBody }): Promise<number> => {
      const { buyer, body, language } = typed;
      const fields = columnsOf(body, language);
      const lines = linesOf(body.products, language);
      requireNewFirstDay(typed);
      await lockClient(unit.tx, buyer.clientCompanyId);
      if ((await countOpen(unit.tx, buyer)) >= REPEATING_ORDERS_LIMIT) {
        throw conflict('TOO_MANY_REPEATING_ORDERS', { values: { orders: REPEATING_ORDERS_LIMIT } });
      }
      const { clientCompanyId, userId } = buyer;
      const order = { ...fields, clientCompanyId, createdBy: userId, createdAt: now() };
      if (!body.repetitionAcknowledged && (await hasLikeness(unit.tx, buyer, order, lines))) {
        throw conflict('REPEATING_ORDER_EXISTS');
      }
      await winesForSale(
        unit.tx,
        buyer,
        lines.map(({ idProduct }) => idProduct),
        language,
      );
      const id = await insertRepeatingOrder(unit.tx, order, lines);
      await publishRepeatingOrder(unit, { id, clientCompanyId }, 'create');
      return id;
    },

    change: async (unit: UnitOfWork, call: Call & Typed & { expectedVersion: number }): Promise<void> => {
      const { body, language, buyer } = call;
      const fields = columnsOf(body, language);
      const lines = linesOf(body.products, language);
      const order = await lockOpen(unit, call);
      assertVersion(call.expectedVersion, order.version);
      if (body.firstDay !== order.firstDay) requireNewFirstDay(call);
      else if (isOtherWeekday(body, order)) requireServedWeekday(call.rounds, firstDayOf(body), language);
      // What it has may be gone by now and is told of; what is new has to be there.
      const before = new Set(
        (await findRepeatedLines(unit.tx, [order.id])).map(({ idProduct }) => idProduct),
      );
      const added = lines.map(({ idProduct }) => idProduct).filter((id) => !before.has(id));
      if (added.length > 0) await winesForSale(unit.tx, buyer, added, language);
      await updateRepeatingOrder(unit.tx, order, fields, lines);
      const areaOf = ({ postalCode }: { postalCode: string }) => deliveryAreaOf(terms.areas, postalCode);
      if (
        body.firstDay !== order.firstDay ||
        body.interval !== order.interval ||
        areaOf(body.shipping) !== areaOf(order)
      ) {
        await deleteOpenDates(unit.tx, order.id);
      }
      await publishRepeatingOrder(unit, order, 'change');
    },

    setStatus: async (unit: UnitOfWork, call: Call & { status: RepeatingOrderStatus }): Promise<void> => {
      const order = await lock(unit, call);
      if (order.status === call.status) return;
      if (order.status === 'ENDED') throw conflict('REPEATING_ORDER_ENDED');
      await updateRepeatingOrder(unit.tx, order, { status: call.status });
      if (call.status === 'ENDED') await closeOpenDates(unit.tx, { repeatingOrderId: order.id });
      await publishRepeatingOrder(unit, order, 'status', { status: call.status });
    },

    skip: async (
      unit: UnitOfWork,
      call: Call & { day: Day; skipped: boolean },
      holidays: Holidays,
    ): Promise<void> => {
      const order = await lockOpen(unit, call);
      const { known, date } = await dateOf(unit, order, call.day, holidays);
      if (known?.state === 'ORDERED') throw conflict('REPEAT_DATE_ORDERED');
      if ((known?.state === 'SKIPPED') === call.skipped) return;
      const { day, deliveryDay, preparedOn } = date;
      const row: StoredDate = {
        repeatingOrderId: order.id,
        day,
        deliveryDay,
        preparedOn,
        state: 'SKIPPED',
        orderFormNumber: null,
        refusal: null,
      };
      // Taken back, it is a date like the others: the next turn prepares it where its day has come.
      if (call.skipped) await putDate(unit.tx, row);
      else await deleteDate(unit.tx, row);
      await noteAsRead(unit, call);
      await publishRepeatingOrder(unit, order, 'skip', { day, skipped: call.skipped });
    },

    /** Orders a date now, whether it waits for that, could not be ordered before, or is only planned yet. */
    confirm: async (
      unit: UnitOfWork,
      call: Call & Confirmed & { day: Day; rounds: DeliveryRounds },
      holidays: Holidays,
    ): Promise<void> => {
      const order = await lockOpen(unit, call);
      const { known, date } = await dateOf(unit, order, call.day, holidays);
      if (known?.state === 'ORDERED') return;
      if (call.version !== undefined) assertVersion(call.version, order.version);
      if (known?.state === 'SKIPPED' || known?.state === 'LAPSED' || date.deliveryDay < today()) {
        throw conflict('REPEAT_DATE_CLOSED');
      }
      await orderDate(unit, now, { ...call, order, date });
      await noteAsRead(unit, call);
    },

    /** As far as the next dates of any of them reach. */
    calendar: ({ tx }: UnitOfWork): Promise<Holidays> => calendarAround(tx, today()),
  };
}
