import type { ProductCard } from '@vitis/contracts';
import { grapesOf, kindColour, latinName, originOf, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { bottleIcon, classNames, Icon, KindDot, Picture } from '@vitis/ui';
import { memo } from 'react';
import { LazyCompareToggle } from '../compare/lazy-compare.tsx';
import { keptTogether, SEPARATOR } from '../kept-together.ts';
import { CARD_BOTTLE, widthsAt } from '../picture-sizes.ts';
import type { WinePrice } from '../use-prices.ts';
import type { Viewer } from '../use-viewer.ts';
import { WishButton } from '../wish-button.tsx';
import { CardFoot } from './card-foot.tsx';
import styles from './wine-card.module.scss';

interface WineCardProps {
  wine: ProductCard;
  price: WinePrice;
  viewer: Viewer;
  /** The first picture of a page is fetched first. */
  priority?: boolean;
}

/** A wine in a grid: what everyone may know, and below it what this viewer may do. */
export const WineCard = memo(function WineCard({ wine, price, viewer, priority = false }: WineCardProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const title = wineTitle(wine);
  const known = price.status === 'known' ? price.price : null;
  const soldOut = wine.availability === 'SOLD_OUT';
  const latin = latinName(wine);

  return (
    <article className={classNames(styles.card, soldOut && styles.soldOut)}>
      <div className={styles.stage}>
        {wine.picture ? (
          <Picture
            picture={wine.picture}
            alt=""
            sizes={widthsAt(wine.picture, CARD_BOTTLE)}
            fit="contain"
            priority={priority}
          />
        ) : (
          <Icon drawing={bottleIcon} size={64} className={styles.noPicture} />
        )}
      </div>
      <h2 className={styles.title}>
        <Link className={styles.link} to={`/product/${wine.id}`}>
          {title}
        </Link>
      </h2>
      {latin === null ? null : (
        <p className={styles.original} lang="en">
          {latin}
        </p>
      )}
      <p className={styles.facts}>
        <KindDot kind={kindColour(wine.kind.code)} className={styles.kind}>
          <span className={styles.kindName}>{`${wine.kind.name}${SEPARATOR}`}</span>
        </KindDot>
        {keptTogether(originOf(wine))}
      </p>
      <p className={classNames(styles.facts, styles.grapes)}>{grapesOf(wine, language)}</p>
      {known?.lastPurchase ? <span className={styles.bought}>{t('card.bought')}</span> : null}
      <WishButton
        idProduct={wine.id}
        title={title}
        wished={known?.wished ?? false}
        viewer={viewer}
        className={styles.wish}
      />
      <LazyCompareToggle idProduct={wine.id} title={title} className={styles.compare} />
      <CardFoot wine={wine} price={price} viewer={viewer} />
    </article>
  );
});
