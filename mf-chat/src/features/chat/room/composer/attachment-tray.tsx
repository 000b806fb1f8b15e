import { CHAT_FILES_LIMIT, UPLOAD_LIMIT } from '@vitis/contracts';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { closeIcon, fileIcon, Icon, IconButton, Picture, ProgressBar, refreshIcon } from '@vitis/ui';
import { formatBytes } from '../format-bytes.ts';
import styles from './composer.module.scss';
import type { Attachment, useAttachments } from './use-attachments.ts';

/** Files that go with the next message, each with how far it is or why it is not taken. */
export function AttachmentTray({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const { t } = useTranslation('mf-chat');
  if (attachments.items.length === 0) return null;
  return (
    <ul className={styles.tray} aria-label={t('room.attached')}>
      {attachments.items.map((item) => (
        <li key={item.id} className={styles.attached} data-refused={item.refusal !== null || undefined}>
          <Preview item={item} />
          <div className={styles.attachedText}>
            <span className={styles.attachedName}>{item.name}</span>
            <AttachmentState item={item} />
          </div>
          {item.refusal === 'FAILED' ? (
            <IconButton
              size="small"
              icon={refreshIcon}
              label={t('room.uploadAgain', { name: item.name })}
              onClick={() => attachments.retry(item.id)}
            />
          ) : null}
          <IconButton
            size="small"
            icon={closeIcon}
            label={t('room.detach', { name: item.name })}
            onClick={() => attachments.remove(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Preview({ item }: { item: Attachment }) {
  if (item.stored?.picture)
    return (
      <span className={styles.preview}>
        <Picture picture={item.stored.picture} sizes="40px" alt="" fit="cover" />
      </span>
    );
  return (
    <span className={styles.preview}>
      <Icon drawing={fileIcon} size={20} />
    </span>
  );
}

const MEGABYTES = UPLOAD_LIMIT / 1024 / 1024;

function AttachmentState({ item }: { item: Attachment }) {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  if (item.refusal)
    return (
      <span className={styles.refusal} role="alert">
        {item.reason || t(`room.refusal.${item.refusal}`, { megabytes: MEGABYTES, number: CHAT_FILES_LIMIT })}
      </span>
    );
  if (item.stored) return <span className={styles.size}>{formatBytes(item.size, language)}</span>;
  return (
    <ProgressBar label={t('room.uploading', { name: item.name })} value={Math.round(item.progress * 100)} />
  );
}
