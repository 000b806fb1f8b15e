import type { DeliveryInfo } from '@vitis/contracts';
import { DELIVERY_TRAITS, isPickedUp, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel } from '@vitis/ui';
import type { ReactNode } from 'react';
import { DeliveryCard } from './delivery-card.tsx';

interface Props {
  deliveries: readonly DeliveryInfo[];
  action?: ReactNode;
  withReceipt?: boolean;
}

/** The deliveries of a document; named for what they are where the client fetches all that stand. Nothing where there are none. */
export function DeliveriesPanel({ deliveries, action, withReceipt = true }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  if (deliveries.length === 0) return null;
  const standing = deliveries.filter(({ status }) => DELIVERY_TRAITS[status].standing);
  const isPickup = (standing.length > 0 ? standing : deliveries).every(isPickedUp);
  return (
    <Panel
      title={isPickup ? statusLabel('deliveryType', 'PICKUP', language) : t('portal.order.deliveries')}
      action={action}
    >
      {deliveries.map((delivery) => (
        <DeliveryCard key={delivery.idDeliveryInfo} delivery={delivery} withReceipt={withReceipt} />
      ))}
    </Panel>
  );
}
