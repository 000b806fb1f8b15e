import type { answerOrderProposal, CheckedBodyOf, Language, proposeOrderForm } from '@vitis/contracts';
import { isProposalExpired, proposalOutcome, proposesDay, seoulDay } from '@vitis/domain';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { repriceCoupon } from '../coupons/coupons.repository.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { announceRestock } from '../restock/announce-restock.ts';
import { moveStock } from '../stock/move-stock.ts';
import { type Bottles, takeStock } from '../stock/take-stock.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import { requireVersion, type StepInput } from '../trade-documents/document-steps.ts';
import { checkCredit } from './check-credit.ts';
import {
  findOrderLines,
  lockOrderForm,
  type NewOrder,
  type OrderLine,
  replaceLines,
  type StoredOrder,
  updateOrderForm,
} from './order-form.repository.ts';
import {
  findOpenProposal,
  insertProposal,
  type StoredProposal,
  settleProposal,
  withdrawProposal,
} from './order-proposals.repository.ts';
import { requireOpenStore } from './pickup-columns.ts';
import { placedOrder } from './placed-order.ts';
import { agreedLines, proposeLines } from './propose-lines.ts';
import { requireMore, requireSold } from './proposed-stock.ts';
import { stateAfter, writeOrderStep } from './write-order-step.ts';

type Answer = StepInput<BuyerScope, CheckedBodyOf<typeof answerOrderProposal>>;

/** Bottles by product. */
const bottlesOf = (lines: readonly OrderLine[]): Bottles[] =>
  lines.map(({ productId, qty }) => ({ productId, qty }));

/** Which of a proposal is accepted. Throws 400 for a line that it has not. */
function answersOf({ lines, ...days }: StoredProposal, { body, language }: Answer) {
  const accepted = new Set(body.accepted);
  const known = new Set(lines.map(({ position }) => position));
  const stray = body.accepted.findIndex((position) => !known.has(position));
  if (stray >= 0) throw invalidField(`accepted.${stray}`, 'NOT_A_CHOICE', language);
  const dayAccepted = proposesDay(days) ? body.acceptsDay : null;
  const answered = lines.map((line) => ({ ...line, accepted: accepted.has(line.position) }));
  const status = proposalOutcome([
    ...answered.map((line) => line.accepted),
    ...(dayAccepted === null ? [] : [dayAccepted]),
  ]);
  return { status, dayAccepted, lines: answered };
}

