import { getWinery } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, pinIcon } from '@vitis/ui';
import { askedId, idOf } from '../../shared/asked-id.ts';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { EmptyPage } from '../../shared/empty-page.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { NearbyWineries } from './nearby-wineries.tsx';
import { WineryAbout } from './winery-about.tsx';
import styles from './winery-detail.module.scss';
import { wineryHead, wineryRequest } from './winery-head.ts';
import { WinerySkeleton } from './winery-skeleton.tsx';
import { WineryStage } from './winery-stage.tsx';
import { WineryWines } from './winery-wines.tsx';

/** One winery: where it lies, its story, its wines, and its neighbours. */
export const Screen = defineScreen(WineryDetailScreen, {
  access: 'everyone',
  data: (asked) => [wineryRequest(asked)],
  head: wineryHead,
});

function WineryDetailScreen() {
  const { t } = useTranslation('mf-catalog');
  const { wid } = useParams();
  const id = idOf(wid);
  const winery = useEndpoint(getWinery, id === null ? null : askedId(wid));

  if (id === null || winery.error?.status === 404) {
    return (
      <CatalogPage>
        <EmptyPage
          icon={pinIcon}
          title={t('winery.notFound')}
          message={t('winery.notFoundHint')}
          action={
            <>
              <ButtonLink href="/winery" variant="primary">
                {t('winery.all')}
              </ButtonLink>
              <ButtonLink href="/">{t('action.home')}</ButtonLink>
            </>
          }
        />
      </CatalogPage>
    );
  }
  if (winery.status === 'loading') return <WinerySkeleton />;
  if (winery.status === 'failed') {
    return (
      <CatalogPage>
        <LoadFailure error={winery.error} retry={winery.refresh} busy={winery.isRefreshing} />
      </CatalogPage>
    );
  }
  const { data } = winery;
  return (
    <CatalogPage className={styles.page}>
      <WineryStage winery={data} />
      <WineryAbout winery={data} />
      <WineryWines key={data.id} winery={data} />
      <NearbyWineries key={`near ${data.id}`} winery={data} />
    </CatalogPage>
  );
}
