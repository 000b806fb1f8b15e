import type { Picture as PictureFiles } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Modal, Picture } from '@vitis/ui';
import styles from './wine-stage.module.scss';

export interface WineZoomProps {
  title: string;
  picture: PictureFiles;
  onClose: () => void;
}

/** The picture in its full size, from capsule to foot; it scrolls. */
export function WineZoom({ title, picture, onClose }: WineZoomProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('action.close')} size="large">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={styles.zoomed} tabIndex={0} aria-label={t('detail.zoomed')}>
        <Picture picture={picture} alt={title} sizes={`${picture.width}px`} />
      </section>
    </Modal>
  );
}
