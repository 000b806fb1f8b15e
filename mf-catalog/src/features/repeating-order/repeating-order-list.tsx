import type { RepeatingOrder } from '@vitis/contracts';
import { documentList, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, calendarIcon, EmptyState } from '@vitis/ui';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import styles from './repeating-order.module.scss';
import { RepeatingOrderCard } from './repeating-order-card.tsx';

/** All repeating orders of the company, those that are ended below the others. */
export function RepeatingOrderList({ orders }: { orders: readonly RepeatingOrder[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const title = t('subscribe.title');
  const running = orders.filter(({ status }) => status !== 'ENDED').length;

  if (orders.length === 0) {
    return (
      <FlowPage title={title}>
        <EmptyState
          icon={calendarIcon}
          title={t('subscribe.none')}
          message={t('subscribe.noneHint')}
          action={
            <>
              <ButtonLink variant="primary" href="/cart">
                {t('flow.toCart')}
              </ButtonLink>
              <ButtonLink href={documentList('orderForm', 'B2B')}>{t('complete.allOrders')}</ButtonLink>
            </>
          }
        />
      </FlowPage>
    );
  }
  return (
    <FlowPage title={title} note={t('subscribe.count', { number: formatNumber(running, language) })}>
      <ul className={styles.list} aria-label={title}>
        {orders.map((order) => (
          <RepeatingOrderCard key={order.id} order={order} />
        ))}
      </ul>
      <p className={styles.more}>{t('subscribe.begin')}</p>
    </FlowPage>
  );
}
