import { listNotifications, type Notification, readNotifications } from '@vitis/contracts';
import { notificationEntry } from '@vitis/domain';
import { $firstRole, callApi, request, useSocketHint, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { Button, EmptyState, NotificationList, Skeleton, SkeletonGroup, successIcon } from '@vitis/ui';
import { ListHead } from '@vitis/ui/documents';
import styles from './notifications.module.scss';

/** What others have done with the member's documents, each the way to its document. Follows while it is open. */
export const Screen = defineScreen(NotificationsScreen, {
  access: ['B2B', 'SALESPERSON', 'DRIVER'],
  data: () => [request(listNotifications)],
});

/** Opened is read. Nobody waits for it: what is lost stays unread, and is told again. */
function markRead({ kind, target, read }: Notification): void {
  if (kind === 'CHAT' || read) return;
  callApi(readNotifications, { body: { items: [{ kind, target }] } }).catch(() => {});
}

function NotificationsScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const role = useStore($firstRole);
  const list = useEndpoint(listNotifications, {});
  const look = () => list.refresh();
  useSocketHint('estimate:changed', look);
  useSocketHint('order:changed', look);
  useSocketHint('delivery:changed', look);
  useSocketHint('inquiry:changed', look);
  useSocketHint('chat:message', look);
  useSocketHint('chat:read', look);
  useSocketHint('notification:read', look);
  const { run, busy } = useCommand(readNotifications, { refreshes: [listNotifications] });
  const unread = list.data?.unread ?? 0;

  return (
    <div>
      <ListHead
        title={t('notifications.title')}
        found={list.data === undefined ? '' : t('notifications.unread', { count: unread })}
        link={
          <Button size="small" disabled={unread === 0} loading={busy} onClick={() => void run({ body: {} })}>
            {t('notifications.readAll')}
          </Button>
        }
      />
      {list.status === 'loading' ? (
        <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
          {[64, 52, 70, 58, 66].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={20} />
          ))}
        </SkeletonGroup>
      ) : null}
      {list.status === 'failed' ? <LoadFailure title={t('portal.list.failed')} load={list} /> : null}
      {list.status === 'ready' && list.data._embedded.items.length === 0 ? (
        <EmptyState
          icon={successIcon}
          title={t('notifications.none')}
          message={t('notifications.noneText')}
        />
      ) : null}
      {list.status === 'ready' ? (
        <NotificationList
          label={t('notifications.title')}
          unreadLabel={t('notifications.new')}
          items={list.data._embedded.items.map((notification) => ({
            ...notificationEntry(notification, { role, language }),
            notification,
          }))}
          onOpen={({ notification }) => markRead(notification)}
        />
      ) : null}
    </div>
  );
}
