import type { CheckedBodyOf, createManualOrderForm, createOrderForm, Language } from '@vitis/contracts';
import { lastDeliveryDay, seoulDay } from '@vitis/domain';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { requireDay } from '../../problems/require-day.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { leaveCart, requireInCart } from '../cart/leave-cart.ts';
import { supplyUnder, useCoupon } from '../coupons/coupons.repository.ts';
import { type DeliveryRounds, requireDeliveryDay } from '../delivery-days/delivery-rounds.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { shippingColumns, shippingFields } from '../shipping-addresses/shipping-fields.ts';
import { requireStock, takeStock } from '../stock/take-stock.ts';
import { type ClientPeople, findClientPeople } from '../trade-documents/client-people.ts';
import { lineColumns, sumsOf } from '../trade-documents/document-lines.ts';
import { findManualClient } from '../trade-documents/manual-client.ts';
import { nextNumber } from '../trade-documents/next-number.ts';
import { checkCredit } from './check-credit.ts';
import { insertOrderForm, type NewOrder } from './order-form.repository.ts';
import { type AgreedLine, linesOfCall, linesOfCart, linesOfEstimate } from './order-lines.ts';
import { PICKUP_FIELDS, type PickupColumns, pickupColumns } from './pickup-columns.ts';
import { requireCash } from './require-cash.ts';
import { type PersonalEvent, stateAfter, writeOrderStep } from './write-order-step.ts';

type Wishes = Pick<
  CheckedBodyOf<typeof createOrderForm>,
  'requestMessage' | 'dueDate' | 'shipping' | 'creditAcknowledged'
>;

interface Placed {
  event: Extract<PersonalEvent, 'CREATE' | 'CREATE_MANUAL'>;
  scope: BuyerScope | SalesScope;
  /** Buyer in whose name it is ordered. */
  buyer: BuyerScope;
  people: ClientPeople;
  managerId: number | null;
  estimateId: number | null;
  lines: readonly AgreedLine[];
  wishes: Wishes;
  language: Language;
  coupon?: CouponWish | undefined;
  cash?: number;
}

/** A coupon, and the one wine that it is to be used on; null for all of the order. */
interface CouponWish {
  id: number;
  productId: number | null;
}

/** What an order takes beside what `createOrderForm` names. */
export interface OrderExtras {
  /** In place of the coupons of the call. */
  coupon?: CouponWish | undefined;
  /** Set aside for it of what was paid ahead. */
  cash?: number;
}

/**
 * How an order begins. Locks are taken in one order, by everybody: cart, client, estimate, stock by id, number. Each
 * returns the order's number and has written it whole, or throws and has written and taken nothing.
 */
