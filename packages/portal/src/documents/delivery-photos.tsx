import type { DeliveryInfo } from '@vitis/contracts';
import { PhotoStrip } from '@vitis/ui/documents';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { photosOf } from './file-of-width.ts';
import { useFileUrl } from './use-file-url.ts';

/** The photos of a completed delivery; a press shows one large. */
export function DeliveryPhotos({ images }: Pick<DeliveryInfo, 'images'>) {
  const { t } = usePortalTexts();
  return (
    <PhotoStrip
      photos={photosOf(images)}
      useFile={useFileUrl}
      labels={{
        photos: t('portal.delivery.photos'),
        photo: (number) => t('portal.delivery.photo', { number }),
        failed: t('portal.delivery.noPhoto'),
        close: t('portal.common.close'),
      }}
    />
  );
}
