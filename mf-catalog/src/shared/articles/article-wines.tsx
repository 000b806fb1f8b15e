import type { ProductCard } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import { useId } from 'react';
import { usePrices } from '../use-prices.ts';
import { seesPrices } from '../use-viewer.ts';
import { WineGrid } from '../wine-card/wine-grid.tsx';
import styles from './article-wines.module.scss';

interface Props {
  title: string;
  wines: readonly ProductCard[];
  /** All of them in the wine list. */
  all: { href: string; label: string };
}

/** The wines that an article or an event is about, as the shop's cards. */
export function ArticleWines({ title, wines, all }: Props) {
  const { t } = useTranslation('mf-catalog');
  const id = useId();
  const prices = usePrices(wines.map((wine) => wine.id));
  if (wines.length === 0) return null;
  return (
    <section className={styles.wines} aria-labelledby={id} data-print="hidden">
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {seesPrices(prices.viewer) ? <span className={styles.hint}>{t('price.withoutVat')}</span> : null}
        <TextLink className={styles.all ?? ''} variant="quiet" href={all.href} arrow>
          {all.label}
        </TextLink>
      </header>
      <WineGrid label={title} wines={wines} prices={prices} />
    </section>
  );
}
