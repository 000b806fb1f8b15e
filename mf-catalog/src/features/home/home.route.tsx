import { getDashboard, listProducts } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { WineStrip, WineStripSkeleton } from '../../shared/wine-strip/wine-strip.tsx';
import { Desk } from './desk.tsx';
import styles from './home.module.scss';
import { homeData, homeHead, leadWines, newWines, recommendedWines, STRIP_WINES } from './home-data.ts';
import { Lead } from './lead.tsx';
import { Regions } from './regions.tsx';

/** The shop's first page: what is new, the desk of whoever is signed in, regions, recommendations. */
export const Screen = defineScreen(HomeScreen, { access: 'everyone', data: homeData, head: homeHead });

function HomeScreen() {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const arrived = useEndpoint(listProducts, newWines);
  const recommended = useEndpoint(listProducts, recommendedWines);
  const signedIn = viewer === 'buyer' || viewer === 'sales' || viewer === 'driver';
  const dashboard = useEndpoint(getDashboard, signedIn ? {} : null);

  const news = arrived.data?._embedded.items ?? [];
  const lead = leadWines(news);
  const inLead = new Set(lead.map(({ id }) => id));
  const others = news.filter(({ id }) => !inLead.has(id)).slice(0, STRIP_WINES);
  const advised = (recommended.data?._embedded.items ?? []).slice(0, STRIP_WINES);
  const bought = (dashboard.data?.reorder ?? []).slice(0, STRIP_WINES);
  const prices = usePrices([...new Set([...bought, ...advised, ...others].map(({ id }) => id))]);
  const loading = t('list.loading');

  return (
    <CatalogPage className={styles.home}>
      {arrived.status === 'failed' ? (
        <LoadFailure error={arrived.error} retry={arrived.refresh} busy={arrived.isRefreshing} />
      ) : (
        <Lead wines={lead} />
      )}
      <Desk viewer={viewer} dashboard={dashboard} />
      {bought.length > 0 ? (
        <WineStrip
          key="reorder"
          title={t('home.reorder')}
          hint={t('home.reorderHint')}
          more={{ href: '/mypage/purchase-situation', label: t('home.purchases') }}
          wines={bought}
          prices={prices}
        />
      ) : recommended.status === 'loading' ? (
        <WineStripSkeleton title={t('home.recommended')} label={loading} />
      ) : advised.length > 0 ? (
        <WineStrip
          key="recommended"
          title={t('home.recommended')}
          hint={t('home.recommendedHint')}
          more={{ href: '/product', label: t('action.allWines') }}
          wines={advised}
          prices={prices}
        />
      ) : null}
      <Regions />
      {others.length > 0 ? (
        <WineStrip
          title={t('home.new')}
          hint={t('home.newHint')}
          more={{ href: wineListAddress({ sort: 'newest' }), label: t('home.allNew') }}
          wines={others}
          prices={prices}
        />
      ) : null}
    </CatalogPage>
  );
}