/** Proposals of sales staff, and what buyers answer: each is done whole, or is refused and writes nothing. */
export function createOrderProposals(now: () => Date) {
  /**
   * The order with what was accepted of a proposal. Bottles are taken and given back by what differs, and more money than
   * before is asked of the client's credit. Throws 409: not so many bottles, or past the limit.
   */
  const agree = async (
    unit: UnitOfWork,
    {
      order,
      proposal,
      answers,
    }: { order: StoredOrder; proposal: StoredProposal; answers: ReturnType<typeof answersOf> },
    { creditAcknowledged, language }: { creditAcknowledged: boolean; language: Language },
  ): Promise<Partial<NewOrder>> => {
    const at = now();
    if (isProposalExpired(proposal, seoulDay(at))) throw conflict('PROPOSAL_EXPIRED');
    const before = await findOrderLines(unit.tx, order.id);
    const accepted = answers.lines.filter((line) => line.accepted);
    await requireSold(unit, order, { before, accepted }, language);
    const after = agreedLines(before, accepted, proposal);
    const sums = sumsOf(after, language);
    const risen = sums.total - order.total;
    if (risen > 0) {
      const { clientCompanyId } = order;
      await checkCredit(
        unit.tx,
        { clientCompanyId, total: risen, acknowledged: creditAcknowledged },
        language,
      );
    }
    const isWhole = answers.status === 'ACCEPTED';
    if (order.stockTaken) {
      const cameBack = await moveStock(unit.tx, bottlesOf(before), bottlesOf(after), language);
      if (cameBack.length > 0) await announceRestock(unit, at);
    } else if (isWhole) {
      await takeStock(unit.tx, bottlesOf(after), language);
    } else {
      // Its own bottles are asked for when it is confirmed.
      await requireMore(unit, { stockTaken: true }, { ordered: before, after }, language);
    }
    await replaceLines(unit.tx, order.id, after);
    await repriceCoupon(unit.tx, order.id, after);
    return {
      ...sums,
      // Never more than there is to pay.
      cashUsed: Math.min(order.cashUsed, sums.total),
      placed: order.placed ?? placedOrder(order, before),
      dueDate: answers.dayAccepted === true ? proposal.dueDate : order.dueDate,
      ...(isWhole && {
        approvedAt: at,
        stockTaken: true,
        responseMessage: proposal.message,
        managerId: order.managerId ?? proposal.authorId,
      }),
    };
  };

  return {
    /** Proposes other bottles, prices, wines or a later day; what was proposed before and not answered is taken back. */
    propose: async (
      unit: UnitOfWork,
      input: StepInput<SalesScope, CheckedBodyOf<typeof proposeOrderForm>>,
    ): Promise<void> => {
      const { scope, number, body, language } = input;
      const order = requireVersion(await lockOrderForm(unit.tx, scope, number), input);
      const status = stateAfter(order.status, 'PROPOSE', scope);
      if (body.dueDate < seoulDay(now())) throw invalidField('dueDate', 'DAY_PAST', language);
      await requireOpenStore(unit, now(), order, body.dueDate, language);
      const message = freeText(body.message, 'message', language);
      const ordered = await findOrderLines(unit.tx, order.id);
      const { clientCompanyId } = order;
      const lines = await proposeLines(
        unit.tx,
        clientCompanyId,
        { lines: ordered, proposed: body.lines },
        language,
      );
      if (lines.length === 0 && body.dueDate === order.dueDate) throw conflict('PROPOSAL_EMPTY');
      const after = agreedLines(ordered, lines, { authorId: scope.managerId, number: 0 });
      if (after.length === 0) throw conflict('NOTHING_LEFT');
      const sums = sumsOf(after, language);
      await requireMore(unit, order, { ordered, after }, language);
      await withdrawProposal(unit.tx, order.id);
      const proposal = await insertProposal(unit.tx, {
        orderFormId: order.id,
        authorId: scope.managerId,
        message,
        dueDate: body.dueDate,
        dueDateBefore: order.dueDate,
        lines,
        total: sums.total,
        totalBefore: order.total,
        createdAt: now(),
      });
      const changed = await updateOrderForm(unit.tx, order, {
        status,
        managerId: order.managerId ?? scope.managerId,
      });
      // The mail tells of the order as it would be.
      await writeOrderStep(
        unit,
        { ...changed, ...sums },
        {
          event: 'PROPOSE',
          scope,
          message,
          firstWine: after[0],
          details: {
            proposal,
            lines: lines.map(({ position, idProduct, qty, unitPrice }) => ({
              position,
              idProduct,
              qty,
              unitPrice,
            })),
          },
          proposal: 'OPEN',
        },
      );
    },

    /** Accepts a proposal line by line: all of it confirms the order, a part of it changes it, nothing leaves it as it is. */
    answer: async (unit: UnitOfWork, input: Answer): Promise<void> => {
      const { scope, number, body, language } = input;
      // The same order as everybody's: the client first, whose orders are placed one after the other.
      await lockClient(unit.tx, scope.clientCompanyId);
      const order = requireVersion(await lockOrderForm(unit.tx, scope, number), input);
      const proposal = await findOpenProposal(unit.tx, order.id);
      // The role and the state are asked about first: the proposal of an order that is cancelled is nobody's any more.
      const confirmed = stateAfter(order.status, 'ACCEPT', scope);
      if (!proposal) throw conflict('PROPOSAL_SETTLED');
      const message = freeText(body.message, 'message', language);
      const answers = answersOf(proposal, input);
      const { creditAcknowledged } = body;
      const fields =
        answers.status === 'DECLINED'
          ? {}
          : await agree(unit, { order, proposal, answers }, { creditAcknowledged, language });
      const event = answers.status === 'ACCEPTED' ? 'ACCEPT' : 'DECLINE';
      const status = event === 'ACCEPT' ? confirmed : stateAfter(order.status, event, scope);
      await settleProposal(unit.tx, proposal.id, {
        ...answers,
        answeredAt: now(),
        answeredBy: scope.userId,
        answerMessage: message,
      });
      const changed = await updateOrderForm(unit.tx, order, { ...fields, status });
      const [first] = await findOrderLines(unit.tx, order.id);
      await writeOrderStep(unit, changed, {
        event,
        scope,
        message,
        firstWine: first,
        details: { proposal: proposal.number, status: answers.status, accepted: body.accepted },
        proposal: answers.status,
      });
    },
  };
}
