import type { CheckedBodyOf, confirmEstimateLines, modifyEstimate, respondEstimate } from '@vitis/contracts';
import { type EstimateEvent, lastValidDay, seoulDay } from '@vitis/domain';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { requireDay } from '../../problems/require-day.ts';
import { authorOf, findBuyingClient } from '../trade-documents/client-people.ts';
import { requireVersion, type StepInput } from '../trade-documents/document-steps.ts';
import { askedLines, offeredLines } from '../trade-documents/write-lines.ts';
import {
  findLatestLines,
  lockEstimate,
  type NewEstimate,
  type StoredEstimate,
  updateEstimate,
} from './estimate.repository.ts';
import { atOfferedPrices, type EstimateDraftLine, takenLines, wishedLines } from './estimate-lines.ts';
import { requestColumns } from './request-columns.ts';
import { stateAfter, writeStep } from './write-step.ts';

interface Change {
  fields: Partial<NewEstimate>;
  /** Those of the revision before, where the step changes none. */
  lines?: EstimateDraftLine[];
  message?: string;
  /** Lines that the step leaves out for good. */
  notTaken?: EstimateDraftLine[];
}

/** Steps of an estimate: each is a revision, or is refused and writes nothing. */
export function createEstimateSteps(now: () => Date) {
  /** Locks the estimate before it looks at it, so that of two people who decide at once one is refused. */
  const step = async <Scope extends BuyerScope | SalesScope>(
    unit: UnitOfWork,
    input: StepInput<Scope>,
    event: EstimateEvent,
    change: (estimate: StoredEstimate, at: Date) => Promise<Change>,
  ): Promise<void> => {
    const at = now();
    const { scope, number, language } = input;
    const before = requireVersion(await lockEstimate(unit.tx, scope, number), input);
    const status = stateAfter(before, event, scope, at);
    const { fields, message = '', notTaken = [], ...changed } = await change(before, at);
    const lines = changed.lines ?? (await findLatestLines(unit.tx, before));
    const after = await updateEstimate(unit.tx, before, { ...fields, status });
    await writeStep(unit, after, { event, scope, message, lines, notTaken, at, language });
  };

  return {
    /** Asks anew after an answer, which holds no longer. */
    modify: (unit: UnitOfWork, input: StepInput<BuyerScope, CheckedBodyOf<typeof modifyEstimate>>) =>
      step(unit, input, 'MODIFY', async (estimate) => {
        const { body, scope, language } = input;
        const message = freeText(body.requestMessage, 'requestMessage', language);
        const offered = await findLatestLines(unit.tx, estimate);
        const asked = await askedLines(unit.tx, scope, body.products, language);
        const lines = wishedLines(atOfferedPrices(asked, offered), body.products, offered);
        const columns = await requestColumns(unit.tx, scope, body, language, estimate);
        return { fields: { ...columns, requestMessage: message, expiredDate: null }, lines, message };
      }),

    /** Answers with prices; once more makes a new revision of the answer. */
    respond: (unit: UnitOfWork, input: StepInput<SalesScope, CheckedBodyOf<typeof respondEstimate>>) =>
      step(unit, input, 'RESPOND', async (estimate, at) => {
        const { clientCompanyId, managerId } = estimate;
        const { body, scope, language } = input;
        const today = seoulDay(at);
        requireDay('expiredDate', body.expiredDate, { first: today, last: lastValidDay(today) }, language);
        const message = freeText(body.responseMessage, 'responseMessage', language);
        const client = await findBuyingClient(unit.tx, clientCompanyId);
        const offered = await offeredLines(unit.tx, client, body.products, language);
        const lines = wishedLines(offered, [], await findLatestLines(unit.tx, estimate));
        const fields = {
          responseMessage: message,
          expiredDate: body.expiredDate,
          respondedAt: at,
          managerId: managerId ?? scope.managerId,
        };
        return { fields, lines, message };
      }),

    /** Accepts the answer as it stands. */
    confirm: (unit: UnitOfWork, input: StepInput<BuyerScope>) =>
      step(unit, input, 'CONFIRM', async (_estimate, at) => ({ fields: { confirmedAt: at } })),

    /** Accepts some lines of the answer; its revision holds these alone, and so has every order from it. */
    confirmLines: (
      unit: UnitOfWork,
      input: StepInput<BuyerScope, CheckedBodyOf<typeof confirmEstimateLines>>,
    ) =>
      step(unit, input, 'CONFIRM', async (estimate, at) => {
        const { body, language } = input;
        const message = freeText(body.message, 'message', language);
        const answered = await findLatestLines(unit.tx, estimate);
        const { taken, notTaken } = takenLines(answered, body.positions, language);
        return { fields: { confirmedAt: at }, lines: taken, notTaken, message };
      }),

    cancel: (unit: UnitOfWork, input: StepInput<BuyerScope | SalesScope, { reason: string }>) =>
      step(unit, input, 'CANCEL', async (_estimate, at) => {
        const reason = freeText(input.body.reason, 'reason', input.language);
        const cancelledBy = authorOf(input.scope).authorId;
        return { fields: { cancelledAt: at, cancelledBy, cancelReason: reason || null }, message: reason };
      }),
  };
}
