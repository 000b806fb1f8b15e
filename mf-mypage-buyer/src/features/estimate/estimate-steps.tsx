import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { shownEstimateStatus, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import { shortMoment } from '../../shared/moment.ts';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
  now: Date;
}

/** Request, answer, confirmation, order; where it stopped it says so. */
export function EstimateSteps({ estimate, revisions, now }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const shown = shownEstimateStatus(estimate, now);
  const isStopped = shown === 'CANCELLED' || shown === 'EXPIRED';
  // The clock starts anew when the buyer asks again.
  const requested = revisions.findLast(({ status }) => status === 'REQUESTED');
  const answered = revisions.findLast(({ status }) => status === 'RESPONDED');
  const reached = { REQUESTED: 0, RESPONDED: 1, EXPIRED: 1, CONFIRMED: 2, CANCELLED: answered ? 1 : 0 };
  const at = estimate.orderFormNumber === null ? reached[shown] : 3;
  const answer = [
    shortMoment(estimate.respondedAt, language),
    estimate.revision > 0
      ? t('estimate.revisionOf', { number: answered?.revision ?? estimate.revision })
      : '',
  ];

  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    {
      id: 'requested',
      label: statusLabel('estimate', 'REQUESTED', language),
      note: shortMoment(requested?.createdAt ?? estimate.requestedAt, language),
    },
    {
      id: 'responded',
      label: statusLabel('estimate', 'RESPONDED', language),
      note: at >= 1 ? answer.filter(Boolean).join(' · ') : undefined,
    },
    {
      id: 'confirmed',
      label: statusLabel('estimate', 'CONFIRMED', language),
      note: shortMoment(estimate.confirmedAt, language),
    },
    { id: 'ordered', label: t('estimate.ordered'), note: estimate.orderFormNumber ?? undefined },
  ];
  const steps = way.map((step, index): StateStep => {
    if (index < at) return { ...step, state: 'done' };
    if (index > at) return { ...step, state: 'ahead' };
    if (!isStopped) return { ...step, state: 'current' };
    const note = shown === 'CANCELLED' ? shortMoment(estimate.cancelledAt, language) : step.note;
    return { ...step, state: 'stopped', label: statusLabel('estimate', shown, language), note };
  });
  return <StateSteps className={styles.steps} label={t('estimate.way')} steps={steps} />;
}
