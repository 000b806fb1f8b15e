import { DELIVERY_STATUSES, type DeliveryStatus, listDeliveriesOfBuyer } from '@vitis/contracts';
import { formatNumber, statusLabel } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { TabLinks } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { RouterLinks } from '../../shared/router-links.tsx';
import { useListPage } from '../../shared/use-list.ts';
import { deliveriesHref, deliveriesQuery, readDeliveryFilters } from './delivery-filters.ts';
import { DeliveryList } from './delivery-list.tsx';

/** What is on its way to the company, and what has come. The list looks again when a delivery changes. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [search] = useSearchParams();
  const filters = readDeliveryFilters(search);
  const { list, isStale } = useListPage(listDeliveriesOfBuyer, deliveriesQuery(filters));
  useSocketHint('delivery:changed', () => list.refresh());
  const found = list.data?.page.totalElements;

  const tab = (status: DeliveryStatus | null) => ({
    href: deliveriesHref({ status, page: 1 }),
    label: status === null ? t('list.all') : statusLabel('delivery', status, language),
    current: filters.status === status,
  });
  return (
    <RouterLinks>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('deliveries.title')}</h1>
          <p className={styles.found} role="status">
            {found === undefined ? '' : t('list.found', { number: formatNumber(found, language) })}
          </p>
        </header>
        <TabLinks
          className={styles.tabs}
          label={t('deliveries.byStatus')}
          items={[null, ...DELIVERY_STATUSES].map(tab)}
        />
        <DeliveryList {...{ filters, list, isStale }} />
      </div>
    </RouterLinks>
  );
}
