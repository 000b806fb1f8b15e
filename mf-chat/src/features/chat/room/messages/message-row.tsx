import { formatDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Avatar } from '@vitis/ui';
import { memo } from 'react';
import { MessageEntry } from './message-entry.tsx';
import { isSameRow, type Row } from './message-rows.ts';
import styles from './messages.module.scss';

interface Props {
  row: Row;
  /** Address of the sender's picture. */
  picture: string | undefined;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** A day, the line for new messages, a word of the system, or what one person said in a row. */
export const MessageRow = memo(
  function MessageRow({ row, picture, onRetry, onDrop }: Props) {
    const { t } = useTranslation('mf-chat');
    const language = useLanguage();

    if (row.kind === 'day')
      return (
        <li className={styles.day}>
          <time dateTime={row.day}>{formatDay(row.day, language)}</time>
        </li>
      );
    if (row.kind === 'new')
      return (
        <li className={styles.new} data-new-line>
          {t('room.newMessages')}
        </li>
      );
    if (row.kind === 'notice') return <li className={styles.notice}>{row.message}</li>;
    return (
      <li className={row.mine ? styles.mine : styles.theirs} data-group>
        {row.mine ? null : (
          <>
            <Avatar className={styles.avatar} size={36} name={row.senderName} src={picture} />
            <p className={styles.sender}>{row.senderName}</p>
          </>
        )}
        {row.mine ? <p className="visually-hidden">{t('room.mine')}</p> : null}
        <ol className={styles.entries}>
          {row.entries.map((entry) => (
            <MessageEntry key={entry.key} entry={entry} mine={row.mine} onRetry={onRetry} onDrop={onDrop} />
          ))}
        </ol>
      </li>
    );
  },
  (before, after) =>
    before.picture === after.picture &&
    before.onRetry === after.onRetry &&
    before.onDrop === after.onDrop &&
    isSameRow(before.row, after.row),
);
