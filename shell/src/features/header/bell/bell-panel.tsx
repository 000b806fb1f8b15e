import { listNotifications, type Notification, readNotifications } from '@vitis/contracts';
import { notificationEntry } from '@vitis/domain';
import { $firstRole, callApi, reportFailure, useStore } from '@vitis/platform';
import { useCommand, useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Button, ErrorPanel, NotificationList, Skeleton, SkeletonGroup, Switch } from '@vitis/ui';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './bell.module.scss';
import type { Sound } from './use-sound.ts';

/** The last notifications, read and unread, each the way to its document. */
export function BellPanel({ sound, onClose }: { sound: Sound; onClose: () => void }) {
  const { t } = useTexts();
  const list = useEndpoint(listNotifications, {});
  const { run, busy } = useCommand(readNotifications);
  const readAll = () => void run({ body: {} }).then(list.refresh, reportFailure);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('bell.title')}</h2>
        <Button
          size="small"
          variant="quiet"
          disabled={(list.data?.unread ?? 0) === 0}
          loading={busy}
          onClick={(event) => {
            // The button rests from then on, and Escape is heard by the panel alone.
            event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
            readAll();
          }}
        >
          {t('bell.readAll')}
        </Button>
      </header>
      <div className={styles.body}>
        <PanelBody list={list} onClose={onClose} />
      </div>
      <Switch
        className={styles.sound}
        label={t('bell.sound')}
        checked={sound.wanted}
        onChange={(event) => sound.want(event.currentTarget.checked)}
      />
      <Link to="/mypage/notifications" className={styles.all} onClick={onClose}>
        {t('bell.all')}
      </Link>
    </>
  );
}

interface BodyProps {
  list: ReturnType<typeof useEndpoint<typeof listNotifications>>;
  onClose: () => void;
}

function PanelBody({ list, onClose }: BodyProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const role = useStore($firstRole);
  const open = ({ kind, target, read }: Notification) => {
    onClose();
    if (kind === 'CHAT' || read) return;
    // Nobody waits for it: what is lost stays unread, and is told again.
    callApi(readNotifications, { body: { items: [{ kind, target }] } }).then(list.refresh, () => {});
  };

  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('bell.loading')}>
        {[72, 58, 80, 64].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={18} />
        ))}
      </SkeletonGroup>
    );
  if (list.status === 'failed')
    return (
      <ErrorPanel
        compact
        title={t('bell.failed')}
        retry={{ label: t('retry'), onRetry: list.refresh, busy: list.isRefreshing }}
      />
    );
  if (list.data._embedded.items.length === 0)
    return (
      <div className={styles.none}>
        <p>{t('bell.none')}</p>
        <p>{t('bell.noneText')}</p>
      </div>
    );
  return (
    <NotificationList
      narrow
      label={t('bell.title')}
      unreadLabel={t('bell.new')}
      items={list.data._embedded.items.map((notification) => ({
        ...notificationEntry(notification, { role, language }),
        notification,
      }))}
      onOpen={({ notification }) => open(notification)}
    />
  );
}
