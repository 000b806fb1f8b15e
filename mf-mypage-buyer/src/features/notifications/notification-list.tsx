import { type Notification, readNotifications } from '@vitis/contracts';
import { formatTime, statusLabel } from '@vitis/domain';
import { callApi } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { statusTone } from '@vitis/portal/documents';
import { Status } from '@vitis/ui';
import { DELIVERIES_PATH, ESTIMATES_PATH, INQUIRIES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import styles from './notifications.module.scss';

/** Whose states the words of a notification are. */
const STATES = {
  ESTIMATE: 'estimate',
  ORDER: 'orderForm',
  DELIVERY: 'delivery',
  INQUIRY: 'inquiry',
} as const;

/** Where the document is that a notification is about. */
function hrefOf({ kind, target, orderFormNumber }: Notification): string {
  switch (kind) {
    case 'ESTIMATE':
      return `${ESTIMATES_PATH}/${target}`;
    case 'ORDER':
      return `${ORDERS_PATH}/${target}`;
    case 'DELIVERY':
      return orderFormNumber === null ? DELIVERIES_PATH : `${ORDERS_PATH}/${orderFormNumber}`;
    case 'INQUIRY':
      return `${INQUIRIES_PATH}/${target}`;
    case 'CHAT':
      return '/chat';
  }
}

/** What a document is called: by its number, its subject, or who wrote; null for a delivery without an order. */
const nameOf = ({ kind, target, title, orderFormNumber }: Notification): string | null =>
  kind === 'ESTIMATE' || kind === 'ORDER' ? target : (title ?? orderFormNumber);

/** Opened is read. Nobody waits for it: what is lost stays unread, and is told again. */
const markRead = ({ kind, target, read }: Notification) => {
  if (kind === 'CHAT' || read) return;
  callApi(readNotifications, { body: { items: [{ kind, target }] } }).catch(() => {});
};

/** Notifications as they came, the latest first; what is unread has a dot and a word. */
export function NotificationList({ items }: { items: readonly Notification[] }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  return (
    <ul className={styles.list} aria-label={t('notifications.title')}>
      {items.map((item) => (
        <li
          key={`${item.kind} ${item.target}`}
          className={styles.entry}
          data-unread={!item.read || undefined}
        >
          <span className={styles.dot} />
          <span className={styles.text}>
            <Link to={hrefOf(item)} className={styles.link} onClick={() => markRead(item)}>
              <span className={styles.kind}>{t(`notifications.kinds.${item.kind}`)}</span>{' '}
              {nameOf(item) ?? t('notifications.withoutOrder')}
              {item.read ? null : <span className="visually-hidden"> ({t('notifications.new')})</span>}
            </Link>
            <State item={item} />
          </span>
          <time dateTime={item.at} className={styles.at}>
            {formatTime(new Date(item.at), language)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function State({ item: { kind, status } }: { item: Notification }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  if (kind === 'CHAT' || status === null) return <Status tone="wine">{t('notifications.message')}</Status>;
  const states = STATES[kind];
  return (
    <Status tone={statusTone(states, status as never, 'buyer')}>
      {statusLabel(states, status as never, language)}
    </Status>
  );
}
