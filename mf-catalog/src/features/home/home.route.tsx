import {
  listAreas,
  listFeatureds,
  listKinds,
  listMagazines,
  listNewsEvents,
  listProducts,
  listWineries,
} from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { LazyLoadFailure } from '../../shared/lazy-load-failure.tsx';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { WineStrip, WineStripSkeleton } from '../../shared/wine-strip/wine-strip.tsx';
import { Arrivals } from './arrivals.tsx';
import { Cover } from './cover.tsx';
import styles from './home.module.scss';
import {
  arrivals,
  coverWines,
  homeData,
  homeHead,
  largestWineries,
  latestArticles,
  latestEvents,
  newWines,
  recommendedWines,
  regionOfTheMonth,
} from './home-data.ts';
import { Kinds } from './kinds.tsx';
import { Lists } from './lists.tsx';
import { Makers } from './makers.tsx';
import { MemberPlace } from './member-place.tsx';
import { Regions } from './regions.tsx';
import { Steps } from './steps.tsx';
import { Stories } from './stories.tsx';

/** The shop's first page: for a member what waits and what to order again, for everybody the cover and what is behind it. */
export const Screen = defineScreen(HomeScreen, { access: 'everyone', data: homeData, head: homeHead });

function HomeScreen() {
  const { t } = useTranslation('mf-catalog');
  const arrived = useEndpoint(listProducts, newWines);
  const recommended = useEndpoint(listProducts, recommendedWines);
  const areas = useEndpoint(listAreas, {});

  const wines = arrived.data?._embedded.items ?? [];
  const region = regionOfTheMonth(wines, areas.data?._embedded.countries ?? []);
  const onCover = coverWines(wines, region);
  const news = arrivals(wines, onCover);
  const advised = recommended.data?._embedded.items ?? [];
  const prices = usePrices([...new Set([...advised, ...news].map(({ id }) => id))]);

  return (
    <CatalogPage className={styles.home}>
      <MemberPlace advised={advised} />
      {arrived.status === 'failed' ? (
        <LazyLoadFailure error={arrived.error} retry={arrived.refresh} busy={arrived.isRefreshing} />
      ) : (
        <Cover region={region} wines={onCover} />
      )}
      <Kinds />
      {news.length > 0 ? <Arrivals wines={news} prices={prices} /> : null}
      <Regions />
      <Makers />
      <Stories />
      <Lists />
      {recommended.status === 'loading' ? (
        <WineStripSkeleton title={t('home.recommended')} label={t('list.loading')} />
      ) : advised.length > 0 ? (
        <WineStrip
          title={t('home.recommended')}
          hint={t('home.recommendedHint')}
          more={{ href: '/product', label: t('action.allWines') }}
          wines={advised}
          prices={prices}
        />
      ) : null}
      <MissingSections />
      <Steps />
    </CatalogPage>
  );
}

/** What is asked for by the parts themselves: the screen is not drawn again for each of their answers. */
function MissingSections() {
  const parts = [
    useEndpoint(listProducts, recommendedWines),
    useEndpoint(listKinds, {}),
    useEndpoint(listAreas, {}),
    useEndpoint(listFeatureds, {}),
    useEndpoint(listWineries, largestWineries),
    useEndpoint(listMagazines, latestArticles),
    useEndpoint(listNewsEvents, latestEvents),
  ];
  return <MissingParts parts={parts} />;
}
