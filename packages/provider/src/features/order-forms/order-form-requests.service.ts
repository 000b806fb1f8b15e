import type { CheckedBodyOf, createManualOrderForm, createOrderForm, Language } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { leaveCart } from '../cart/leave-cart.ts';
import { useCoupon } from '../coupons/coupons.repository.ts';
import { type DeliveryRounds, requireDeliveryDay } from '../delivery-days/delivery-rounds.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { shippingFields } from '../shipping-addresses/shipping-fields.ts';
import { requireStock, takeStock } from '../stock/take-stock.ts';
import { type ClientPeople, findClientPeople } from '../trade-documents/client-people.ts';
import { lineColumns, sumsOf } from '../trade-documents/document-lines.ts';
import { findManualClient } from '../trade-documents/manual-client.ts';
import { nextNumber } from '../trade-documents/next-number.ts';
import { checkCredit } from './check-credit.ts';
import { insertOrderForm, type NewOrder } from './order-form.repository.ts';
import { type AgreedLine, linesOfCall, linesOfCart, linesOfEstimate } from './order-lines.ts';
import { PICKUP_FIELDS, type PickupColumns, pickupColumns } from './pickup-columns.ts';
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
  idCoupon?: number | undefined;
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
    const shipping = shippingFields(wishes.shipping, 'shipping.', language);
    return {
      dueDate,
      requestMessage: freeText(wishes.requestMessage, 'requestMessage', language),
      recipientName: shipping.fullName,
      recipientMobile: shipping.mobile,
      postalCode: shipping.postalCode,
      address1: shipping.address1,
      address2: shipping.address2,
      shippingMessage: shipping.message,
    };
  };

  type NewFields = ReturnType<typeof wished> & Partial<PickupColumns>;

  const place = async (unit: UnitOfWork, placed: Placed, fields: NewFields): Promise<string> => {
    const { event, scope, buyer, people, managerId, estimateId, lines, wishes, language, idCoupon } = placed;
    const { clientCompanyId } = buyer;
    const sums = sumsOf(lines, language);
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
    if (idCoupon !== undefined) {
      const used = { clientCompanyId, orderFormId: stored.id, supply: sums.supply, today: seoulDay(now()) };
      await useCoupon(unit.tx, { id: idCoupon, ...used });
    }
    await writeOrderStep(unit, stored, {
      event,
      scope,
      people,
      message: fields.requestMessage,
      firstProductName: lines[0]?.productName ?? null,
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
      { leavesCart = true, rounds }: { leavesCart?: boolean; rounds?: DeliveryRounds } = {},
    ): Promise<string> => {
      const { estimateNumber, products, pickup, orderCoupons, ...wishes } = body;
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
      const fromCart = estimateNumber === undefined && leavesCart;
      if (fromCart) await lockCart(unit.tx, buyer);
      await lockClient(unit.tx, buyer.clientCompanyId);
      const { lines, estimateId } =
        estimateNumber === undefined
          ? { lines: await linesOfCart(unit.tx, buyer, products ?? [], language), estimateId: null }
          : await linesOfEstimate(unit.tx, buyer, { number: estimateNumber, part: products }, language);
      const people = await findClientPeople(unit.tx, buyer.clientCompanyId);
      const managerId = people.staff[0]?.id ?? null;
      const number = await place(
        unit,
        {
          event: 'CREATE',
          scope: buyer,
          ...{ buyer, people, managerId, estimateId, lines, wishes, language },
          idCoupon: orderCoupons[0],
        },
        fields,
      );
      if (fromCart) {
        await leaveCart(
          unit,
          buyer,
          lines.map(({ productId }) => productId),
        );
      }
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
