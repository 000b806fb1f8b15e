import type { ChatMessage } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  DialogFrame,
  downloadIcon,
  IconButton,
  IconLink,
  Picture,
} from '@vitis/ui';
import { useState } from 'react';
import styles from './picture-viewer.module.scss';

interface Props {
  files: ChatMessage['files'];
  start: number;
  onClose: () => void;
}

/** The pictures of one message, one at a time and large. Arrow keys go on, Escape closes. */
export function PictureViewer({ files, start, onClose }: Props) {
  const { t } = useTranslation('mf-chat');
  const [place, setPlace] = useState(start);
  const file = files[place];
  const go = (steps: number) => setPlace((place + steps + files.length) % files.length);
  if (!file?.picture) return null;

  return (
    <DialogFrame label={t('room.viewer')} className={styles.viewer} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the two buttons do */}
      <div
        className={styles.stage}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') go(-1);
          if (key === 'ArrowRight') go(1);
        }}
      >
        <header className={styles.head}>
          <p className={styles.name}>{file.name}</p>
          {files.length > 1 ? (
            <p aria-live="polite">{t('room.picturePlace', { place: place + 1, count: files.length })}</p>
          ) : null}
          <IconLink icon={downloadIcon} label={t('room.download')} href={file.url} download={file.name} />
          <IconButton icon={closeIcon} label={t('room.close')} data-autofocus onClick={onClose} />
        </header>
        <div className={styles.picture}>
          <Picture key={file.id} picture={file.picture} sizes="100vw" alt={file.name} fit="contain" />
        </div>
        {files.length > 1 ? (
          <>
            <IconButton
              className={styles.previous}
              variant="raised"
              icon={chevronLeftIcon}
              label={t('room.previousPicture')}
              onClick={() => go(-1)}
            />
            <IconButton
              className={styles.next}
              variant="raised"
              icon={chevronRightIcon}
              label={t('room.nextPicture')}
              onClick={() => go(1)}
            />
          </>
        ) : null}
      </div>
    </DialogFrame>
  );
}
