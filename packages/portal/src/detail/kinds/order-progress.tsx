import type { DeliveryStatus, Language, OrderForm } from '@vitis/contracts';
import {
  DELIVERY_TRAITS,
  isPickedUp,
  orderProgress,
  progressState,
  shortDay,
  shortTime,
  statusLabel,
} from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { type StateStep, StateSteps } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** What the step of the delivery looks like while the order stands at it. */
const AT_DELIVERY: Readonly<Record<DeliveryStatus, StateStep['state']>> = {
  READY: 'current',
  IN_TRANSIT: 'current',
  COMPLETED: 'current',
  FAILED: 'stopped',
  CANCELLED: 'current',
};

/** `11-24 (화) 14:30`: when the client comes for it, by the pick-up that is planned, or as it was asked for. */
function pickupMoment({ deliveries, dueDate, pickup }: OrderForm, language: Language): string | undefined {
  const planned = deliveries.findLast(
    (delivery) => DELIVERY_TRAITS[delivery.status].standing && isPickedUp(delivery),
  );
  const day = planned?.requestDate ?? dueDate;
  return day ? [shortDay(day, language), pickup?.time].filter(Boolean).join(' ') : undefined;
}

/** Order, confirmation, delivery or pick-up, completion; where it stopped it says so. */
export function OrderProgress({ order }: { order: OrderForm }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { deliveryStatus } = order;
  const progress = orderProgress(order);
  const onTheWay = deliveryStatus !== null && DELIVERY_TRAITS[deliveryStatus].standing;
  const started = order.deliveries.find(({ startedAt }) => startedAt !== null);

  const way: Pick<StateStep, 'id' | 'label' | 'note'>[] = [
    {
      id: 'requested',
      label: statusLabel('orderForm', 'REQUESTED', language),
      note: shortTime(order.requestedAt, language),
    },
    {
      id: 'confirmed',
      label: statusLabel('orderForm', 'CONFIRMED', language),
      note: shortTime(order.approvalDate, language),
    },
    {
      id: 'delivery',
      label:
        onTheWay && progress.at === 2
          ? statusLabel(order.isPickup ? 'pickup' : 'delivery', deliveryStatus, language)
          : order.isPickup
            ? statusLabel('deliveryType', 'PICKUP', language)
            : t('portal.order.delivery'),
      note:
        order.isPickup && !progress.isStopped
          ? pickupMoment(order, language)
          : shortTime(started?.startedAt, language),
    },
    {
      id: 'completed',
      label: statusLabel('orderForm', 'COMPLETED', language),
      note: shortTime(order.completedAt, language),
    },
  ];
  const steps = way.map((step, index): StateStep => {
    const state = progressState(progress, index);
    const stands = state === 'current' && step.id === 'delivery' && deliveryStatus !== null;
    if (state !== 'stopped') return { ...step, state: stands ? AT_DELIVERY[deliveryStatus] : state };
    return {
      ...step,
      state,
      label: statusLabel('orderForm', 'CANCELLED', language),
      note: shortTime(order.cancelledAt, language),
    };
  });
  return <StateSteps label={t('portal.order.way')} steps={steps} />;
}
