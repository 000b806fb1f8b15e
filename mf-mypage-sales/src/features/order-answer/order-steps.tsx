import type { OrderForm } from '@vitis/contracts';
import { formatDay, seoulClock, seoulDay, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';

/** Request, confirmation, delivery, completion; where it stopped it says so. */
export function OrderSteps({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const at = (time: string | null) => {
    if (time === null) return undefined;
    const instant = new Date(time);
    return `${formatDay(seoulDay(instant), language).slice(5)} ${seoulClock(instant)}`;
  };
  const { deliveryStatus } = order;
  const isCancelled = order.status === 'CANCELLED';
  const reached = {
    REQUESTED: 0,
    CONFIRMED: deliveryStatus === null ? 1 : 2,
    COMPLETED: 4,
    CANCELLED: order.approvalDate === null ? 0 : 1,
  }[order.status];
  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    { id: 'requested', label: t('order.steps.requested'), note: at(order.requestedAt) },
    { id: 'confirmed', label: t('order.steps.confirmed'), note: at(order.approvalDate) },
    {
      id: 'delivery',
      label: t('order.steps.delivery'),
      note: deliveryStatus === null ? undefined : statusLabel('delivery', deliveryStatus, language),
    },
    { id: 'completed', label: t('order.steps.completed'), note: at(order.completedAt) },
  ];
  const steps = way.map((step, index): StateStep => {
    if (index < reached) return { ...step, state: 'done' };
    if (index > reached) return { ...step, state: 'ahead' };
    return isCancelled
      ? { ...step, state: 'stopped', label: statusLabel('orderForm', 'CANCELLED', language) }
      : { ...step, state: 'current' };
  });
  return <StateSteps label={t('order.way')} steps={steps} />;
}
