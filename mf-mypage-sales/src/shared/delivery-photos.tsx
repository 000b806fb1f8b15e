import type { DeliveryInfo } from '@vitis/contracts';
import { photosOf, useFileUrl } from '@vitis/platform/documents';
import { useTranslation } from '@vitis/platform/i18n';
import { PhotoStrip } from '@vitis/ui/documents';

/** The photos of a hand-over; a press shows one large. */
export function DeliveryPhotos({ images }: Pick<DeliveryInfo, 'images'>) {
  const { t } = useTranslation('mf-mypage-sales');
  return (
    <PhotoStrip
      photos={photosOf(images)}
      useFile={useFileUrl}
      labels={{
        photos: t('order.photosOf'),
        photo: (number) => t('order.photos', { number }),
        failed: t('common.photoFailed'),
        close: t('common.close'),
      }}
    />
  );
}