export function createOrderFormRequests(now: () => Date) {
  /** What the person typed, as columns. Throws 400. */
  const wished = (wishes: Wishes, language: Language) => {
    const { dueDate } = wishes;
    if (dueDate < seoulDay(now())) throw invalidField('dueDate', 'DAY_PAST', language);
    return {
      dueDate,
      requestMessage: freeText(wishes.requestMessage, 'requestMessage', language),
      ...shippingColumns(shippingFields(wishes.shipping, 'shipping.', language)),
    };
  };

  type NewFields = ReturnType<typeof wished> & Partial<PickupColumns>;

  const place = async (unit: UnitOfWork, placed: Placed, fields: NewFields): Promise<string> => {
    const {
      event,
      scope,
      buyer,
      people,
      managerId,
      estimateId,
      lines,
      wishes,
      language,
      coupon,
      cash = 0,
    } = placed;
    const { clientCompanyId } = buyer;
    const sums = sumsOf(lines, language);
    if (cash > 0) await requireCash(unit.tx, { clientCompanyId, cash, total: sums.total }, language);
    const credit = await checkCredit(
      unit.tx,
      { clientCompanyId, total: sums.total, acknowledged: wishes.creditAcknowledged },
      language,
    );
    // An order past the limit waits for sales: until they confirm it, others may buy the same bottles.
    const stockTaken = credit !== 'WARN';
    await (stockTaken ? takeStock : requireStock)(unit.tx, lines, language);
    const order: NewOrder = {
      ...fields,
      ...sums,
      cashUsed: cash,
      status: stateAfter(null, event, scope),
      number: await nextNumber(unit.tx, 'orderForm', now()),
      clientCompanyId,
      requestedBy: buyer.userId,
      managerId,
      estimateId,
      manual: event === 'CREATE_MANUAL',
      stockTaken,
      requestedAt: now(),
    };
    const columns = lineColumns(lines).map((line, index) => {
      const { discountReason, discountedBy } = lines[index]!;
      return { ...line, discountReason, discountedBy };
    });
    const stored = await insertOrderForm(unit.tx, order, columns);
    if (coupon !== undefined) {
      const { productId } = coupon;
      if (productId !== null && !lines.some((line) => line.productId === productId)) {
        throw invalidField('productCoupons.0.idProduct', 'NOT_A_CHOICE', language);
      }
      const supply = supplyUnder(columns, productId);
      const used = { ...coupon, clientCompanyId, orderFormId: stored.id, supply, today: seoulDay(now()) };
      await useCoupon(unit.tx, used);
    }
    await writeOrderStep(unit, stored, {
      event,
      scope,
      people,
      message: fields.requestMessage,
      firstWine: lines[0],
      details: credit === 'PASS' ? {} : { credit },
    });
    return stored.number;
  };

  return {
    /**
     * At today's prices, or from a confirmed estimate at its own. What is ordered leaves the cart, unless it never came
     * from there. `rounds` say which days can be kept; a date of a repeating order has been moved by its own rule.
     */
    create: async (
      unit: UnitOfWork,
      buyer: BuyerScope,
      body: CheckedBodyOf<typeof createOrderForm>,
      language: Language,
      {
        leavesCart = true,
        rounds,
        extras = {},
      }: { leavesCart?: boolean; rounds?: DeliveryRounds; extras?: OrderExtras } = {},
    ): Promise<string> => {
      const { estimateNumber, products, pickup, orderCoupons, fromCart, ...wishes } = body;
      const fields: NewFields = wished(wishes, language);
      // A store has hours of its own.
      if (rounds && pickup === undefined) requireDeliveryDay(rounds, fields, language);
      if (products === undefined && estimateNumber === undefined) {
        throw invalidField('products', 'REQUIRED', language);
      }
      if (pickup !== undefined) {
        const wanted = { ...pickup, day: body.dueDate };
        Object.assign(fields, await pickupColumns(unit.tx, now(), wanted, PICKUP_FIELDS, language));
      }
      const takesCart = estimateNumber === undefined && leavesCart;
      if (takesCart) await lockCart(unit.tx, buyer);
      await lockClient(unit.tx, buyer.clientCompanyId);
      const { lines, estimateId } =
        estimateNumber === undefined
          ? { lines: await linesOfCart(unit.tx, buyer, products ?? [], language), estimateId: null }
          : await linesOfEstimate(unit.tx, buyer, { number: estimateNumber, part: products }, language);
      const ids = lines.map(({ productId }) => productId);
      if (takesCart && fromCart) await requireInCart(unit, buyer, ids, language);
      const people = await findClientPeople(unit.tx, buyer.clientCompanyId);
      const managerId = people.staff[0]?.id ?? null;
      const number = await place(
        unit,
        {
          event: 'CREATE',
          scope: buyer,
          ...{ buyer, people, managerId, estimateId, lines, wishes, language },
          coupon: orderCoupons[0] === undefined ? undefined : { id: orderCoupons[0], productId: null },
          ...extras,
        },
        fields,
      );
      if (takesCart) await leaveCart(unit, buyer, ids);
      return number;
    },

    /** What a client ordered by telephone, at the prices that were agreed there. */
    createManual: async (
      unit: UnitOfWork,
      sales: SalesScope,
      body: CheckedBodyOf<typeof createManualOrderForm>,
      language: Language,
    ): Promise<string> => {
      const { idClient, idBuyer, products, ...wishes } = body;
      const today = seoulDay(now());
      // Of buyers the rounds say how far ahead they may ask.
      requireDay('dueDate', wishes.dueDate, { first: today, last: lastDeliveryDay(today) }, language);
      const fields = wished(wishes, language);
      const { buyer, people } = await findManualClient(unit.tx, sales, { idClient, idBuyer });
      await lockClient(unit.tx, buyer.clientCompanyId);
      const lines = await linesOfCall(unit.tx, sales, buyer, products, language);
      const { managerId } = sales;
      return place(
        unit,
        {
          event: 'CREATE_MANUAL',
          scope: sales,
          buyer,
          people,
          managerId,
          estimateId: null,
          lines,
          wishes,
          language,
        },
        fields,
      );
    },
  };
}
