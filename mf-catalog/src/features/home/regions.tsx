import { ALL_ID, listAreas, type ProductionArea } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Picture, TextLink } from '@vitis/ui';
import styles from './home.module.scss';

const TILES = 6;
/** The tiles' widths in the stylesheet: the first is the widest of its row. */
const SIZES = {
  wide: '(min-width: 1200px) 568px, (min-width: 768px) 50vw, calc(100vw - 32px)',
  narrow: '(min-width: 1200px) 276px, (min-width: 768px) 25vw, calc(50vw - 22px)',
};

interface Tile {
  area: ProductionArea;
  countryCode: string;
}

/** Ways in by production area, with its landscape: those with the most wines first, no more than two of a country. */
export function Regions() {
  const { t } = useTranslation('mf-catalog');
  const areas = useEndpoint(listAreas, {});
  const countries = areas.data?._embedded.countries ?? [];
  const tiles = countries
    .flatMap(({ countryCode, productionAreas }): Tile[] =>
      productionAreas
        .filter(({ id, picture, productCount }) => id !== ALL_ID && picture && productCount > 0)
        .sort((one, other) => other.productCount - one.productCount)
        .slice(0, 2)
        .map((area) => ({ area, countryCode })),
    )
    .sort((one, other) => other.area.productCount - one.area.productCount)
    .slice(0, TILES);

  if (tiles.length === 0) return null;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{t('home.regions')}</h2>
        <TextLink href="/product" variant="quiet" arrow className={styles.more}>
          {t('home.allRegions')}
        </TextLink>
      </header>
      <ul className={styles.regions}>
        {tiles.map(({ area, countryCode }, at) => (
          <li key={area.id} className={styles.region}>
            <Link to={wineListAddress({ countryName: countryCode, idProductionAreas: area.id })}>
              {area.picture ? (
                <Picture
                  picture={area.picture}
                  alt=""
                  sizes={at === 0 || at === TILES - 1 ? SIZES.wide : SIZES.narrow}
                  fit="cover"
                />
              ) : null}
              <span className={styles.regionText}>
                <b>{area.name}</b>
                {t('list.total', { count: area.productCount })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
