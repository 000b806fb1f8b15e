import type { ProductCard } from '@vitis/contracts';
import { originOf, wineTitle } from '@vitis/domain';
import { Link } from '@vitis/platform/router';
import { bottleIcon, Icon, Picture } from '@vitis/ui';
import { widthsAt } from '../picture-sizes.ts';
import type { WinePrice } from '../use-prices.ts';
import type { Viewer } from '../use-viewer.ts';
import { PriceAndStock } from './price-and-stock.tsx';
import styles from './wine-strip.module.scss';

/** Height in px at which a bottle stands on a tile; the stylesheet says the same. */
const TILE_BOTTLE = { phone: 202, wide: 202 };

interface WineTileProps {
  wine: ProductCard;
  price: WinePrice;
  viewer: Viewer;
}

/** A wine in a strip: its bottle, its name, and what it costs or whether it is there. */
export function WineTile({ wine, price, viewer }: WineTileProps) {
  return (
    <article className={styles.tile}>
      <div className={styles.stage}>
        {wine.picture ? (
          <Picture picture={wine.picture} alt="" sizes={widthsAt(wine.picture, TILE_BOTTLE)} fit="contain" />
        ) : (
          <Icon drawing={bottleIcon} size={56} />
        )}
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} to={`/product/${wine.id}`} title={wineTitle(wine)}>
          <span className={styles.wine}>{wine.name}</span>{' '}
          <span className={styles.year}>{wine.vintage ?? 'NV'}</span>
        </Link>
      </h3>
      <p className={styles.origin}>{originOf(wine)}</p>
      <PriceAndStock wine={wine} price={price} viewer={viewer} />
    </article>
  );
}
