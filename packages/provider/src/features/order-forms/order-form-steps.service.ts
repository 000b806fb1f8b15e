import type { CheckedBodyOf, respondOrderForm } from '@vitis/contracts';
import {
  addDays,
  type Day,
  hasOpenSupply,
  hasStandingDelivery,
  latestDayOf,
  lineAmounts,
  seoulDay,
} from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies } from '../../db/schema.ts';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { giveCouponBack, repriceCoupon } from '../coupons/coupons.repository.ts';
import { settleCoupon } from '../coupons/settle-coupon.ts';
import { recordSale, unsoldOf } from '../ledger/record-sale.ts';
import { announceRestock } from '../restock/announce-restock.ts';
import { giveStockBack, takeStock } from '../stock/take-stock.ts';
import { authorOf } from '../trade-documents/client-people.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import { requireVersion, type StepInput } from '../trade-documents/document-steps.ts';
import { agreePrices } from './agree-prices.ts';
import { dropRest, hasUndelivered } from './drop-rest.ts';
import {
  findOrderedBottles,
  findOrderLines,
  findStandingDeliveries,
  lockOrderForm,
  type NewOrder,
  type StoredOrder,
  updateLinePrices,
  updateOrderForm,
} from './order-form.repository.ts';
import { findOpenProposal, withdrawProposal } from './order-proposals.repository.ts';
import { requireOpenStore } from './pickup-columns.ts';
import { placedOrder } from './placed-order.ts';
import { type PersonalEvent, stateAfter, writeOrderStep } from './write-order-step.ts';

interface Change {
  fields: Partial<NewOrder>;
  /** The buyer gets less than it ordered. */
  isLess?: boolean;
  message?: string;
  details?: Record<string, unknown>;
}

