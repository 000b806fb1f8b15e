import type { Picture as PictureFiles } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Modal, Picture } from '@vitis/ui';
import type { SyntheticEvent } from 'react';
import styles from './wine-stage.module.scss';

export interface WineZoomProps {
  title: string;
  picture: PictureFiles;
  onClose: () => void;
}

/** Where the middle of a label is, of a picture's height: the same place that the button shows. */
const LABEL = 0.76;

/** Puts the label into the middle of the box that scrolls. */
function showLabel({ currentTarget: box }: SyntheticEvent<HTMLElement>): void {
  box.scrollTop = box.scrollHeight * LABEL - box.clientHeight / 2;
}

/** The picture in its full size, from capsule to foot; it scrolls, and begins at the label, which somebody wants to read. */
export function WineZoom({ title, picture, onClose }: WineZoomProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('action.close')} size="large">
      <section
        className={styles.zoomed}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={t('detail.zoomed')}
        // The picture has no height before it is there.
        onLoadCapture={showLabel}
      >
        <Picture picture={picture} alt={title} sizes={`${picture.width}px`} />
      </section>
    </Modal>
  );
}
