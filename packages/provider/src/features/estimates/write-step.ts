import type { Language } from '@vitis/contracts';
import { type EstimateEvent, estimateMachine, isEstimateValid, nextState } from '@vitis/domain';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { authorOf, type ClientPeople } from '../trade-documents/client-people.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import { publishStep, requireNextState } from '../trade-documents/document-steps.ts';
import type { MailKind } from '../trade-documents/mails.ts';
import { insertRevision, type StoredEstimate } from './estimate.repository.ts';
import type { EstimateDraftLine } from './estimate-lines.ts';

/** Where a step leads. Throws 409 where the table of states has no such step or the estimate has run out, and 403. */
export function stateAfter(
  estimate: Pick<StoredEstimate, 'status' | 'expiredDate'> | null,
  event: EstimateEvent,
  scope: BuyerScope | SalesScope,
  now: Date,
) {
  const { authorRole } = authorOf(scope);
  const guards = { NOT_EXPIRED: estimate !== null && isEstimateValid(estimate, now) };
  const step = nextState(estimateMachine, estimate?.status ?? null, event, authorRole, guards);
  return requireNextState(step, { guarded: 'ESTIMATE_EXPIRED' });
}

export interface WrittenStep {
  event: EstimateEvent;
  scope: BuyerScope | SalesScope;
  /** Text that was written along with the step. */
  message: string;
  lines: readonly EstimateDraftLine[];
  /** Lines of the answer that a confirmation leaves out. */
  notTaken?: readonly EstimateDraftLine[];
  at: Date;
  language: Language;
  /** Read here where the caller has not read it. */
  people?: ClientPeople;
}

const mailKinds: Readonly<Record<EstimateEvent, MailKind>> = {
  CREATE: 'estimate.create',
  CREATE_MANUAL: 'estimate.create-manual',
  MODIFY: 'estimate.modify',
  RESPOND: 'estimate.respond',
  CONFIRM: 'estimate.confirm',
  CANCEL: 'estimate.cancel',
};

/** Writes the revision that every step is, and publishes the step. */
export async function writeStep(
  unit: UnitOfWork,
  estimate: StoredEstimate,
  { event, scope, message, lines, notTaken = [], at, language, people }: WrittenStep,
): Promise<void> {
  const { number, status, revision } = estimate;
  const sums = sumsOf(lines, language);
  await insertRevision(unit.tx, estimate, {
    ...authorOf(scope),
    status,
    message,
    createdAt: at,
    lines,
    sums,
  });
  const kind = notTaken.length > 0 ? 'estimate.confirm-lines' : mailKinds[event];
  await publishStep(unit, estimate, {
    scope,
    action: kind,
    target: `estimate:${number}`,
    details: {
      revision,
      ...(notTaken.length > 0 && { notTaken: notTaken.map(({ productId }) => productId) }),
    },
    people,
    notify: (rooms) => unit.notify(rooms, 'estimate:changed', { estimateNumber: number, status }),
    mail: { kind, firstWine: lines[0], ...sums, message, notTaken: notTaken.length },
  });
}
