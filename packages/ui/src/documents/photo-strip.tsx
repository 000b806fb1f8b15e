import { useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Modal } from '../controls/modal.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
import { imageIcon } from '../icons.ts';
import styles from './photo-strip.module.scss';

/** A file that an image can show: on its way, there, or not to be had. */
type Shown = { status: 'loading' | 'failed'; url: null } | { status: 'ready'; url: string };

/** Paths of one photo: small for the strip, large for the viewer. */
interface StripPhoto {
  id: number;
  small: string;
  large: string;
}

export interface PhotoStripProps {
  photos: readonly StripPhoto[];
  /** Hook that makes of a path what an image can show. */
  useFile: (path: string) => Shown;
  labels: { photos: string; photo: (number: number) => string; failed: string; close: string };
}

/** Photos beside each other; a press shows one large. Nothing where there are none. */
export function PhotoStrip({ photos, useFile, labels }: PhotoStripProps) {
  const [open, setOpen] = useState<number | null>(null);
  const chosen = open === null ? undefined : photos[open];
  if (photos.length === 0) return null;
  const shared = { useFile, failed: labels.failed };

  return (
    <>
      <ul className={styles.photos} aria-label={labels.photos}>
        {photos.map(({ id, small }, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={labels.photo(at + 1)}
              onClick={() => setOpen(at)}
            >
              <Photo path={small} alt="" {...shared} />
            </button>
          </li>
        ))}
      </ul>
      {chosen && open !== null ? (
        <Modal
          open
          size="large"
          title={labels.photo(open + 1)}
          closeLabel={labels.close}
          onClose={() => setOpen(null)}
        >
          <div className={styles.large}>
            <Photo path={chosen.large} alt={labels.photo(open + 1)} {...shared} />
          </div>
        </Modal>
      ) : null}
    </>
  );
}

function Photo({
  path,
  alt,
  useFile,
  failed,
}: Pick<PhotoStripProps, 'useFile'> & { path: string; alt: string; failed: string }) {
  const file = useFile(path);
  if (file.status === 'loading') return <Skeleton shape="block" height={72} />;
  if (file.status === 'failed')
    return (
      <span className={styles.missing}>
        <Icon drawing={imageIcon} size={20} />
        {failed}
      </span>
    );
  return <img src={file.url ?? undefined} alt={alt} />;
}
