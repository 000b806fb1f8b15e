import type { DeliveryInfo } from '@vitis/contracts';
import { signatureDrawing } from '@vitis/domain';
import { LineDrawing, PhotoStrip } from '@vitis/ui/documents';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { photosOf } from './file-of-width.ts';
import { useFileUrl } from './use-file-url.ts';

interface Props extends Pick<DeliveryInfo, 'images'> {
  signature?: DeliveryInfo['signature'];
}

/** The photos of a completed delivery, and the signature of who took it; a press shows a photo large. */
export function DeliveryPhotos({ images, signature = null }: Props) {
  const { t } = usePortalTexts();
  return (
    <>
      {signature === null ? null : (
        <LineDrawing lines={signatureDrawing(signature)} label={t('portal.delivery.signature')} />
      )}
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
    </>
  );
}
