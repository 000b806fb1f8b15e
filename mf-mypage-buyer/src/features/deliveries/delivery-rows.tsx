import type { DeliveryInfo } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { NoRows, pagerLabels, type RowsProps } from '@vitis/portal/list';
import { ButtonLink, classNames, Pager, Skeleton, SkeletonGroup } from '@vitis/ui';
import { DeliveryCard } from '../../shared/delivery/delivery-card.tsx';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { RowOrder } from '../../shared/row-order.tsx';
import styles from './deliveries.module.scss';

/** Orders of the cards, and their words. */
const ORDERS = {
  'requestDate,desc': 'deliveries.orders.latest',
  'requestDate,asc': 'deliveries.orders.earliest',
};

/** One page of deliveries as cards, the latest first unless asked otherwise. */
export function DeliveryRows<Status extends string, Sort extends string>({
  of,
  state: { filters, change, list, rows, isStale },
}: RowsProps<DeliveryInfo, Status, Sort>) {
  const { t } = useTranslation('mf-mypage-buyer');

  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
        <Skeleton shape="block" height={150} />
        <Skeleton shape="block" height={150} />
      </SkeletonGroup>
    );
  if (list.status === 'failed') return <LoadFailure title={t('deliveries.failed')} load={list} />;
  if (rows.length === 0) return <NoRows of={of} filters={filters} />;
  return (
    <>
      <RowOrder className={styles.order} orders={ORDERS} filters={filters} onChange={change} />
      <ul className={classNames(styles.list, isStale && styles.stale)} aria-label={t('deliveries.title')}>
        {rows.map((delivery) => (
          <li key={delivery.idDeliveryInfo}>
            <DeliveryCard delivery={delivery} withOrder />
          </li>
        ))}
      </ul>
      <Pager
        className={styles.pager}
        labels={pagerLabels(t)}
        page={filters.page}
        pageCount={list.data.page.totalPages}
        href={(page) => of.filters.href({ ...filters, page })}
      />
    </>
  );
}

/** The way to the orders, where nothing has been delivered yet. */
export function OrdersLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return <ButtonLink href={ORDERS_PATH}>{t('orders.title')}</ButtonLink>;
}
