import type { OrderForm } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import { shortMoment } from '../../shared/moment.ts';

/** Order, confirmation, delivery, completion; where it stopped it says so. */
export function OrderSteps({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { status, deliveryStatus } = order;
  const isCancelled = status === 'CANCELLED';
  const onTheWay = deliveryStatus !== null && deliveryStatus !== 'CANCELLED';
  const confirmed = order.approvalDate === null ? 0 : 1;
  const at = { REQUESTED: 0, CONFIRMED: onTheWay ? 2 : 1, COMPLETED: 3, CANCELLED: confirmed }[status];
  const started = order.deliveries.find(({ startedAt }) => startedAt !== null);

  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    {
      id: 'requested',
      label: statusLabel('orderForm', 'REQUESTED', language),
      note: shortMoment(order.requestedAt, language),
    },
    {
      id: 'confirmed',
      label: statusLabel('orderForm', 'CONFIRMED', language),
      note: shortMoment(order.approvalDate, language),
    },
    {
      id: 'delivery',
      label: onTheWay && at === 2 ? statusLabel('delivery', deliveryStatus, language) : t('order.delivery'),
      note: shortMoment(started?.startedAt, language),
    },
    {
      id: 'completed',
      label: statusLabel('orderForm', 'COMPLETED', language),
      note: shortMoment(order.completedAt, language),
    },
  ];
  const steps = way.map((step, index): StateStep => {
    if (index < at || (status === 'COMPLETED' && index === at)) return { ...step, state: 'done' };
    if (index > at) return { ...step, state: 'ahead' };
    if (!isCancelled) {
      const hasFailed = step.id === 'delivery' && deliveryStatus === 'FAILED';
      return { ...step, state: hasFailed ? 'stopped' : 'current' };
    }
    return {
      ...step,
      state: 'stopped',
      label: statusLabel('orderForm', 'CANCELLED', language),
      note: shortMoment(order.cancelledAt, language),
    };
  });
  return <StateSteps className={styles.steps} label={t('order.way')} steps={steps} />;
}
