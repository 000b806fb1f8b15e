import type { listDeliveriesOfBuyer, SuccessOf } from '@vitis/contracts';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { pagerLabels } from '@vitis/portal/list';
import { ButtonLink, classNames, EmptyState, Pager, Skeleton, SkeletonGroup, truckIcon } from '@vitis/ui';
import { DeliveryCard } from '../../shared/delivery/delivery-card.tsx';
import { DELIVERIES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import styles from './deliveries.module.scss';
import { type DeliveryFilters, deliveriesHref } from './delivery-filters.ts';

interface Props {
  filters: DeliveryFilters;
  list: Loaded<SuccessOf<typeof listDeliveriesOfBuyer>>;
  isStale: boolean;
}

/** One page of deliveries, the latest first. */
export function DeliveryList({ filters, list, isStale }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');

  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
        <Skeleton shape="block" height={150} />
        <Skeleton shape="block" height={150} />
      </SkeletonGroup>
    );
  if (list.status === 'failed') return <LoadFailure title={t('deliveries.failed')} load={list} />;
  const deliveries = list.data._embedded.items;
  if (deliveries.length === 0) {
    const narrowed = filters.status !== null;
    return (
      <EmptyState
        icon={truckIcon}
        title={t(narrowed ? 'deliveries.noneFound' : 'deliveries.none')}
        message={narrowed ? undefined : t('deliveries.noneText')}
        action={
          <ButtonLink href={narrowed ? DELIVERIES_PATH : ORDERS_PATH}>
            {t(narrowed ? 'portal.list.showAll' : 'orders.title')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={classNames(styles.list, isStale && styles.stale)} aria-label={t('deliveries.title')}>
        {deliveries.map((delivery) => (
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
        href={(page) => deliveriesHref({ ...filters, page })}
      />
    </>
  );
}
