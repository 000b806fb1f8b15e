import { searchProducts } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, EmptyState, Notice, Pager, searchIcon, TextLink } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { EmptyPage } from '../../shared/empty-page.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { SignInLine } from '../../shared/sign-in-line.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { WineGrid, WineGridSkeleton } from '../../shared/wine-card/wine-grid.tsx';
import { NothingMatched } from './nothing-matched.tsx';
import { readSearch, SEARCH_LIMIT, searchHref, searchInput } from './search-query.ts';
import styles from './search-result.module.scss';

/** Wines that match the words of `q`, the best match first. */
export const Screen = defineScreen(SearchResultScreen, {
  access: 'everyone',
  data: ({ search }) => {
    const input = searchInput(readSearch(search));
    return input === null ? [] : [request(searchProducts, input)];
  },
  head: ({ search }) => {
    const { q } = readSearch(search);
    return q === '' ? {} : { title: `“${q}”` };
  },
});

function SearchResultScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const address = readSearch(search);
  const { q } = address;
  const found = useEndpoint(searchProducts, searchInput(address));
  const prices = usePrices(found.data?._embedded.items.map(({ id }) => id) ?? []);

  if (q === '') {
    return (
      <CatalogPage className={styles.page}>
        <EmptyPage
          icon={searchIcon}
          title={t('search.nothingTyped')}
          message={t('search.nothingTypedHint')}
          action={<ButtonLink href="/product">{t('action.allWines')}</ButtonLink>}
        />
      </CatalogPage>
    );
  }
  const page = found.data?.page;
  const corrected = found.data?.corrected ?? null;
  return (
    <CatalogPage className={styles.page}>
      <header className={styles.top}>
        <h1>{t('search.heading', { q: corrected ?? q })}</h1>
        <span className={styles.total} role="status">
          {page ? t('list.total', { count: page.totalElements }) : ''}
        </span>
      </header>
      <SignInLine />
      {address.cut ? (
        <Notice tone="careful" className={styles.notice}>
          {t('search.cut', { limit: SEARCH_LIMIT })}
        </Notice>
      ) : null}
      {corrected === null ? null : (
        <Notice className={styles.notice}>
          {t('search.corrected', { typed: q, corrected })}{' '}
          <TextLink href={wineListAddress({ q })}>{t('search.exactly', { typed: q })}</TextLink>
        </Notice>
      )}
      <div className={styles.results}>
        {found.status === 'loading' ? <WineGridSkeleton label={t('list.loading')} /> : null}
        {found.status === 'failed' ? (
          <LoadFailure error={found.error} retry={found.refresh} busy={found.isRefreshing} />
        ) : null}
        {page?.totalElements === 0 ? <NothingMatched q={q} /> : null}
        {found.status === 'ready' && found.data._embedded.items.length > 0 ? (
          <WineGrid label={t('search.heading', { q })} wines={found.data._embedded.items} prices={prices} />
        ) : null}
        {page && page.totalElements > 0 && found.data?._embedded.items.length === 0 ? (
          <EmptyState
            title={t('list.noSuchPage', { page: address.page })}
            action={<ButtonLink href={searchHref(q, page.totalPages)}>{t('list.toLastPage')}</ButtonLink>}
          />
        ) : null}
      </div>
      {page ? (
        <Pager
          page={page.number + 1}
          pageCount={page.totalPages}
          href={(to) => searchHref(q, to)}
          labels={{
            pages: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: (to) => t('pager.page', { page: to }),
          }}
        />
      ) : null}
    </CatalogPage>
  );
}
