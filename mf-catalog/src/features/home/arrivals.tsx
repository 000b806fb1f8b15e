import type { ProductCard } from '@vitis/contracts';
import { grapesOf, kindColour, latinName, originOf, wineListAddress, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { KindDot, Picture, TextLink } from '@vitis/ui';
import { keptTogether } from '../../shared/kept-together.ts';
import { widthsAt } from '../../shared/picture-sizes.ts';
import type { PriceBook } from '../../shared/use-prices.ts';
import { seesPrices } from '../../shared/use-viewer.ts';
import { PriceAndStock } from '../../shared/wine-strip/price-and-stock.tsx';
import styles from './arrivals.module.scss';

/** Heights in px of the bottles; the stylesheet says the same. */
const LARGE = { phone: 260, wide: 400 };
const SMALL = { phone: 76, wide: 76 };

interface ArrivalsProps {
  wines: readonly ProductCard[];
  prices: PriceBook;
}

/** What is new and can be had: one wine at large, the others as a list beside it. */
export function Arrivals({ wines, prices }: ArrivalsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [first, ...others] = wines;
  if (first === undefined) return null;
  const latin = latinName(first);
  return (
    <section className={styles.arrivals}>
      <header className={styles.head}>
        <h2>{t('home.new')}</h2>
        <span className={styles.hint}>
          {seesPrices(prices.viewer) ? t('prices.withoutVat') : t('home.newHint')}
        </span>
        <TextLink href={wineListAddress({ sort: 'newest' })} variant="quiet" arrow className={styles.more}>
          {t('home.allNew')}
        </TextLink>
      </header>
      <article className={styles.first}>
        <div className={styles.stage}>
          {first.picture ? (
            <Picture picture={first.picture} alt="" sizes={widthsAt(first.picture, LARGE)} fit="contain" />
          ) : null}
        </div>
        <div className={styles.words}>
          <KindDot kind={kindColour(first.kind.code)}>{first.kind.name}</KindDot>
          <h3 className={styles.title}>
            <Link to={`/product/${first.id}`} className={styles.whole}>
              {wineTitle(first)}
            </Link>
          </h3>
          {latin === null ? null : (
            <p className={styles.latin} lang="en">
              {latin}
            </p>
          )}
          <p>{keptTogether(originOf(first))}</p>
          <p className={styles.quiet}>{grapesOf(first, language)}</p>
          <PriceAndStock wine={first} price={prices.of(first.id)} viewer={prices.viewer} />
        </div>
      </article>
      <ol className={styles.others}>
        {others.map((wine) => (
          <li key={wine.id} className={styles.row}>
            <span className={styles.thumb}>
              {wine.picture ? (
                <Picture picture={wine.picture} alt="" sizes={widthsAt(wine.picture, SMALL)} fit="contain" />
              ) : null}
            </span>
            <div className={styles.name}>
              <h3>
                <Link to={`/product/${wine.id}`} className={styles.whole}>
                  {wineTitle(wine)}
                </Link>
              </h3>
              <p className={styles.quiet}>
                {originOf(wine)} · {grapesOf(wine, language)}
              </p>
            </div>
            <PriceAndStock wine={wine} price={prices.of(wine.id)} viewer={prices.viewer} atEnd />
          </li>
        ))}
      </ol>
    </section>
  );
}
