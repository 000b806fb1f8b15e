import type { Language } from '@vitis/contracts';
import { type EstimateEvent, estimateMachine, isEstimateValid, nextState } from '@vitis/domain';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, forbidden } from '../../problems/problem-error.ts';
import { authorOf, type ClientPeople, findClientPeople, roomsOf } from '../trade-documents/client-people.ts';
import { type DraftLine, sumsOf } from '../trade-documents/document-lines.ts';
import { type LetterKind, letterOf, recipientOf } from '../trade-documents/letters.ts';
import { insertRevision, type StoredEstimate } from './estimate.repository.ts';

/** Where a step leads. Throws 409 where the table of states has no such step or the estimate has run out, and 403. */
export function stateAfter(
  estimate: Pick<StoredEstimate, 'status' | 'expiredDate'> | null,
  event: EstimateEvent,
  scope: BuyerScope | SalesScope,
  now: Date,
) {
  const step = nextState(estimateMachine, estimate?.status ?? null, event, authorOf(scope).authorRole, {
    NOT_EXPIRED: estimate !== null && isEstimateValid(estimate, now),
  });
  if (step.ok) return step.state;
  if (step.reason === 'ACTOR') throw forbidden();
  throw conflict(step.reason === 'GUARD' ? 'ESTIMATE_EXPIRED' : 'ILLEGAL_TRANSITION');
}

export interface WrittenStep {
  event: EstimateEvent;
  scope: BuyerScope | SalesScope;
  /** What was written along with the step. */
  message: string;
  lines: readonly DraftLine[];
  at: Date;
  language: Language;
  /** Read where the caller has not. */
  people?: ClientPeople;
}

const letterKinds: Readonly<Record<EstimateEvent, LetterKind>> = {
  CREATE: 'estimate.create',
  CREATE_MANUAL: 'estimate.create-manual',
  MODIFY: 'estimate.modify',
  RESPOND: 'estimate.respond',
  CONFIRM: 'estimate.confirm',
  CANCEL: 'estimate.cancel',
};

/** What every step leaves behind: its revision, the record of who did it, and word to everybody who has to know. */
export async function writeStep(
  unit: UnitOfWork,
  estimate: StoredEstimate,
  { event, scope, message, lines, at, language, people }: WrittenStep,
): Promise<void> {
  const { number, status, clientCompanyId } = estimate;
  const author = authorOf(scope);
  const sums = sumsOf(lines, language);
  await insertRevision(unit.tx, estimate, { ...author, status, message, createdAt: at, lines, sums });
  await unit.record(letterKinds[event], `estimate:${number}`, { revision: estimate.revision });
  const known = people ?? (await findClientPeople(unit.tx, clientCompanyId));
  unit.notify(roomsOf(known), 'estimate:changed', { estimateNumber: number, status });
  const to = recipientOf(known, { by: author.authorRole, ...estimate });
  if (!to) return;
  const firstProductName = lines[0]?.productName ?? null;
  const told = { number, clientName: known.companyName, firstProductName, ...sums, message };
  unit.mail(letterOf(letterKinds[event], to, told));
}
