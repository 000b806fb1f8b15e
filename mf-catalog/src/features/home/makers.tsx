import { listWineries } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { useIsOpen } from '@vitis/portal/remote';
import { Picture, TextLink } from '@vitis/ui';
import { largestWineries } from './home-data.ts';
import styles from './makers.module.scss';

const SIZES = '(min-width: 1200px) 368px, (min-width: 768px) 33vw, 128px';

/** Three makers, what they see from their door and what they say of themselves. Not before they have pages. */
export function Makers() {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const wineries = useEndpoint(listWineries, largestWineries);
  const makers = wineries.data?._embedded.items ?? [];
  if (makers.length === 0 || !makers.every(({ id }) => isOpen(`/winery/${id}`))) return null;
  return (
    <section className={styles.makers}>
      <header className={styles.head}>
        <h2>{t('home.makers')}</h2>
        <TextLink href="/winery" variant="quiet" arrow className={styles.more}>
          {t('home.allMakers')}
        </TextLink>
      </header>
      <ul className={styles.list}>
        {makers.map((maker) => (
          <li key={maker.id} className={styles.maker}>
            <div className={styles.view}>
              {maker.picture ? <Picture picture={maker.picture} alt="" sizes={SIZES} fit="cover" /> : null}
            </div>
            <div>
              <p className={styles.place}>
                {[maker.country.name, maker.areas.at(-1)?.name].filter(Boolean).join(' · ')}
              </p>
              <h3 className={styles.name}>
                <Link to={`/winery/${maker.id}`} className={styles.whole}>
                  {maker.name}
                </Link>
              </h3>
              <p className={styles.words}>{maker.introduction}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
