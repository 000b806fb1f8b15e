import type { DeliveryInfo } from '@vitis/contracts';
import { photosOf, useFileUrl } from '@vitis/platform/documents';
import { useTranslation } from '@vitis/platform/i18n';
import { PhotoStrip } from '@vitis/ui/documents';

/** The photos of a completed delivery; a press shows one large. */
export function DeliveryPhotos({ images }: Pick<DeliveryInfo, 'images'>) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <PhotoStrip
      photos={photosOf(images)}
      useFile={useFileUrl}
      labels={{
        photos: t('delivery.photos'),
        photo: (number) => t('delivery.photo', { number }),
        failed: t('delivery.noPhoto'),
        close: t('common.close'),
      }}
    />
  );
}
