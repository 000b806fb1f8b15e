import { MAX_DELIVERY_PHOTOS } from '@vitis/domain';
import type { ActionStop, PendingAction } from '@vitis/driver-outbox';
import { useTranslation } from '@vitis/platform/i18n';
import { DialogForm } from '@vitis/portal/forms';
import { useState } from 'react';
import { preparePhoto } from './outbox/prepare-photo.ts';
import { outbox } from './outbox/use-outbox.ts';
import { PhotoField } from './photo-field.tsx';

interface Props {
  about: ActionStop;
  /** Photos that were taken before, also before a reload. */
  draft: PendingAction | undefined;
  onClose: () => void;
}

/** Hands a stop over, with up to three photos. Each photo is on the device as soon as it is taken. */
export function CompleteDialog({ about, draft, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<'unreadable' | 'notKept' | null>(null);
  const photos = draft?.photos ?? [];

  const attempt = async (work: () => Promise<void>, done?: () => void) => {
    setWorking(true);
    setError(null);
    try {
      await work();
      done?.();
    } catch (failure) {
      setError(failure instanceof RangeError ? 'unreadable' : 'notKept');
    } finally {
      setWorking(false);
    }
  };
  const take = (files: readonly File[]) =>
    attempt(async () => {
      const room = MAX_DELIVERY_PHOTOS - photos.length;
      const taken = await Promise.all(files.slice(0, room).map(preparePhoto));
      await outbox.keepPhotos(about, [...photos, ...taken]);
    });
  const remove = (id: string) =>
    attempt(() =>
      outbox.keepPhotos(
        about,
        photos.filter((photo) => photo.id !== id),
      ),
    );

  return (
    <DialogForm
      title={t('shipping.completeOf', { name: about.clientName })}
      send={t('shipping.complete')}
      busy={working}
      onSend={() => void attempt(() => outbox.record(about, 'complete'), onClose)}
      onClose={onClose}
    >
      <p>{t('shipping.completeText')}</p>
      <PhotoField
        photos={photos}
        most={MAX_DELIVERY_PHOTOS}
        busy={working}
        error={error === null ? undefined : t(`shipping.photo.${error}`)}
        onTake={(files) => void take(files)}
        onRemove={(id) => void remove(id)}
      />
    </DialogForm>
  );
}
