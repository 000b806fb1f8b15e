import { useTranslation } from '@vitis/platform/i18n';
import { Icon, refreshIcon, trashIcon, warningIcon } from '@vitis/ui';
import { clockLabel } from '../../rooms/message-time.ts';
import { DocumentCard } from './document-card.tsx';
import { FileList } from './file-list.tsx';
import { LinkedText } from './linked-text.tsx';
import type { Entry } from './message-rows.ts';
import styles from './messages.module.scss';
import { PictureGrid } from './picture-grid.tsx';

interface Props {
  entry: Entry;
  mine: boolean;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** One message with what is known of it: when, whether it was read, whether it is still on its way. */
export function MessageEntry({ entry, mine, onRetry, onDrop }: Props) {
  const { t } = useTranslation('mf-chat');
  const { unsent } = entry;
  const clock = clockLabel(new Date(entry.at));

  return (
    <li className={styles.entry} data-sequence={entry.sequence || undefined} data-state={unsent?.state}>
      <div className={styles.body}>
        <MessageBody entry={entry} />
      </div>
      <div className={styles.meta}>
        {unsent?.state === 'sending' ? <span>{t('room.sending')}</span> : null}
        {mine && entry.showsRead ? <span>{t('room.read')}</span> : null}
        {entry.showsTime ? (
          <time dateTime={entry.at}>{t(`rooms.time.${clock.key}`, { clock: clock.clock })}</time>
        ) : null}
      </div>
      {unsent?.state === 'failed' ? (
        <div className={styles.failed}>
          <span className={styles.failedWord} role="alert">
            <Icon drawing={warningIcon} size={14} />
            {t('room.notSent')}
            {unsent.reason ? <span className={styles.reason}>{unsent.reason}</span> : null}
          </span>
          <button type="button" className={styles.again} onClick={() => onRetry(entry.key)}>
            <Icon drawing={refreshIcon} size={14} />
            {t('room.retry')}
          </button>
          <button type="button" className={styles.again} onClick={() => onDrop(entry.key)}>
            <Icon drawing={trashIcon} size={14} />
            {t('room.delete')}
          </button>
        </div>
      ) : null}
    </li>
  );
}

function MessageBody({ entry: { type, message, files } }: { entry: Entry }) {
  if (type === 'ESTIMATE' || type === 'ORDER') return <DocumentCard kind={type} number={message} />;
  const pictures = files.filter(({ picture }) => picture !== null);
  const others = files.filter(({ picture }) => picture === null);
  return (
    <>
      {pictures.length > 0 ? <PictureGrid files={pictures} /> : null}
      {others.length > 0 ? <FileList files={others} /> : null}
      {message === '' ? null : (
        <p className={styles.bubble}>
          <LinkedText text={message} />
        </p>
      )}
    </>
  );
}
