import type { ChatMessage } from '@vitis/contracts';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { downloadIcon, fileIcon, Icon } from '@vitis/ui';
import { formatBytes } from '../format-bytes.ts';
import styles from './attachments.module.scss';

/** Files to fetch, by their names and sizes. */
export function FileList({ files }: { files: ChatMessage['files'] }) {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  return files.map((file) => (
    <a key={file.id} className={styles.file} href={file.url} download={file.name}>
      <Icon className={styles.fileIcon} drawing={fileIcon} size={22} />
      <span className={styles.fileText}>
        <span className={styles.fileName}>{file.name}</span>
        <span className={styles.fileSize}>{formatBytes(file.size, language)}</span>
      </span>
      <Icon drawing={downloadIcon} size={18} label={t('room.download')} />
    </a>
  ));
}
