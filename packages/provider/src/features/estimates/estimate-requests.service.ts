import type { CheckedBodyOf, createEstimate, createManualEstimate, Language } from '@vitis/contracts';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { leaveCart, leftCart, requireInCart } from '../cart/leave-cart.ts';
import { findClientPeople } from '../trade-documents/client-people.ts';
import { findManualClient } from '../trade-documents/manual-client.ts';
import { nextNumber } from '../trade-documents/next-number.ts';
import { askedLines } from '../trade-documents/write-lines.ts';
import { hasAskedFor, insertEstimate, type NewEstimate } from './estimate.repository.ts';
import { wishedLines } from './estimate-lines.ts';
import { requestColumns } from './request-columns.ts';
import { stateAfter, type WrittenStep, writeStep } from './write-step.ts';

/** Two windows of one cart are no further apart; who needs the same bottles later asks anew. */
const SAME_INTENT = 60 * 60 * 1000;

/** Ways in which an estimate begins. Each returns its number and has written it whole, or throws and has written nothing. */
export function createEstimateRequests(now: () => Date) {
  const start = async (
    unit: UnitOfWork,
    fields: Omit<NewEstimate, 'number' | 'status'>,
    step: Omit<WrittenStep, 'at'>,
  ): Promise<string> => {
    const at = now();
    const estimate = await insertEstimate(unit.tx, {
      ...fields,
      status: stateAfter(null, step.event, step.scope, at),
      number: await nextNumber(unit.tx, 'estimate', at),
      requestMessage: step.message,
      requestedAt: at,
    });
    await writeStep(unit, estimate, { ...step, at });
    return estimate.number;
  };

  return {
    /** Asks for prices. No price is taken from the buyer: each line starts at the list price of its group. */
    create: async (
      unit: UnitOfWork,
      buyer: BuyerScope,
      body: CheckedBodyOf<typeof createEstimate>,
      language: Language,
    ): Promise<string> => {
      const message = freeText(body.requestMessage, 'requestMessage', language);
      await lockCart(unit.tx, buyer);
      const lines = wishedLines(await askedLines(unit.tx, buyer, body.products, language), body.products);
      const columns = await requestColumns(unit.tx, buyer, body, language);
      const ids = lines.map(({ productId }) => productId);
      if (body.fromCart) await requireInCart(unit, buyer, ids, language);
      // Its lines stay in the cart, and do not tell that another window has asked for the same.
      if (
        body.keepsCart &&
        (await hasAskedFor(unit.tx, buyer, lines, new Date(now().getTime() - SAME_INTENT)))
      )
        throw await leftCart(unit.tx, ids, language);
      const people = await findClientPeople(unit.tx, buyer.clientCompanyId);
      const number = await start(
        unit,
        {
          clientCompanyId: buyer.clientCompanyId,
          requestedBy: buyer.userId,
          managerId: people.staff[0]?.id ?? null,
          ...columns,
        },
        { event: 'CREATE', scope: buyer, message, lines, language, people },
      );
      if (!body.keepsCart) await leaveCart(unit, buyer, ids);
      return number;
    },

    /** Writes down what a client asked for by telephone, in the name of one of its buyers. */
    createManual: async (
      unit: UnitOfWork,
      sales: SalesScope,
      body: CheckedBodyOf<typeof createManualEstimate>,
      language: Language,
    ): Promise<string> => {
      const message = freeText(body.requestMessage, 'requestMessage', language);
      const { buyer, people } = await findManualClient(unit.tx, sales, body);
      const lines = wishedLines(await askedLines(unit.tx, buyer, body.products, language), []);
      return start(
        unit,
        {
          clientCompanyId: buyer.clientCompanyId,
          requestedBy: buyer.userId,
          managerId: sales.managerId,
          manual: true,
        },
        { event: 'CREATE_MANUAL', scope: sales, message, lines, language, people },
      );
    },
  };
}
