import { listFeatureds, type ProductCard } from '@vitis/contracts';
import { wineListAddress, wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { ButtonLink, Picture } from '@vitis/ui';
import styles from './home.module.scss';
import { leadSizes } from './lead-sizes.ts';

/** Opens the page with wines that have just come in. */
export function Lead({ wines }: { wines: readonly ProductCard[] }) {
  const { t } = useTranslation('mf-catalog');
  const featureds = useEndpoint(listFeatureds, {});
  const news = featureds.data?._embedded.items.find(({ code }) => code === 'NEW');
  const count = news?.productCount ?? 0;

  return (
    <section className={styles.lead}>
      <div className={styles.leadText}>
        <p className={styles.leadMark}>{t('home.lead.mark')}</p>
        <h1 className={styles.leadTitle}>
          <span>{t('home.lead.titleFirst')}</span> <span>{t('home.lead.titleSecond')}</span>
        </h1>
        <p className={styles.leadText}>
          {count > 0 ? t('home.lead.text', { count }) : t('home.lead.textPlain')}
        </p>
        <ButtonLink
          href={wineListAddress(news && count > 0 ? { idFeatureds: news.id } : { sort: 'newest' })}
          variant="primary"
          size="large"
        >
          {count > 0 ? t('home.lead.show', { count }) : t('home.allNew')}
        </ButtonLink>
      </div>
      <ul className={styles.bottles}>
        {wines.map((wine, at) =>
          wine.picture ? (
            <li key={wine.id}>
              <Link to={`/product/${wine.id}`} className={styles.bottle}>
                <Picture
                  picture={wine.picture}
                  alt={wineTitle(wine)}
                  sizes={leadSizes(wine.picture, at)}
                  fit="contain"
                  priority={at === 0}
                />
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
