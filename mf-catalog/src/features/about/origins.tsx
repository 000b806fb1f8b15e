import type { WineCountry } from '@vitis/contracts';
import { listed, wineListAddress } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { wineryListAddress } from '../../shared/wineries/winery-filter.ts';
import styles from './about.module.scss';
import { regionsOf } from './about-data.ts';

const REGIONS_NAMED = 4;

/** Where the wines come from, as an index: country, its regions, and the ways to wines and houses. */
export function Origins({ countries }: { countries: readonly WineCountry[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  if (countries.length === 0) return null;
  return (
    <section id="origins" className={styles.section} aria-labelledby="origins-heading">
      <h2 id="origins-heading">{t('about.origins')}</h2>
      <ul className={styles.origins}>
        {countries.map((country) => (
          <li key={country.countryCode}>
            <h3>
              <Link to={wineListAddress({ countryName: country.countryCode })}>{country.name}</Link>
            </h3>
            <p>
              {listed(
                regionsOf(country)
                  .slice(0, REGIONS_NAMED)
                  .map(({ name }) => name),
                language,
              )}
            </p>
            <p className={styles.count}>
              {t('list.total', { count: country.productCount })}
              {' · '}
              <Link to={wineryListAddress({ countryName: [country.countryCode] })}>
                {t('winery.heading')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
