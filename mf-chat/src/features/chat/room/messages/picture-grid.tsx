import type { ChatMessage } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { classNames, Picture } from '@vitis/ui';
import { useRef, useState } from 'react';
import styles from './attachments.module.scss';
import { PictureViewer } from './picture-viewer.tsx';
import { shownSize } from './shown-size.ts';

/** Pictures as thumbnails; one by itself in its own shape. A press shows them large. */
export function PictureGrid({ files }: { files: ChatMessage['files'] }) {
  const { t } = useTranslation('mf-chat');
  const [shown, setShown] = useState<number | null>(null);
  const [only] = files;
  return (
    <>
      <div className={classNames(styles.pictures, files.length === 1 && styles.single)}>
        {files.map((file, index) =>
          file.picture ? (
            <button
              key={file.id}
              type="button"
              className={styles.thumbnail}
              aria-label={t('room.enlarge', { name: file.name })}
              onClick={() => setShown(index)}
            >
              {file === only && files.length === 1 ? (
                <Single picture={file.picture} />
              ) : (
                <Picture picture={file.picture} sizes="120px" alt="" fit="cover" />
              )}
            </button>
          ) : null,
        )}
      </div>
      {shown === null ? null : <PictureViewer files={files} start={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Its place is as large as it will be before it comes: nothing in the conversation moves. */
function Single({ picture }: { picture: NonNullable<ChatMessage['files'][number]['picture']> }) {
  const size = useRef(shownSize(picture)).current;
  return (
    <span className={styles.singlePlace} style={size}>
      <Picture picture={picture} sizes={`${size.width}px`} alt="" fit="cover" />
    </span>
  );
}
