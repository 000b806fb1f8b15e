import type { WineryDetail } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { EmptyState, TextLink } from '@vitis/ui';
import { SignInLine } from '../../shared/sign-in-line.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { WineGrid } from '../../shared/wine-card/wine-grid.tsx';
import styles from './winery-detail.module.scss';

/** The wines of a house, the best known first; all of them are a list of their own. */
export function WineryWines({ winery }: { winery: WineryDetail }) {
  const { t } = useTranslation('mf-catalog');
  const { products, productCount } = winery;
  const prices = usePrices(products.map(({ id }) => id));

  if (products.length === 0) return <EmptyState compact title={t('winery.noWines')} />;
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2>{t('winery.winesOf', { name: winery.name })}</h2>
        {productCount > products.length ? (
          <TextLink
            className={styles.more}
            variant="quiet"
            href={wineListAddress({ idWineries: winery.id })}
            arrow
          >
            {t('winery.allWines', { count: productCount })}
          </TextLink>
        ) : null}
      </header>
      <SignInLine />
      <div className={styles.wines}>
        <WineGrid label={t('winery.winesOf', { name: winery.name })} wines={products} prices={prices} />
      </div>
    </section>
  );
}
