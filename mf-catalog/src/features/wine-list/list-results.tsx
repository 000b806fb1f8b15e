import type { listProducts, SuccessOf, WineFilter } from '@vitis/contracts';
import { $session, reportFailure, useStore } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, lazyComponent, Pager, Skeleton, SkeletonGroup } from '@vitis/ui';
import type { ComponentType, ReactNode } from 'react';
import { LazyLoadFailure } from '../../shared/lazy-load-failure.tsx';
import type { PriceBook } from '../../shared/use-prices.ts';
import { useSessionState } from '../../shared/use-session-state.ts';
import { WineGrid, WineGridSkeleton } from '../../shared/wine-card/wine-grid.tsx';
import type { ChangeFilter } from '../../shared/wine-filters/use-wine-filter.ts';
import { countConditions, filterAddress, withoutConditions } from '../../shared/wine-filters/wine-filter.ts';
import type { Written } from './table/order-pad.ts';
import type { WineTableProps } from './table/wine-table.tsx';
import styles from './wine-list.module.scss';

const wineTable = lazyComponent<WineTableProps>(
  () =>
    import(/* webpackChunkName: "wine-table" */ './table/wine-table.tsx').then(({ WineTable }) => WineTable),
  reportFailure,
);

interface ListResultsProps {
  wines: Loaded<SuccessOf<typeof listProducts>>;
  prices: PriceBook;
  filter: WineFilter;
  hrefOf: (changes: Partial<WineFilter>) => string;
  change: ChangeFilter;
  label: string;
  /** The same list without its conditions. */
  clearHref?: string;
}

/** The wines that the filter leaves, as cards or rows, and the pages. */
export function ListResults({
  wines,
  prices,
  filter,
  hrefOf,
  change,
  label,
  clearHref = filterAddress(withoutConditions(filter)),
}: ListResultsProps) {
  const { t } = useTranslation('mf-catalog');
  const written = useSessionState<Written>();
  const asTable = filter.view === 'table';
  const { Component: WineTable } = wineTable.use(asTable && 'painted');

  if (wines.status === 'failed') {
    return <LazyLoadFailure error={wines.error} retry={wines.refresh} busy={wines.isRefreshing} />;
  }
  // That nothing matched says nothing of what is asked next.
  if (wines.status === 'loading' || (wines.isStale && wines.data._embedded.items.length === 0)) {
    return <WineGridSkeleton label={t('list.loading')} beside />;
  }
  const { _embedded, page } = wines.data;
  if (page.totalElements === 0) return <NoWines filter={filter} clearHref={clearHref} />;
  if (_embedded.items.length === 0) {
    return (
      <Nothing
        title={t('list.noSuchPage', { page: filter.page })}
        message={t('list.lastPage', { page: page.totalPages })}
        action={<ButtonLink href={hrefOf({ page: page.totalPages })}>{t('list.toLastPage')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {asTable ? (
        <WineRows
          Table={WineTable}
          label={label}
          wines={_embedded.items}
          prices={prices}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          written={written}
          waiting={wines.isStale}
        />
      ) : (
        <WineGrid
          label={label}
          wines={_embedded.items}
          prices={prices}
          waiting={wines.isStale}
          beside
          leads
        />
      )}
      <Pager
        className={styles.pager ?? ''}
        page={page.number + 1}
        pageCount={page.totalPages}
        href={(to) => hrefOf({ page: to })}
        labels={{
          pages: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (to) => t('pager.page', { page: to }),
        }}
      />
    </>
  );
}

/** Wines as rows. They have other columns and heights for a buyer, and wait until it is known who reads them, and for prices. */
function WineRows({ Table, ...rows }: WineTableProps & { Table: ComponentType<WineTableProps> | null }) {
  const { t } = useTranslation('mf-catalog');
  const { status } = useStore($session);
  const [first] = rows.wines;
  const priced = first === undefined || rows.prices.of(first.id).status !== 'waiting';
  const settled = status === 'guest' || (status === 'signed-in' && priced);

  if (Table !== null && settled) return <Table {...rows} />;
  return (
    <SkeletonGroup label={t('list.loading')} className={styles.rows ?? ''}>
      {rows.wines.map(({ id }) => (
        <Skeleton key={id} height={32} shape="block" />
      ))}
    </SkeletonGroup>
  );
}

/** What stands in the place of wines; the house's own empty state would weigh a kilobyte in every list. */
function Nothing({ title, message, action }: { title: string; message: string; action: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <h2>{title}</h2>
      <p>{message}</p>
      {action}
    </div>
  );
}

/** No wine meets the conditions: the way out is to drop them. */
function NoWines({ filter, clearHref }: { filter: WineFilter; clearHref: string }) {
  const { t } = useTranslation('mf-catalog');
  const narrowed = countConditions(filter) > 0;
  return (
    <Nothing
      title={narrowed ? t('list.nothingFound') : t('list.nothing')}
      message={narrowed ? t('list.nothingFoundHint') : t('list.nothingHint')}
      action={
        narrowed ? (
          <ButtonLink variant="primary" href={clearHref}>
            {t('filter.clear')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/">{t('action.home')}</ButtonLink>
        )
      }
    />
  );
}
