import type { DeliveryInfo } from '@vitis/contracts';
import { fetchFile } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton } from '@vitis/ui';
import { useEffect, useState } from 'react';
import styles from './private-photos.module.scss';

/** Width to fetch of a photo that is shown small, in px. */
const WANTED_WIDTH = 320;

type Image = DeliveryInfo['images'][number];

/** Photos of a hand-over: only members with a right to them may fetch them, so they come by call and not by address. */
export function PrivatePhotos({ images }: { images: readonly Image[] }) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {images.map((image, index) => (
        <li key={image.id}>
          <PrivatePhoto image={image} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}

function sourceOf({ url, picture }: Image): string {
  if (picture === null) return url;
  const width = picture.widths.find((each) => each >= WANTED_WIDTH) ?? picture.widths.at(-1);
  return `${picture.base}-${width}.webp`;
}

function PrivatePhoto({ image, number }: { image: Image; number: number }) {
  const { t } = useTranslation('mf-mypage-sales');
  const [shown, setShown] = useState<string | 'failed' | null>(null);
  const source = sourceOf(image);

  useEffect(() => {
    const leaving = new AbortController();
    let address: string | null = null;
    fetchFile(source, { signal: leaving.signal })
      .then((blob) => {
        address = URL.createObjectURL(blob);
        setShown(address);
      })
      .catch(() => {
        if (!leaving.signal.aborted) setShown('failed');
      });
    return () => {
      leaving.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [source]);

  if (shown === null) return <Skeleton shape="block" width={96} height={96} />;
  const name = t('order.photos', { number });
  if (shown === 'failed') return <span className={styles.missing}>{t('common.photoFailed', { name })}</span>;
  return <img className={styles.photo} src={shown} alt={name} width={96} height={96} />;
}
