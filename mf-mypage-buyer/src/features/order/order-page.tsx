import { cancelOrderForm, type OrderForm } from '@vitis/contracts';
import { awaitsStock, statusLabel } from '@vitis/domain';
import { publish } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { Notice, Panel } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import { DeliveryCard } from '../../shared/delivery/delivery-card.tsx';
import styles from '../../shared/document.module.scss';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMessages, OrderShipping } from './order-shipping.tsx';
import { OrderSteps } from './order-steps.tsx';
import { STEP } from './use-order.ts';

/** What is known of an order, and what the buyer may still do with it. */
export function OrderPage({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  /** The version that the reader knows of; whatever is later is told. */
  const [seen, setSeen] = useState(order.version);
  const [isCancelled, setCancelled] = useState(false);
  const cancel = useCommand(cancelOrderForm, { ...STEP, fields: ['reason'] });
  const isChanged = order.version > seen;

  return (
    <div className={styles.page}>
      <OrderHead
        {...{ order, cancel, isChanged }}
        onCancelled={(of) => {
          setSeen(of.version);
          setCancelled(true);
          publish('order/changed', { orderFormNumber: of.orderFormNumber });
        }}
      />
      <OrderSteps order={order} />
      {isChanged ? (
        <Notice
          className={styles.notice}
          role="status"
          title={t('order.changed')}
          close={{ label: t('portal.common.close'), onClose: () => setSeen(order.version) }}
        >
          {t('document.nowState', { status: statusLabel('orderForm', order.status, language) })}
        </Notice>
      ) : null}
      {isCancelled ? (
        <Notice className={styles.notice} tone="good" role="status">
          {t('order.cancelled')}
        </Notice>
      ) : null}
      {order.cancelReason ? (
        <Notice className={styles.notice} tone="bad" title={t('portal.document.cancelReason')}>
          <span className={styles.said}>{order.cancelReason}</span>
        </Notice>
      ) : null}
      {awaitsStock(order) ? (
        <Notice className={styles.notice} tone="careful" title={t('order.stockOpen')}>
          {t('order.stockOpenText')}
        </Notice>
      ) : null}
      <DocumentColumns
        main={
          <>
            <OrderLines order={order} />
            {order.deliveries.length > 0 ? (
              <Panel title={t('portal.order.deliveries')}>
                {order.deliveries.map((delivery) => (
                  <DeliveryCard key={delivery.idDeliveryInfo} delivery={delivery} />
                ))}
              </Panel>
            ) : null}
          </>
        }
        aside={
          <>
            <OrderShipping order={order} />
            <OrderMessages order={order} />
          </>
        }
      />
    </div>
  );
}