/** Steps of an order: each is done whole, or is refused and writes nothing. */
export function createOrderFormSteps(now: () => Date) {
  const step = async <Scope extends BuyerScope | SalesScope>(
    unit: UnitOfWork,
    input: StepInput<Scope>,
    event: PersonalEvent,
    change: (order: StoredOrder, at: Date) => Promise<Change>,
  ): Promise<void> => {
    const { scope, number } = input;
    const before = requireVersion(await lockOrderForm(unit.tx, scope, number), input);
    const status = stateAfter(before.status, event, scope);
    const { fields, isLess, message = '', details } = await change(before, now());
    const order = await updateOrderForm(unit.tx, before, { ...fields, status });
    const [firstWine] = await findOrderLines(unit.tx, order.id);
    await writeOrderStep(unit, order, { event, isLess, scope, message, firstWine, details });
  };

  return {
    /**
     * Confirms an order: lower prices, a promised day and a word to the buyer where there are any; a proposal that the buyer
     * has not answered is taken back, and a later day is refused, since that is the buyer's to accept. One past the credit
     * limit takes its stock now; where that is gone, 409 says of which wines.
     */
    respond: (
      unit: UnitOfWork,
      input: StepInput<SalesScope, CheckedBodyOf<typeof respondOrderForm>>,
      { takesBack = true }: { takesBack?: boolean } = {},
    ) =>
      step(unit, input, 'RESPOND', async (order, at) => {
        const { body, scope, language } = input;
        if (body.dueDate !== undefined && body.dueDate < seoulDay(at)) {
          throw invalidField('dueDate', 'DAY_PAST', language);
        }
        const dueDate = body.dueDate ?? order.dueDate;
        if (body.dueDate !== undefined && body.dueDate > latestDayOf(order, seoulDay(at))) {
          throw conflict('DAY_LATER');
        }
        await requireOpenStore(unit, at, order, dueDate ?? seoulDay(at), language);
        const message = freeText(body.responseMessage, 'responseMessage', language);
        if (!order.stockTaken) {
          await takeStock(unit.tx, await findOrderedBottles(unit.tx, order.id), language);
        }
        const before = await findOrderLines(unit.tx, order.id);
        const changed = agreePrices(before, body.prices, scope.managerId, language).map((line) => ({
          ...line,
          ...lineAmounts({ unitPrice: line.unitPrice, bottles: line.qty }),
        }));
        for (const line of changed) await updateLinePrices(unit.tx, order.id, line);
        const lines = before.map(
          (line) => changed.find(({ position }) => position === line.position) ?? line,
        );
        const sums = sumsOf(lines, language);
        await repriceCoupon(unit.tx, order.id, lines);
        if (takesBack) await withdrawProposal(unit.tx, order.id);
        else if (await findOpenProposal(unit.tx, order.id)) throw conflict('PROPOSAL_OPEN');
        const isOther = changed.length > 0 || dueDate !== order.dueDate;
        return {
          fields: {
            ...sums,
            // Never more than there is to pay.
            cashUsed: Math.min(order.cashUsed, sums.total),
            approvedAt: at,
            stockTaken: true,
            responseMessage: message,
            dueDate,
            placed: order.placed ?? (isOther ? placedOrder(order, before) : null),
            managerId: order.managerId ?? scope.managerId,
          },
          message,
          details: { prices: changed.map(({ productId, unitPrice }) => ({ productId, unitPrice })) },
        };
      }),

    /** Cancels an order; the bottles that it took can be sold again. What is on a delivery is taken off it first. */
    cancel: (unit: UnitOfWork, input: StepInput<BuyerScope | SalesScope, { reason: string }>) =>
      step(unit, input, 'CANCEL', async (order, at) => {
        const reason = freeText(input.body.reason, 'reason', input.language);
        const standing = await findStandingDeliveries(unit.tx, order.id);
        if (hasStandingDelivery(standing)) throw conflict('DELIVERY_UNDER_WAY');
        const cameBack = order.stockTaken
          ? await giveStockBack(unit.tx, await findOrderedBottles(unit.tx, order.id))
          : [];
        if (cameBack.length > 0) await announceRestock(unit, at);
        await giveCouponBack(unit.tx, order.id);
        await withdrawProposal(unit.tx, order.id);
        const { authorId } = authorOf(input.scope);
        const fields = { cancelledAt: at, cancelledBy: authorId, cancelReason: reason || null };
        return { fields, message: reason };
      }),

    /**
     * Completes an order. What no delivery handed over was handed over by hand, and is sold now (`SOLD`); or it is taken off
     * the order (`DROPPED`). Where nobody says which, an order that a delivery left something of is refused: 409, with the
     * code that is given.
     */
    complete: (
      unit: UnitOfWork,
      input: StepInput<SalesScope>,
      rest: 'SOLD' | 'DROPPED' | { unsaid: 'REST_UNSAID' | 'REST_UNCLEAR' },
    ) =>
      step(unit, input, 'COMPLETE', async (order, at) => {
        const standing = await findStandingDeliveries(unit.tx, order.id);
        if (hasOpenSupply(standing)) throw conflict('DELIVERY_UNDER_WAY');
        if (typeof rest === 'object' && (await hasUndelivered(unit.tx, order.id))) {
          throw conflict(rest.unsaid);
        }
        const date = seoulDay(at);
        const sale = { date, authorId: input.scope.managerId };
        const isLess = rest === 'DROPPED';
        const fields = isLess ? await dropRest(unit, order, at, input.language) : {};
        if (!isLess) await sellRest(unit.tx, order, sale);
        await settleCoupon(unit.tx, order, sale);
        return { fields: { ...fields, completedAt: at }, isLess };
      }),
  };
}

/** 매출 of what no delivery has sold of an order. */
async function sellRest(
  tx: Database,
  { id: orderFormId, clientCompanyId }: StoredOrder,
  { date, authorId }: { date: Day; authorId: number },
): Promise<void> {
  const { supply, tax } = await unsoldOf(tx, orderFormId);
  await recordSale(tx, {
    ...{ clientCompanyId, orderFormId, supply, tax, date, authorId },
    deliveryId: null,
    dueDate: addDays(date, await paymentDaysOf(tx, clientCompanyId)),
  });
}

async function paymentDaysOf(tx: Database, clientCompanyId: number): Promise<number> {
  const [client] = await tx
    .select({ days: clientCompanies.paymentDays })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId));
  return client!.days;
}
