import { listWineries, type SuccessOf } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { useIsOpen } from '@vitis/portal/remote';
import { Picture, TextLink } from '@vitis/ui';
import { largestWineries } from './home-data.ts';
import styles from './makers.module.scss';

/** On phones a drawing of half the width, for the sake of what it weighs. */
const SIZES = '(min-width: 1200px) 584px, 50vw';

type Maker = SuccessOf<typeof listWineries>['_embedded']['items'][number];

const placeOf = ({ country, areas }: Maker) => [country.name, areas.at(-1)?.name].filter(Boolean).join(' · ');

/** One maker at large with what they see from their door, and two more by name. Not before they have pages. */
export function Makers() {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const wineries = useEndpoint(listWineries, largestWineries);
  const makers = wineries.data?._embedded.items ?? [];
  if (makers.length === 0 || !makers.every(({ id }) => isOpen(`/winery/${id}`))) return null;
  const [first, ...others] = makers as [Maker, ...Maker[]];
  return (
    <section className={styles.makers}>
      <div className={styles.view}>
        {first.picture ? <Picture picture={first.picture} alt="" sizes={SIZES} fit="cover" /> : null}
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <h2>{t('home.makers')}</h2>
          <TextLink href="/winery" variant="quiet" arrow className={styles.more}>
            {t('home.allMakers')}
          </TextLink>
        </header>
        <div className={styles.first}>
          <p className={styles.introduction}>{first.introduction}</p>
          <h3 className={styles.name}>
            <Link to={`/winery/${first.id}`} className={styles.whole}>
              {first.name}
            </Link>
          </h3>
          <p className={styles.place}>{placeOf(first)}</p>
        </div>
        <ul className={styles.others}>
          {others.map((maker) => (
            <li key={maker.id}>
              <Link to={`/winery/${maker.id}`} className={styles.whole}>
                {maker.name}
              </Link>
              <span className={styles.place}>{placeOf(maker)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
