import type { Estimate, EstimateRevision } from '@vitis/contracts';
import {
  estimateProgress,
  lastRequestOf,
  progressState,
  shortTime,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';
import styles from '../../shared/document.module.scss';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
  now: Date;
}

/** Request, answer, confirmation, order; where it stopped it says so. */
export function EstimateSteps({ estimate, revisions, now }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const shown = shownEstimateStatus(estimate, now);
  const progress = estimateProgress(estimate, now);
  const requested = lastRequestOf(revisions);

  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    {
      id: 'requested',
      label: t('estimate.steps.requested'),
      note: shortTime(requested?.createdAt ?? estimate.requestedAt, language),
    },
    {
      id: 'responded',
      label: t('estimate.steps.responded'),
      note: progress.at >= 1 ? shortTime(estimate.respondedAt, language) : undefined,
    },
    {
      id: 'confirmed',
      label: t('estimate.steps.confirmed'),
      note: shortTime(estimate.confirmedAt, language),
    },
    { id: 'ordered', label: t('estimate.steps.ordered'), note: estimate.orderFormNumber ?? undefined },
  ];
  const steps = way.map((step, index): StateStep => {
    const state = progressState(progress, index);
    if (state !== 'stopped') return { ...step, state };
    return { ...step, state, label: statusLabel('estimate', shown, language) };
  });
  return <StateSteps className={styles.steps} label={t('estimate.way')} steps={steps} />;
}
