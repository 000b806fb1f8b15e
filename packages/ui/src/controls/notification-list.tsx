import { classNames } from '../class-names.ts';
import { PlainLink } from './link-provider.tsx';
import styles from './notification-list.module.scss';
import { Status, type Tone } from './status.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface NotificationRow {
  key: string;
  href: string;
  /** What kind of document it is about, and what that is called. */
  kind: string;
  name: string;
  details: string;
  status: { tone: Tone; label: string };
  /** When, for machines and for people. */
  at: string;
  time: string;
  isUnread: boolean;
}

export interface NotificationListProps<Row> {
  label: string;
  /** What an unread one says of itself to those who do not see its dot. */
  unreadLabel: string;
  items: readonly Row[];
  onOpen?: (row: Row) => void;
  /** In a panel: one column at every width. */
  narrow?: boolean;
}

/** What has happened, the latest first: each row leads to its document, and what is unread has a dot and a word. */
export function NotificationList<Row extends NotificationRow>({
  label,
  unreadLabel,
  items,
  onOpen,
  narrow,
}: NotificationListProps<Row>) {
  return (
    <ul className={classNames(styles.list, narrow ? styles.narrow : styles.wide)} aria-label={label}>
      {items.map((row) => (
        <li key={row.key} className={styles.row} data-unread={row.isUnread || undefined}>
          <span className={styles.dot} />
          <span className={styles.text}>
            <PlainLink href={row.href} className={styles.link} onClick={() => onOpen?.(row)}>
              <span className={styles.kind}>{row.kind}</span> {row.name}
              {row.isUnread ? <VisuallyHidden> ({unreadLabel})</VisuallyHidden> : null}
            </PlainLink>
            <Status tone={row.status.tone}>{row.status.label}</Status>
            {row.details === '' ? null : <span className={styles.details}>{row.details}</span>}
          </span>
          <time dateTime={row.at} className={styles.at}>
            {row.time}
          </time>
        </li>
      ))}
    </ul>
  );
}
