import type { EstimateRevision, Language } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import type { Translate } from '../documents/document-labels.ts';

type Step = Pick<EstimateRevision, 'revision' | 'status'>;

/** Which answer of the seller this revision is, from 1: papers count revisions, people count answers. */
export const answerNumber = (revision: number, steps: readonly Step[]): number =>
  steps.filter((step) => step.status === 'RESPONDED' && step.revision < revision).length + 1;

/** What a step of an estimate is called: the request, an answer by its number, or the state that it led to. */
export function revisionName(
  t: Translate,
  language: Language,
  { revision, status }: Step,
  steps: readonly Step[],
): string {
  if (status === 'RESPONDED') return t('portal.estimate.answerOf', { number: answerNumber(revision, steps) });
  if (status !== 'REQUESTED') return statusLabel('estimate', status, language);
  return t(revision === 0 ? 'portal.estimate.request' : 'portal.estimate.requestedAgain');
}
