import { listWineries } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, EmptyState, Notice, Pager, pinIcon, printIcon } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { inOneOrder, isOfTheShop, listFacts } from '../../shared/list-facts.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { WINERY_PICTURE } from '../../shared/wineries/winery-card.tsx';
import {
  readWineryFilter,
  refusedOf,
  WINERIES_SHOWN,
  WINERY_WORDS,
  wineryListAddress,
  wineryQuery,
} from '../../shared/wineries/winery-filter.ts';
import { WineryGrid, WineryGridSkeleton } from '../../shared/wineries/winery-grid.tsx';
import { PlaceFilter } from './place-filter.tsx';
import styles from './winery-list.module.scss';
import { WineryTools } from './winery-tools.tsx';

const wineriesRequest = ({ search }: RouteRequest) =>
  request(listWineries, { query: wineryQuery(readWineryFilter(search), WINERIES_SHOWN) });

/** What the list says to search engines; the first view is the page's largest picture. */
function listHead(asked: RouteRequest, read: ReadData): PageHead {
  const answer = read(wineriesRequest(asked));
  const filter = readWineryFilter(asked.search);
  const wineries = answer?._embedded.items ?? [];
  const picture = wineries[0]?.picture;
  const isUsualOrder = filter.q === '' && filter.sort === 'name';
  return {
    ...listFacts(
      answer?.page,
      wineries.map(({ id }) => `/winery/${id}`),
    ),
    canonical: wineryListAddress({ ...inOneOrder(filter), ...(isUsualOrder ? { sort: '' } : {}) }),
    ...(isOfTheShop(filter.q, answer) ? {} : { isIndexed: false }),
    ...(picture ? { image: preloadOf(picture, WINERY_PICTURE) } : {}),
  };
}

/** The houses whose wines are sold: by country and region, by words, by name or number of wines. */
export const Screen = defineScreen(WineryListScreen, {
  access: 'everyone',
  data: (asked) => [wineriesRequest(asked)],
  head: listHead,
});

function WineryListScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const filter = readWineryFilter(search);
  const { refused, cut } = refusedOf(search);
  const wineries = useEndpoint(
    listWineries,
    { query: wineryQuery(filter, WINERIES_SHOWN) },
    { keepPrevious: true },
  );
  const { data } = wineries;
  const isStale = wineries.status === 'ready' && wineries.isStale;
  // That nothing matched says nothing of what is asked next.
  const isComing = wineries.status === 'loading' || (isStale && data?._embedded.items.length === 0);
  const narrowed = filter.q !== '' || filter.countryName.length + filter.idProductionAreas.length > 0;

  return (
    <CatalogPage className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{t('winery.heading')}</h1>
          <p className={styles.lead}>{t('winery.lead')}</p>
        </div>
        <ButtonLink
          size="small"
          icon={printIcon}
          href={wineryListAddress({ ...filter, page: 1 }, '/winery/pdf')}
        >
          {t('winery.printList')}
        </ButtonLink>
      </header>
      {data ? <PlaceFilter filter={filter} facets={data.facets} /> : <div className={styles.noFilter} />}
      <WineryTools filter={filter} total={data?.page.totalElements} />
      {cut ? (
        <Notice tone="careful" className={styles.notice ?? ''}>
          {t('search.cut', { limit: WINERY_WORDS })}
        </Notice>
      ) : null}
      {refused.length > 0 ? (
        <Notice tone="careful" className={styles.notice ?? ''}>
          {t('list.refused', { names: refused.map((name) => t(`filter.${name}`)).join(', ') })}
        </Notice>
      ) : null}
      {isComing ? <WineryGridSkeleton label={t('winery.loading')} /> : null}
      {wineries.status === 'failed' ? (
        <LoadFailure error={wineries.error} retry={wineries.refresh} busy={wineries.isRefreshing} />
      ) : null}
      {!isComing && data?.page.totalElements === 0 ? (
        <EmptyState
          icon={pinIcon}
          title={t(narrowed ? 'winery.noneFound' : 'winery.none')}
          message={narrowed ? t('winery.noneFoundHint') : undefined}
          action={
            <ButtonLink variant={narrowed ? 'primary' : 'default'} href={narrowed ? '/winery' : '/'}>
              {t(narrowed ? 'winery.all' : 'action.home')}
            </ButtonLink>
          }
        />
      ) : null}
      {!isComing && data && data.page.totalElements > 0 && data._embedded.items.length === 0 ? (
        <EmptyState
          icon={pinIcon}
          title={t('list.noSuchPage', { page: filter.page })}
          message={t('list.lastPage', { page: data.page.totalPages })}
          action={
            <ButtonLink href={wineryListAddress({ ...filter, page: data.page.totalPages })}>
              {t('list.toLastPage')}
            </ButtonLink>
          }
        />
      ) : null}
      {data && data._embedded.items.length > 0 ? (
        <WineryGrid label={t('winery.heading')} wineries={data._embedded.items} waiting={isStale} leads />
      ) : null}
      {data ? (
        <Pager
          className={styles.pager ?? ''}
          page={data.page.number + 1}
          pageCount={data.page.totalPages}
          href={(page) => wineryListAddress({ ...filter, page })}
          labels={{
            pages: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: (page) => t('pager.page', { page }),
          }}
        />
      ) : null}
    </CatalogPage>
  );
}
