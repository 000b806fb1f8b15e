import type { Picture as PictureFiles } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Modal, Picture } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import styles from './wine-stage.module.scss';

export interface WineZoomProps {
  title: string;
  picture: PictureFiles;
  onClose: () => void;
}

/** Where the middle of a label is, of a picture's height: the same place that the button shows. */
const LABEL = 0.76;

/** The picture in its full size, from capsule to foot; it scrolls, and begins at the label, which somebody wants to read. */
export function WineZoom({ title, picture, onClose }: WineZoomProps) {
  const { t } = useTranslation('mf-catalog');
  const box = useRef<HTMLElement>(null);
  // A frame later: the picture comes into its place once the dialog stands in the document.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (box.current === null) return;
      const { scrollHeight, clientHeight } = box.current;
      box.current.scrollTop = scrollHeight * LABEL - clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('action.close')} size="large">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section ref={box} className={styles.zoomed} tabIndex={0} aria-label={t('detail.zoomed')}>
        <Picture picture={picture} alt={title} sizes={`${picture.width}px`} />
      </section>
    </Modal>
  );
}
