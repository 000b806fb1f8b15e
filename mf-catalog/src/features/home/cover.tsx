import { listFeatureds, type ProductCard } from '@vitis/contracts';
import { areaAddress, wineListAddress, wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { ButtonLink, Picture, TextLink } from '@vitis/ui';
import { widthsAt } from '../../shared/picture-sizes.ts';
import { useSignInPath } from '../../shared/use-sign-in.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import styles from './cover.module.scss';
import { COVER_SIZES, type Region } from './home-data.ts';

/** Heights in px at which the bottles stand; the stylesheet says the same. */
const BOTTLE = { phone: 176, wide: 336 };

interface CoverProps {
  region: Region | undefined;
  wines: readonly ProductCard[];
}

/** The cover of the house: the landscape of the month, bottles that have come from there, and what the house promises. */
export function Cover({ region, wines }: CoverProps) {
  const { t } = useTranslation('mf-catalog');
  const signInPath = useSignInPath();
  const featureds = useEndpoint(listFeatureds, {});
  const news = featureds.data?._embedded.items.find(({ code }) => code === 'NEW');
  const count = news?.productCount ?? 0;
  const viewer = useViewer();
  // A member's page is about their desk.
  const Heading = viewer === 'guest' || viewer === 'arriving' ? 'h1' : 'h2';

  return (
    <section className={styles.cover}>
      <div className={styles.land}>
        {region ? (
          <Picture picture={region.area.picture} alt="" sizes={COVER_SIZES} fit="cover" priority />
        ) : null}
      </div>
      <ul className={styles.bottles}>
        {wines.map((wine) =>
          wine.picture ? (
            <li key={wine.id}>
              <Link to={`/product/${wine.id}`} className={styles.bottle}>
                <Picture
                  picture={wine.picture}
                  alt={wineTitle(wine)}
                  sizes={widthsAt(wine.picture, BOTTLE)}
                  fit="contain"
                />
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      <div className={styles.words}>
        {region ? (
          <p className={styles.month}>
            {t('home.cover.month')}{' '}
            <TextLink variant="underlined" href={areaAddress(region, region.area)}>
              {region.area.name}
            </TextLink>
          </p>
        ) : null}
        <Heading className={styles.title}>
          <span>{t('home.cover.titleFirst')}</span> <span>{t('home.cover.titleSecond')}</span>
        </Heading>
        <p className={styles.text}>
          {count > 0 ? t('home.cover.text', { count }) : t('home.cover.textPlain')}
        </p>
        <p className={styles.ways}>
          <ButtonLink
            href={wineListAddress(news && count > 0 ? { idFeatureds: news.id } : { sort: 'newest' })}
            variant="primary"
            size="large"
          >
            {count > 0 ? t('home.cover.show', { count }) : t('home.allNew')}
          </ButtonLink>
          <ButtonLink href={signInPath} size="large" className={styles.signIn}>
            {t('card.signInForPrice')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
