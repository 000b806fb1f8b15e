import type { OrderForm } from '@vitis/contracts';
import { addressLine, formatPhone, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel } from '@vitis/ui';
import styles from '../../shared/document.module.scss';

/** What the client asked, unless that is told elsewhere, what sales said, and where the wines go. */
export function OrderMessages({ order, hasRequest }: { order: OrderForm; hasRequest: boolean }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { shipping } = order;
  const messages = [
    { id: 'request', label: t('order.request'), text: hasRequest ? order.requestMessage : '' },
    { id: 'response', label: t('order.response'), text: order.responseMessage },
  ].filter(({ text }) => text !== '');
  return (
    <>
      {messages.map(({ id, label, text }) => (
        <Panel key={id} title={label}>
          <p className={styles.said}>{text}</p>
        </Panel>
      ))}
      <Panel
        title={order.pickup ? statusLabel('deliveryType', 'PICKUP', language) : t('portal.order.shipping')}
      >
        <p>
          {shipping.fullName} ·{' '}
          <a className={styles.reach} href={`tel:${shipping.mobile}`}>
            {formatPhone(shipping.mobile)}
          </a>
        </p>
        <p>{addressLine(shipping)}</p>
        {shipping.message === '' ? null : <p className={styles.quote}>{shipping.message}</p>}
      </Panel>
    </>
  );
}
