import type { ProductCard } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup, TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import type { PriceBook } from '../use-prices.ts';
import { seesPrices } from '../use-viewer.ts';
import styles from './wine-strip.module.scss';
import { WineTile } from './wine-tile.tsx';

interface StripHeadProps {
  title: string;
  hint?: string | undefined;
  more?: { href: string; label: string } | undefined;
}

interface WineStripProps extends StripHeadProps {
  wines: readonly ProductCard[];
  prices: PriceBook;
}

/** A heading with a few wines in one row; on phones the row scrolls sideways. */
export function WineStrip({ wines, prices, hint, ...head }: WineStripProps) {
  const { t } = useTranslation('mf-catalog');
  const marks = [hint, seesPrices(prices.viewer) && t('price.withoutVat')].filter(Boolean).join(' · ');
  return (
    <StripFrame {...head} hint={marks}>
      <ul className={styles.strip}>
        {wines.map((wine) => (
          <li key={wine.id}>
            <WineTile wine={wine} price={prices.of(wine.id)} viewer={prices.viewer} />
          </li>
        ))}
      </ul>
    </StripFrame>
  );
}

/** The place of a strip on its way, as high as the strip. */
export function WineStripSkeleton({ label, ...head }: StripHeadProps & { label: string }) {
  return (
    <StripFrame {...head}>
      <SkeletonGroup label={label} className={styles.strip ?? ''}>
        {Array.from({ length: 5 }, (_, at) => (
          <div key={at} className={styles.placeholder}>
            <Skeleton height={210} shape="block" />
            <Skeleton height={16} width="80%" />
            <Skeleton height={14} width="60%" />
          </div>
        ))}
      </SkeletonGroup>
    </StripFrame>
  );
}

function StripFrame({ title, hint, more, children }: StripHeadProps & { children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
        {more ? (
          <TextLink className={styles.more} variant="quiet" href={more.href} arrow>
            {more.label}
          </TextLink>
        ) : null}
      </header>
      {children}
    </section>
  );
}
