import { listProducts, SEARCH_WORDS_LIMIT, searchGroups, type WineFilter } from '@vitis/contracts';
import { type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, classNames, Notice, searchIcon } from '@vitis/ui';
import { useState } from 'react';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { EmptyPage } from '../../shared/empty-page.tsx';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { SignInLine } from '../../shared/sign-in-line.tsx';
import { usePrices } from '../../shared/use-prices.ts';
import { useViewer, viewerWith } from '../../shared/use-viewer.ts';
import { ActiveFilters } from '../../shared/wine-filters/active-filters.tsx';
import { Filters } from '../../shared/wine-filters/filters.tsx';
import { useWineFilter } from '../../shared/wine-filters/use-wine-filter.ts';
import {
  asksForMembers,
  countConditions,
  filterAddress,
  withoutConditions,
} from '../../shared/wine-filters/wine-filter.ts';
import { ListResults } from './list-results.tsx';
import { ListTools } from './list-tools.tsx';
import { FoundArticles, FoundReferences, FoundWineries } from './search/found-groups.tsx';
import { GroupCounts } from './search/group-counts.tsx';
import { NothingMatched } from './search/nothing-matched.tsx';
import { foundQuery, readSearch } from './search/search-address.ts';
import styles from './search/search-result.module.scss';
import listStyles from './wine-list.module.scss';

/** What matches the words of `q`: wines with the filters of their list, the best match first; wineries, articles, events. */
export const Screen = defineScreen(SearchResultScreen, {
  access: 'everyone',
  data: ({ search, roles = [] }: RouteRequest) => {
    const { filter } = readSearch(search);
    if (filter.q === '') return [];
    return [
      request(listProducts, foundQuery(filter, viewerWith(roles))),
      request(searchGroups, { query: { q: filter.q } }),
    ];
  },
  head: ({ search }) => {
    const { q } = readSearch(search).filter;
    return { isIndexed: false, ...(q === '' ? {} : { title: `“${q}”` }) };
  },
});

function SearchResultScreen() {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const [search] = useSearchParams();
  const address = useWineFilter('/search-result');
  const { filter, refused, cut } = readSearch(search);
  const { q } = filter;
  const found = foundQuery(filter, viewer);
  const wines = useEndpoint(listProducts, q === '' ? null : found);
  const groups = useEndpoint(searchGroups, q === '' ? null : { query: { q } });
  const prices = usePrices(wines.data?._embedded.items.map(({ id }) => id) ?? []);
  // An answer to the words before says nothing of these.
  const isAnswered = wines.status === 'ready' && !wines.isStale;
  const corrected = useCorrected(q, isAnswered, wines.data?.corrected);

  if (q === '') {
    return (
      <CatalogPage>
        <EmptyPage
          icon={searchIcon}
          title={t('search.nothingTyped')}
          message={t('search.nothingTypedHint')}
          action={<ButtonLink href="/product">{t('action.allWines')}</ButtonLink>}
        />
      </CatalogPage>
    );
  }
  // The words are the page's own: conditions come and go beside them.
  const conditions = { ...filter, q: '' };
  const hrefOf = (changes: Partial<WineFilter>) => address.hrefOf({ ...changes, q });
  const change = (changes: Partial<WineFilter>) => address.change({ ...changes, q });
  const facets = wines.data?.facets;
  const filters = facets && { facets, filter: conditions, change, ...found, bought: wines.data?.bought };
  const total = wines.data?.page.totalElements;
  const heading = t('search.heading', { q: corrected ?? q });
  const nothing = isAnswered && total === 0 && countConditions(conditions) === 0;
  const first = filter.page === 1;
  // What fails with the wines comes back with them.
  const retry = () => {
    for (const { status, refresh } of [wines, groups]) if (status === 'failed') refresh();
  };

  return (
    <CatalogPage
      className={nothing ? '' : classNames(listStyles.layout, filter.view === 'table' && listStyles.whole)}
    >
      {nothing ? null : (
        <aside className={listStyles.aside} aria-label={t('filter.heading')}>
          {filters ? <Filters {...filters} /> : null}
        </aside>
      )}
      <div className={listStyles.main}>
        <header className={listStyles.top}>
          <h1>{heading}</h1>
          {nothing ? null : (
            <ListTools
              filter={conditions}
              filters={filters}
              total={total ?? 0}
              change={change}
              usual={t('search.bestFirst')}
              words={corrected ?? q}
            />
          )}
        </header>
        <GroupCounts wines={total} groups={groups.data} />
        {/* Where nothing is found, there is no price to sign in for. */}
        {nothing ? null : (
          <SignInLine {...(asksForMembers(filter) ? { instead: t('list.pricesNeedSignIn') } : {})} />
        )}
        {cut ? (
          <Notice tone="careful" className={styles.notice}>
            {t('search.cut', { limit: SEARCH_WORDS_LIMIT })}
          </Notice>
        ) : null}
        {corrected === undefined ? null : (
          <Notice className={styles.notice}>{t('search.corrected', { typed: q, corrected })}</Notice>
        )}
        {refused.length > 0 ? (
          <p className={listStyles.refused}>
            {t('list.refused', { names: refused.map((name) => t(`filter.${name}`)).join(', ') })}
          </p>
        ) : null}
        {first && wines.status !== 'failed' ? <MissingParts parts={[groups]} /> : null}
        {first && groups.data ? <FoundReferences references={groups.data.references} /> : null}
        {first && groups.data ? (
          <FoundWineries wineries={groups.data.wineries} words={corrected ?? q} />
        ) : null}
        {nothing ? (
          <NothingMatched q={q} unsoldCountry={groups.data?.unsoldCountry} />
        ) : (
          <section id="found-wines" aria-labelledby="found-wines-title">
            <h2 id="found-wines-title" className={styles.wines}>
              {t('search.groups.wines')}{' '}
              <span className={styles.count} role="status">
                {total === undefined ? '' : t('list.total', { count: total })}
              </span>
            </h2>
            <ActiveFilters
              filter={conditions}
              facets={facets}
              hasFailed={wines.status === 'failed'}
              change={change}
            />
            <ListResults
              wines={wines.status === 'failed' ? { ...wines, refresh: retry } : wines}
              prices={prices}
              filter={conditions}
              hrefOf={hrefOf}
              change={change}
              label={heading}
              clearHref={filterAddress({ ...withoutConditions(filter), q }, '/search-result')}
            />
          </section>
        )}
        {first && groups.data ? (
          <>
            <FoundArticles key={`articles ${q}`} q={q} group={groups.data.articles} name="articles" />
            <FoundArticles key={`events ${q}`} q={q} group={groups.data.events} name="events" />
          </>
        ) : null}
      </div>
    </CatalogPage>
  );
}

/** What words were taken for, as the last answer to these very words says it: a condition asks anew and changes no word. */
function useCorrected(q: string, isAnswered: boolean, corrected: string | undefined): string | undefined {
  const [known, setKnown] = useState({ q, corrected: isAnswered ? corrected : undefined });
  if (isAnswered && (known.q !== q || known.corrected !== corrected)) setKnown({ q, corrected });
  return known.q === q ? known.corrected : undefined;
}
