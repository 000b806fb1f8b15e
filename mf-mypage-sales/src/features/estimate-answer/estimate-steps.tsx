import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { formatDay, seoulClock, seoulDay, shownEstimateStatus, statusLabel } from '@vitis/domain';
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
  const at = (time: string | null) => {
    if (time === null) return undefined;
    const instant = new Date(time);
    return `${formatDay(seoulDay(instant), language).slice(5)} ${seoulClock(instant)}`;
  };
  // The clock starts anew when the client asks again.
  const requested = revisions.findLast(({ status }) => status === 'REQUESTED');
  const reached = { REQUESTED: 0, RESPONDED: 1, EXPIRED: 1, CONFIRMED: 2, CANCELLED: 0 }[shown];
  const isStopped = shown === 'CANCELLED' || shown === 'EXPIRED';
  const last =
    estimate.orderFormNumber !== null ? 3 : estimate.respondedAt && shown === 'CANCELLED' ? 1 : reached;

  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    {
      id: 'requested',
      label: t('estimate.steps.requested'),
      note: at(requested?.createdAt ?? estimate.requestedAt),
    },
    {
      id: 'responded',
      label: t('estimate.steps.responded'),
      note: last >= 1 ? at(estimate.respondedAt) : undefined,
    },
    { id: 'confirmed', label: t('estimate.steps.confirmed'), note: at(estimate.confirmedAt) },
    { id: 'ordered', label: t('estimate.steps.ordered'), note: estimate.orderFormNumber ?? undefined },
  ];
  const steps = way.map((step, index): StateStep => {
    if (index < last) return { ...step, state: 'done' };
    if (index > last) return { ...step, state: 'ahead' };
    if (!isStopped) return { ...step, state: 'current' };
    return { ...step, state: 'stopped', label: statusLabel('estimate', shown, language) };
  });
  return <StateSteps className={styles.steps} label={t('estimate.way')} steps={steps} />;
}
