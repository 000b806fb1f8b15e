import { listProducts, type ProductFacets, type WineFilter } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { Notice } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { SignInLine } from '../../shared/sign-in-line.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { seesPrices, useViewer } from '../../shared/use-viewer.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Filters } from './filters.tsx';
import { listHead, listRequest } from './list-head.ts';
import { ListResults } from './list-results.tsx';
import { ListTools } from './list-tools.tsx';
import { useWineFilter } from './use-wine-filter.ts';
import { asksForPrices, productQuery } from './wine-filter.ts';
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
  const wines = useEndpoint(listProducts, { query: productQuery(filter, seesPrices(viewer)) });
  const prices = usePrices(wines.data?._embedded.items.map(({ id }) => id) ?? []);
  const facets = wines.data?.facets;
  const heading = useHeading(filter, facets);
  const total = wines.data?.page.totalElements;

  return (
    <CatalogPage className={styles.layout}>
      <aside className={styles.aside} aria-label={t('filter.heading')}>
        {facets ? <Filters facets={facets} filter={filter} change={change} /> : null}
      </aside>
      <div className={styles.main}>
        <header className={styles.top}>
          <h1>{heading}</h1>
          <span className={styles.total} role="status">
            {total === undefined ? '' : t('list.total', { count: total })}
          </span>
          <ListTools filter={filter} facets={facets} total={total ?? 0} change={change} />
        </header>
        <SignInLine {...(asksForPrices(filter) ? { instead: t('list.pricesNeedSignIn') } : {})} />
        {refused.length > 0 ? (
          <Notice tone="careful" className={styles.notice}>
            {t('list.refused', { names: refused.map((name) => t(`filter.${name}`)).join(', ') })}
          </Notice>
        ) : null}
        <ActiveFilters filter={filter} facets={facets} change={change} />
        <ListResults wines={wines} prices={prices} filter={filter} hrefOf={hrefOf} label={heading} />
      </div>
    </CatalogPage>
  );
}

/** What the list shows, in a word: what the link called it, what was typed, one kind, area or country, or all wines. */
function useHeading(filter: WineFilter, facets: ProductFacets | undefined) {
  const { t } = useTranslation('mf-catalog');
  if (filter.title !== '') return filter.title;
  if (filter.q !== '') return t('search.heading', { q: filter.q });
  const only = <Choice,>(choices: readonly Choice[]) => (choices.length === 1 ? choices[0] : undefined);
  const kind = only(filter.idKinds);
  const area = only(filter.idProductionAreas);
  const code = only(filter.countryName);
  const named =
    facets?.kinds.find(({ id }) => id === kind) ??
    facets?.areas.find(({ id }) => id === area) ??
    facets?.countries.find(({ countryCode }) => countryCode === code);
  return named === undefined ? t('list.heading') : t('list.headingOf', { name: named.name });
}
