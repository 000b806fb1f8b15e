import type { DeliveryInfo } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Icon, imageIcon, Modal, Skeleton } from '@vitis/ui';
import { useState } from 'react';
import styles from './delivery.module.scss';
import { useFileUrl } from './use-file-url.ts';

type Photo = DeliveryInfo['images'][number];

/** The file of a photo that is wide enough; the original where it was not resized. */
function fileOf({ picture, url }: Photo, width: number): string {
  if (picture === null) return url;
  const fitting = picture.widths.find((each) => each >= width) ?? picture.widths.at(-1);
  return fitting === undefined ? url : `${picture.base}-${fitting}.webp`;
}

/** The photos of a completed delivery; a press shows one large. */
export function DeliveryPhotos({ images }: { images: readonly Photo[] }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const [open, setOpen] = useState<number | null>(null);
  const chosen = open === null ? undefined : images[open];
  if (images.length === 0) return null;

  return (
    <>
      <ul className={styles.photos} aria-label={t('delivery.photos')}>
        {images.map((photo, at) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={t('delivery.photo', { number: at + 1 })}
              onClick={() => setOpen(at)}
            >
              <Shown path={fileOf(photo, 240)} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {chosen && open !== null ? (
        <Modal
          open
          size="large"
          title={t('delivery.photo', { number: open + 1 })}
          closeLabel={t('common.close')}
          onClose={() => setOpen(null)}
        >
          <div className={styles.large}>
            <Shown path={fileOf(chosen, 1200)} alt={t('delivery.photo', { number: open + 1 })} />
          </div>
        </Modal>
      ) : null}
    </>
  );
}

function Shown({ path, alt }: { path: string; alt: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const file = useFileUrl(path);
  if (file.status === 'loading') return <Skeleton shape="block" height={72} />;
  if (file.status === 'failed')
    return (
      <span className={styles.noPhoto}>
        <Icon drawing={imageIcon} size={20} />
        {t('delivery.noPhoto')}
      </span>
    );
  return <img src={file.url} alt={alt} />;
}
