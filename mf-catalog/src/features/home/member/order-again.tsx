import type { ProductCard } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, TextLink } from '@vitis/ui';
import { usePrices } from '../../../shared/use-prices.ts';
import { AgainCard } from './again-card.tsx';
import styles from './order-again.module.scss';

const CARDS = 4;

interface OrderAgainProps {
  /** These wines have been bought; what is recommended stands here for who has bought none. */
  isAgain: boolean;
  loading: boolean;
  wines: readonly ProductCard[];
}

/** Wines to put into the cart at once, as many bottles as the last time. */
export function OrderAgain({ isAgain, loading, wines }: OrderAgainProps) {
  const { t } = useTranslation('mf-catalog');
  const shown = wines.slice(0, CARDS);
  const prices = usePrices(loading ? [] : shown.map(({ id }) => id));
  const title = isAgain || loading ? 'again' : 'first';
  return (
    <section className={styles.again}>
      <header className={styles.head}>
        <h2>{t(`home.${title}.heading`)}</h2>
        <span className={styles.hint}>{`${t(`home.${title}.hint`)} · ${t('price.withoutVat')}`}</span>
        <TextLink href="/mypage/purchase-situation" variant="quiet" arrow className={styles.more}>
          {t('home.purchases')}
        </TextLink>
      </header>
      <ul className={styles.cards}>
        {loading
          ? Array.from({ length: CARDS }, (_, at) => (
              // No wine's number, or its card would begin in that place.
              <li key={`waiting-${at}`} className={styles.waiting}>
                <Skeleton height={140} shape="block" />
              </li>
            ))
          : shown.map((wine) => (
              <li key={wine.id}>
                <AgainCard wine={wine} price={prices.of(wine.id)} />
              </li>
            ))}
      </ul>
    </section>
  );
}
