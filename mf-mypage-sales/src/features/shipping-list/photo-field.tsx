import type { ActionPhoto } from '@vitis/driver-outbox';
import { useTranslation } from '@vitis/platform/i18n';
import { cameraIcon, closeIcon, Icon, IconButton } from '@vitis/ui';
import { type ChangeEvent, type ReactNode, useEffect, useId, useMemo } from 'react';
import styles from './photo-field.module.scss';
import list from './shipping-list.module.scss';

interface Props {
  photos: readonly ActionPhoto[];
  most: number;
  busy: boolean;
  error: ReactNode;
  onTake: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Photos of a hand-over: what was taken, and the camera for the next one. */
export function PhotoField({ photos, most, busy, error, onTake, onRemove }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const id = useId();
  const isFull = photos.length >= most;
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same photo may be chosen again after it was taken away.
    event.currentTarget.value = '';
    if (files.length > 0) onTake(files);
  };
  return (
    <div>
      <ul className={styles.photos} aria-label={t('shipping.photo.list')}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.photo}>
            <Preview photo={photo} name={t('shipping.photo.name', { number: index + 1 })} />
            <IconButton
              className={styles.removePhoto}
              size="small"
              icon={closeIcon}
              label={t('shipping.photo.remove', { number: index + 1 })}
              disabled={busy}
              onClick={() => onRemove(photo.id)}
            />
          </li>
        ))}
        {isFull ? null : (
          <li>
            <label className={styles.camera} htmlFor={id} data-busy={busy || undefined}>
              <Icon drawing={cameraIcon} size={28} />
              <span>{t('shipping.photo.take')}</span>
              <small>
                {photos.length} / {most}
              </small>
            </label>
            <input
              id={id}
              className="visually-hidden"
              type="file"
              accept="image/*"
              capture="environment"
              disabled={busy}
              aria-describedby={`${id}-error`}
              onChange={chosen}
            />
            <label className={styles.album} htmlFor={`${id}-album`}>
              {t('shipping.photo.album')}
            </label>
            <input
              id={`${id}-album`}
              className="visually-hidden"
              type="file"
              accept="image/*"
              multiple
              disabled={busy}
              aria-describedby={`${id}-error`}
              onChange={chosen}
            />
          </li>
        )}
      </ul>
      <p id={`${id}-error`} className={list.why} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

function Preview({ photo, name }: { photo: ActionPhoto; name: string }) {
  const address = useMemo(
    () => (photo.bytes === null ? null : URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))),
    [photo.bytes, photo.type],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address === null ? <span>{name}</span> : <img src={address} alt={name} width={104} height={104} />;
}
