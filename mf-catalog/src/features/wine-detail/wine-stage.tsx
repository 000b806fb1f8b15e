import type { ProductDetail } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { bottleIcon, Icon, lazyComponent, Picture } from '@vitis/ui';
import { type ReactNode, useState } from 'react';
import { detailSizes } from './detail-sizes.ts';
import styles from './wine-stage.module.scss';
import type { WineZoomProps } from './wine-zoom.tsx';

const zoom = lazyComponent<WineZoomProps>(
  () => import(/* webpackChunkName: "wine-zoom" */ './wine-zoom.tsx').then(({ WineZoom }) => WineZoom),
  reportFailure,
);

/** The bottle, as large as the page has room for, its label beside it; a press on either shows both as large as the picture is. */
export function WineStage({ wine, children }: { wine: ProductDetail; children?: ReactNode }) {
  const { t } = useTranslation('mf-catalog');
  const [open, setOpen] = useState(false);
  const { Component: Zoom } = zoom.use();
  const { picture } = wine;
  if (picture === null) {
    return (
      <div className={styles.stage}>
        <Icon drawing={bottleIcon} size={120} />
        {children}
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <Picture picture={picture} alt={wineTitle(wine)} sizes={detailSizes(picture)} fit="contain" priority />
      <button
        type="button"
        className={styles.zoom}
        aria-label={t('detail.zoom')}
        aria-haspopup="dialog"
        onPointerEnter={() => void zoom.load()}
        onClick={() => {
          setOpen(true);
          void zoom.load();
        }}
      >
        <span className={styles.label}>
          {/* Named as large as the bottle, and so of the same file: a second one would come before the page has its first picture. */}
          <Picture picture={picture} alt="" sizes={detailSizes(picture)} fit="cover" />
          <span className={styles.word}>{t('detail.label')}</span>
        </span>
      </button>
      {children}
      {Zoom && open ? (
        <Zoom title={wineTitle(wine)} picture={picture} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
