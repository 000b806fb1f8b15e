import type { OrderForm } from '@vitis/contracts';
import { orderProgress, progressState, shortTime, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';

/** Request, confirmation, delivery, completion; where it stopped it says so. */
export function OrderSteps({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { deliveryStatus } = order;
  const progress = orderProgress(order);
  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    { id: 'requested', label: t('order.steps.requested'), note: shortTime(order.requestedAt, language) },
    { id: 'confirmed', label: t('order.steps.confirmed'), note: shortTime(order.approvalDate, language) },
    {
      id: 'delivery',
      label: t('order.steps.delivery'),
      note: deliveryStatus === null ? undefined : statusLabel('delivery', deliveryStatus, language),
    },
    { id: 'completed', label: t('order.steps.completed'), note: shortTime(order.completedAt, language) },
  ];
  const steps = way.map((step, index): StateStep => {
    const state = progressState(progress, index);
    if (state !== 'stopped') return { ...step, state };
    return { ...step, state, label: statusLabel('orderForm', 'CANCELLED', language) };
  });
  return <StateSteps label={t('order.way')} steps={steps} />;
}
