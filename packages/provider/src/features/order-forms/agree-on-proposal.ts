import type { answerOrderProposal, CheckedBodyOf, Language } from '@vitis/contracts';
import { isProposalExpired, proposalOutcome, proposesDay, seoulDay } from '@vitis/domain';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { repriceCoupon } from '../coupons/coupons.repository.ts';
import { announceRestock } from '../restock/announce-restock.ts';
import { moveStock } from '../stock/move-stock.ts';
import { type Bottles, takeStock } from '../stock/take-stock.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import type { StepInput } from '../trade-documents/document-steps.ts';
import { checkCredit } from './check-credit.ts';
import {
  findOrderLines,
  type NewOrder,
  type OrderLine,
  replaceLines,
  type StoredOrder,
} from './order-form.repository.ts';
import type { StoredProposal } from './order-proposals.repository.ts';
import { placedOrder } from './placed-order.ts';
import { agreedLines } from './propose-lines.ts';
import { requireMore, requireSold } from './proposed-stock.ts';

export type ProposalAnswer = StepInput<BuyerScope, CheckedBodyOf<typeof answerOrderProposal>>;

/** Bottles by product. */
const bottlesOf = (lines: readonly OrderLine[]): Bottles[] =>
  lines.map(({ productId, qty }) => ({ productId, qty }));

/** Which of a proposal is accepted. Throws 400 for a line that it has not. */
export function answersOf({ lines, ...days }: StoredProposal, { body, language }: ProposalAnswer) {
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

/**
 * The order with what was accepted of a proposal. Bottles are taken and given back by what differs, and more money than
 * before is asked of the client's credit. Throws 409: not so many bottles, or past the limit.
 */
export async function agreeOn(
  unit: UnitOfWork,
  {
    order,
    proposal,
    answers,
  }: { order: StoredOrder; proposal: StoredProposal; answers: ReturnType<typeof answersOf> },
  { creditAcknowledged, language, at }: { creditAcknowledged: boolean; language: Language; at: Date },
): Promise<Partial<NewOrder>> {
  if (isProposalExpired(proposal, seoulDay(at))) throw conflict('PROPOSAL_EXPIRED');
  const before = await findOrderLines(unit.tx, order.id);
  const accepted = answers.lines.filter((line) => line.accepted);
  await requireSold(unit, order, { before, accepted }, language);
  const after = agreedLines(before, accepted, proposal);
  const sums = sumsOf(after, language);
  const risen = sums.total - order.total;
  if (risen > 0) {
    const { clientCompanyId } = order;
    await checkCredit(unit.tx, { clientCompanyId, total: risen, acknowledged: creditAcknowledged }, language);
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
}
