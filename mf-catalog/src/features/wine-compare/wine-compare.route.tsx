import { getProduct } from '@vitis/contracts';
import { type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, Skeleton, SkeletonGroup } from '@vitis/ui';
import { useEffect, useMemo, useRef } from 'react';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { comparedIds, keepCompared } from '../../shared/compare/compared.store.ts';
import { scalesIcon } from '../../shared/compare/scales-icon.ts';
import { EmptyPage } from '../../shared/empty-page.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { LazyRecentStrip } from '../../shared/recent/lazy-recent-strip.tsx';
import { SignInLine } from '../../shared/sign-in-line.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './wine-compare.module.scss';

const idsOf = (search: URLSearchParams) => comparedIds(search.get('ids') ?? '');
const asked = (id: number) => ({ params: { id } });

/** Up to four wines side by side; which ones, the address says: `?ids=3,9`. */
export const Screen = defineScreen(WineCompareScreen, {
  access: 'everyone',
  data: ({ search }: RouteRequest) => idsOf(search).map((id) => request(getProduct, asked(id))),
  // Its title stays the route's own: with a head the browser, too, looks whether all of the wines are gone.
  head: () => ({}),
});

/** Four questions at every time, since hooks are counted; those beyond the address ask nothing. */
function useWines(ids: readonly number[]) {
  const input = (at: number) => {
    const id = ids[at];
    return id === undefined ? null : asked(id);
  };
  const loads = [
    useEndpoint(getProduct, input(0)),
    useEndpoint(getProduct, input(1)),
    useEndpoint(getProduct, input(2)),
    useEndpoint(getProduct, input(3)),
  ];
  return loads.slice(0, ids.length);
}

function WineCompareScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const ids = useMemo(() => idsOf(search), [search]);
  const loads = useWines(ids);
  const wines = loads.flatMap(({ data }) => data ?? []);
  const prices = usePrices(wines.map(({ id }) => id));
  const failed = loads.find(({ status, error }) => status === 'failed' && error.status !== 404);
  const missing = loads.filter(({ error }) => error?.status === 404).length;
  const waiting = loads.some(({ status }) => status === 'loading');
  // An address without wines changes nothing on this device, unless the last of them was just taken off.
  const named = useRef(false);
  useEffect(() => {
    if (ids.length > 0 || named.current) keepCompared(ids);
    named.current = ids.length > 0;
  }, [ids]);

  if (wines.length === 0 && !waiting && failed === undefined) {
    return (
      <CatalogPage>
        <EmptyPage
          icon={scalesIcon}
          title={t(missing > 0 ? 'detail.notFound' : 'compare.none')}
          message={t(missing > 0 ? 'detail.notFoundHint' : 'compare.noneHint')}
          action={
            <ButtonLink href="/product" variant="primary">
              {t('action.allWines')}
            </ButtonLink>
          }
        />
        <LazyRecentStrip />
      </CatalogPage>
    );
  }
  return (
    <CatalogPage className={styles.page}>
      <h1>{t('compare.title')}</h1>
      <SignInLine />
      {missing > 0 ? <p className={styles.missing}>{t('compare.missing', { count: missing })}</p> : null}
      {failed?.error ? (
        <LoadFailure error={failed.error} retry={failed.refresh} busy={failed.isRefreshing} />
      ) : null}
      {waiting ? (
        <SkeletonGroup label={t('detail.loading')}>
          <Skeleton height={480} shape="block" />
        </SkeletonGroup>
      ) : wines.length > 0 ? (
        <CompareTable wines={wines} prices={prices} />
      ) : null}
      <LazyRecentStrip />
    </CatalogPage>
  );
}
