import type { CheckedBodyOf, proposeOrderForm } from '@vitis/contracts';
import { lastDeliveryDay, seoulDay } from '@vitis/domain';
import { freeText } from '../../http/free-text.ts';
import type { SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict } from '../../problems/problem-error.ts';
import { requireDay } from '../../problems/require-day.ts';
import { lockClient } from '../ledger/credit.repository.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import { requireVersion, type StepInput } from '../trade-documents/document-steps.ts';
import { agreeOn, answersOf, type ProposalAnswer } from './agree-on-proposal.ts';
import { findOrderLines, lockOrderForm, updateOrderForm } from './order-form.repository.ts';
import {
  findOpenProposal,
  insertProposal,
  settleProposal,
  withdrawProposal,
} from './order-proposals.repository.ts';
import { requireOpenStore } from './pickup-columns.ts';
import { agreedLines, proposeLines } from './propose-lines.ts';
import { requireMore } from './proposed-stock.ts';
import { stateAfter, writeOrderStep } from './write-order-step.ts';

/** Proposals of sales staff, and what buyers answer: each is done whole, or is refused and writes nothing. */
export function createOrderProposals(now: () => Date) {
  return {
    /** Proposes other bottles, prices, wines or a later day; what was proposed before and not answered is taken back. */
    propose: async (
      unit: UnitOfWork,
      input: StepInput<SalesScope, CheckedBodyOf<typeof proposeOrderForm>>,
    ): Promise<void> => {
      const { scope, number, body, language } = input;
      const order = requireVersion(await lockOrderForm(unit.tx, scope, number), input);
      const status = stateAfter(order.status, 'PROPOSE', scope);
      const today = seoulDay(now());
      // One that the order has already is nobody's slip.
      const last = body.dueDate === order.dueDate ? body.dueDate : lastDeliveryDay(today);
      requireDay('dueDate', body.dueDate, { first: today, last }, language);
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
    answer: async (unit: UnitOfWork, input: ProposalAnswer): Promise<void> => {
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
          : await agreeOn(unit, { order, proposal, answers }, { creditAcknowledged, language, at: now() });
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
