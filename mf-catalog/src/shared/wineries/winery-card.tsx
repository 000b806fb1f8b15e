import type { WineryCard as Winery } from '@vitis/contracts';
import { latinName, originOf } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Icon, Picture, pinIcon } from '@vitis/ui';
import { keptTogether } from '../kept-together.ts';
import styles from './winery-card.module.scss';

/** How wide a card's picture stands; the grid's stylesheet says the same. */
export const WINERY_PICTURE =
  '(min-width: 1200px) 384px, (min-width: 992px) 30vw, (min-width: 576px) 46vw, calc(100vw - 32px)';

interface WineryCardProps {
  winery: Winery;
  /** The first picture of a page is fetched first. */
  priority?: boolean;
  /** Its place among the headings of the page. */
  level?: 2 | 3;
}

/** A winery in a grid: what it sees from its door, its name, where it lies, and how many of its wines there are. */
export function WineryCard({ winery, priority = false, level = 2 }: WineryCardProps) {
  const { t } = useTranslation('mf-catalog');
  const latin = latinName(winery);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {winery.picture ? (
          <Picture picture={winery.picture} alt="" sizes={WINERY_PICTURE} fit="cover" priority={priority} />
        ) : (
          <Icon drawing={pinIcon} size={40} />
        )}
      </div>
      <p className={styles.origin}>{keptTogether(originOf(winery))}</p>
      <Heading className={styles.name}>
        <Link className={styles.link} to={`/winery/${winery.id}`}>
          {winery.name}
        </Link>
      </Heading>
      {latin === null ? null : (
        <p className={styles.latin} lang="en">
          {latin}
        </p>
      )}
      <p className={styles.introduction}>{winery.introduction}</p>
      <p className={styles.facts}>
        {[
          winery.foundedYear === null ? null : t('winery.since', { year: winery.foundedYear }),
          t('winery.wines', { count: winery.productCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}
