import type { OrderForm } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Panel, TextLink } from '@vitis/ui';
import styles from '../../shared/document.module.scss';

/** By when an order is to be paid, and the way to where and how. */
export function OrderPayment({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  if (order.status === 'CANCELLED') return null;
  return (
    <Panel title={t('order.payment')}>
      <p className={styles.plain}>{t('order.paymentTerms', { count: order.paymentDays })}</p>
      <TextLink arrow href={`/order/payment?order=${order.orderFormNumber}`}>
        {t('order.toPayment')}
      </TextLink>
    </Panel>
  );
}
