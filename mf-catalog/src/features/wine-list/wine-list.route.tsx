import { listProducts, type ProductFacets, type WineFilter } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { classNames } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { SignInLine } from '../../shared/sign-in-line.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { ActiveFilters } from '../../shared/wine-filters/active-filters.tsx';
import { Filters } from '../../shared/wine-filters/filters.tsx';
import { headingName, titleOf } from '../../shared/wine-filters/list-names.ts';
import { useWineFilter } from '../../shared/wine-filters/use-wine-filter.ts';
import { asksForMembers, productQuery } from '../../shared/wine-filters/wine-filter.ts';
import { listHead, listRequest } from './list-head.ts';
import { ListResults } from './list-results.tsx';
import { ListTools } from './list-tools.tsx';
import styles from './wine-list.module.scss';

/** The wine list: filters in the address, cards or rows, the viewer's own prices. */
export const Screen = defineScreen(WineListScreen, {
  access: 'everyone',
  data: (request) => [listRequest(request)],
  head: listHead,
});

function WineListScreen() {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const { filter, refused, change, hrefOf } = useWineFilter();
  const query = productQuery(filter, viewer);
  const wines = useEndpoint(listProducts, { query });
  const prices = usePrices(wines.data?._embedded.items.map(({ id }) => id) ?? []);
  const facets = wines.data?.facets;
  const filters = facets && { facets, filter, change, query, bought: wines.data?.bought };
  const heading = useHeading(filter, facets, wines.status === 'loading');
  const total = wines.data?.page.totalElements;

  return (
    <CatalogPage className={classNames(styles.layout, filter.view === 'table' && styles.whole)}>
      <aside className={styles.aside} aria-label={t('filter.heading')}>
        {filters ? <Filters {...filters} /> : null}
      </aside>
      <div className={styles.main}>
        <header className={styles.top}>
          <h1>{heading}</h1>
          <span className={styles.total} role="status">
            {total === undefined ? '' : t('list.total', { count: total })}
          </span>
          <ListTools filter={filter} filters={filters} total={total ?? 0} change={change} />
        </header>
        <SignInLine {...(asksForMembers(filter) ? { instead: t('list.pricesNeedSignIn') } : {})} />
        {refused.length > 0 ? (
          <p className={styles.refused}>
            {t('list.refused', { names: refused.map((name) => t(`filter.${name}`)).join(', ') })}
          </p>
        ) : null}
        <ActiveFilters
          filter={filter}
          facets={facets}
          hasFailed={wines.status === 'failed'}
          change={change}
        />
        <ListResults
          wines={wines}
          prices={prices}
          filter={filter}
          hrefOf={hrefOf}
          change={change}
          label={heading}
        />
      </div>
    </CatalogPage>
  );
}

/**
 * What the list shows, in a word: what the link called it, what was typed, one condition, or all wines. What a link called
 * it is taken on trust only while the names that prove it are on their way.
 */
function useHeading(filter: WineFilter, facets: ProductFacets | undefined, isLoading: boolean) {
  const { t } = useTranslation('mf-catalog');
  const title = isLoading ? filter.title : titleOf(filter, facets);
  if (title !== '' && title === filter.title) return title;
  if (filter.q !== '') return t('search.heading', { q: filter.q });
  const name = facets && headingName(filter, facets);
  return name === undefined ? t('list.heading') : t('list.headingOf', { name });
}
