import type { ProductDetail } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { bottleIcon, Icon, Picture } from '@vitis/ui';
import { detailSizes } from './detail-sizes.ts';
import styles from './wine-detail.module.scss';

/** The bottle, as large as the page has room for. */
export function WineStage({ wine }: { wine: ProductDetail }) {
  return (
    <div className={styles.stage}>
      {wine.picture ? (
        <Picture
          picture={wine.picture}
          alt={wineTitle(wine)}
          sizes={detailSizes(wine.picture)}
          fit="contain"
          priority
        />
      ) : (
        <Icon drawing={bottleIcon} size={120} />
      )}
    </div>
  );
}
