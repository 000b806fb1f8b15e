import { ALL_COUNTRIES, type WineCountry } from '@vitis/contracts';
import { areaAddress } from '@vitis/domain';
import { Link } from '@vitis/platform/router';
import { useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './mega-panel.module.scss';

/** Countries, and beside them the production areas of the one that the pointer or the focus has chosen. */
export function AreaColumns({ countries }: { countries: readonly WineCountry[] }) {
  const { t } = useTexts();
  const [code, setCode] = useState(countries[1]?.countryCode ?? countries[0]?.countryCode);
  const chosen = countries.find(({ countryCode }) => countryCode === code);
  return (
    <section className={styles.areas} aria-labelledby="mega-areas">
      <h2 id="mega-areas" className={styles.title}>
        {t('header.areas')}
      </h2>
      <div className={styles.pair}>
        <ul className={styles.countries}>
          {countries.map((country) => (
            <li key={country.countryCode}>
              <button
                type="button"
                className={styles.country}
                aria-expanded={country.countryCode === code}
                aria-controls="mega-areas-of"
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setCode(country.countryCode)}
                // "All" has no areas of its own to show.
                onFocus={() => country.countryCode !== ALL_COUNTRIES && setCode(country.countryCode)}
                onClick={() => setCode(country.countryCode)}
              >
                {country.name}
                <span className={styles.count}>{country.productCount}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul id="mega-areas-of" className={styles.list} aria-label={chosen?.name}>
          {chosen?.productionAreas.map((area) => (
            <li key={area.id}>
              <Link to={areaAddress(chosen, area)}>
                {area.name}
                <span className={styles.count}>{area.productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
