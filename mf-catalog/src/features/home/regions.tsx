import { listAreas } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Picture } from '@vitis/ui';
import { REGION_TILES, regionsOf } from './home-data.ts';
import styles from './regions.module.scss';

/** The tiles' widths in the stylesheet, on a phone a softer picture than that: the first is the widest of its row. */
const SIZES = {
  wide: '(min-width: 1200px) 568px, (min-width: 768px) 50vw, 66vw',
  narrow: '(min-width: 1200px) 276px, (min-width: 768px) 25vw, 40vw',
};
/** Of one country no more than so many: the world is wider. */
const OF_A_COUNTRY = 2;

/** Ways in by production area, each with its own landscape: those with the most wines first. */
export function Regions() {
  const { t } = useTranslation('mf-catalog');
  const areas = useEndpoint(listAreas, {});
  const regions = regionsOf(areas.data?._embedded.countries ?? []);
  const tiles = regions
    .filter(({ countryCode }, at) => {
      const before = regions.slice(0, at).filter((region) => region.countryCode === countryCode);
      return before.length < OF_A_COUNTRY;
    })
    .slice(0, REGION_TILES);

  if (tiles.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('home.regions')}</h2>
      <ul className={styles.regions}>
        {tiles.map(({ area, countryCode }, at) => (
          <li key={area.id} className={styles.region}>
            <Link to={wineListAddress({ countryName: countryCode, idProductionAreas: area.id })}>
              <Picture
                picture={area.picture}
                alt=""
                sizes={at === 0 || at === REGION_TILES - 1 ? SIZES.wide : SIZES.narrow}
                fit="cover"
              />
              <span className={styles.words}>
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
