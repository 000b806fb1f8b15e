import {
  countNotifications,
  listNotifications,
  type Notification,
  readNotifications,
} from '@vitis/contracts';
import { notificationEntry } from '@vitis/domain';
import { $firstRole, callApi, useStore } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { NoRows, pagerLabels, type RowsProps } from '@vitis/portal/list';
import { NotificationList, Pager, Skeleton, SkeletonGroup } from '@vitis/ui';
import { RowOrder } from '../../shared/row-order.tsx';
import styles from './notifications.module.scss';

/**
 * Opened is read. Nobody waits for it: what is lost stays unread, and is told again. The list is asked anew also where it is
 * out of sight by then: who comes back at once sees it as it was kept.
 */
function useMarkRead(): (notification: Notification) => void {
  const refresh = useRefresh();
  return ({ kind, target, read }) => {
    if (kind === 'CHAT' || read) return;
    callApi(readNotifications, { body: { items: [{ kind, target }] } })
      .then(() => refresh(listNotifications, countNotifications))
      .catch(() => {});
  };
}

/** Orders of the list, and their words. */
const ORDERS = { 'at,desc': 'notifications.orders.latest', 'at,asc': 'notifications.orders.earliest' };

/** One page of notifications, the latest first unless asked otherwise. */
export function NotificationRows<Status extends string, Sort extends string>({
  of,
  state: { filters, change, list, rows, isStale },
}: RowsProps<Notification, Status, Sort>) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const role = useStore($firstRole);
  const markRead = useMarkRead();
  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
        {[64, 52, 70, 58, 66].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={20} />
        ))}
      </SkeletonGroup>
    );
  if (list.status === 'failed') return <LoadFailure title={t('portal.list.failed')} load={list} />;
  if (rows.length === 0) return <NoRows of={of} filters={filters} />;
  return (
    <div className={isStale ? styles.stale : undefined}>
      <RowOrder className={styles.order} orders={ORDERS} filters={filters} onChange={change} />
      <NotificationList
        label={t('notifications.title')}
        unreadLabel={t('notifications.new')}
        items={rows.map((notification) => ({
          ...notificationEntry(notification, { role, language }),
          notification,
        }))}
        onOpen={({ notification }) => markRead(notification)}
      />
      <Pager
        className={styles.pager}
        labels={pagerLabels(t)}
        page={filters.page}
        pageCount={list.data.page.totalPages}
        href={(page) => of.filters.href({ ...filters, page })}
      />
    </div>
  );
}
