import type { Estimate, EstimateRevision } from '@vitis/contracts';
import {
  estimateProgress,
  lastRequestOf,
  progressState,
  shortTime,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import { answerNumber } from '../revision-name.ts';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
  now: Date;
}

/** Request, answer, confirmation, order; where it stopped it says so. */
export function EstimateProgress({ estimate, revisions, now }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const shown = shownEstimateStatus(estimate, now);
  const progress = estimateProgress(estimate, now);
  const requested = lastRequestOf(revisions);
  const answered = revisions.findLast(({ status }) => status === 'RESPONDED');
  const answer = [
    shortTime(estimate.respondedAt, language),
    answered === undefined
      ? ''
      : t('portal.estimate.answerOf', { number: answerNumber(answered.revision, revisions) }),
  ];

  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    {
      id: 'requested',
      label: statusLabel('estimate', 'REQUESTED', language),
      note: shortTime(requested?.createdAt ?? estimate.requestedAt, language),
    },
    {
      id: 'responded',
      label: statusLabel('estimate', 'RESPONDED', language),
      note: progress.at >= 1 ? answer.filter(Boolean).join(' · ') : undefined,
    },
    {
      id: 'confirmed',
      label: statusLabel('estimate', 'CONFIRMED', language),
      note: shortTime(estimate.confirmedAt, language),
    },
    { id: 'ordered', label: t('portal.estimate.ordered'), note: estimate.orderFormNumber ?? undefined },
  ];
  const steps = way.map((step, index): StateStep => {
    const state = progressState(progress, index);
    if (state !== 'stopped') return { ...step, state };
    const note = estimate.cancelledAt === null ? step.note : shortTime(estimate.cancelledAt, language);
    return { ...step, state, label: statusLabel('estimate', shown, language), note };
  });
  return <StateSteps label={t('portal.estimate.way')} steps={steps} />;
}
