import { listProducts } from '@vitis/contracts';
import { $user, type RouteRequest, request, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { PrintSheet } from '@vitis/ui';
import { PrintLoading, PrintMissing } from '@vitis/ui/documents';
import { useCallback, useMemo, useState } from 'react';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { PrintFoot, PrintHead } from '../../shared/print/print-frame.tsx';
import { PrintTools } from '../../shared/print/print-tools.tsx';
import { seesPrices, useViewer, viewerWith } from '../../shared/use-viewer.ts';
import { useFilterChips } from '../../shared/wine-filters/use-filter-chips.ts';
import {
  asksForMembers,
  filterAddress,
  filterFor,
  readFilter,
} from '../../shared/wine-filters/wine-filter.ts';
import styles from './price-list.module.scss';
import { MOST_PAGES, pageQuery } from './price-list-query.ts';
import { PriceRows, type RowsState } from './price-rows.tsx';

/** The wines of the list's address on A4: with the own prices for a buyer, without any for a visitor. */
export const Screen = defineScreen(PriceListScreen, {
  access: 'everyone',
  data: ({ search, roles = [] }: RouteRequest) => [
    request(listProducts, { query: pageQuery(readFilter(search).filter, viewerWith(roles), 0) }),
  ],
});

function PriceListScreen() {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const viewer = useViewer();
  const company = useStore($user)?.companyName;
  const [search] = useSearchParams();
  const { filter, refused } = useMemo(() => readFilter(search), [search]);
  const first = useEndpoint(listProducts, { query: pageQuery(filter, viewer, 0) });
  const conditions = useFilterChips(filterFor(filter, viewer), first.data?.facets).map(({ label }) => label);
  const [states, setStates] = useState<ReadonlyMap<string, RowsState>>(new Map());
  const page = `${search} ${viewer}`;
  const onState = useCallback(
    (at: number, state: RowsState) => setStates((before) => new Map(before).set(`${page} ${at}`, state)),
    [page],
  );
  const back = filterAddress(filter);

  if (first.status === 'loading') return <PrintLoading label={t('list.loading')} />;
  if (first.status === 'failed') {
    return (
      <PrintMissing>
        <LoadFailure error={first.error} retry={first.refresh} busy={first.isRefreshing} />
      </PrintMissing>
    );
  }
  const { totalElements, totalPages, size } = first.data.page;
  if (totalElements === 0) {
    return <PrintMissing reason={t('list.nothingFound')} back={{ label: t('print.back'), href: back }} />;
  }
  const pages = Array.from({ length: Math.min(totalPages, MOST_PAGES) }, (_, at) => at);
  const printed = Math.min(totalElements, MOST_PAGES * size);
  const isIn = (state: RowsState) => (at: number) => (states.get(`${page} ${at}`) ?? 'waiting') === state;
  const isWaiting = pages.some(isIn('waiting'));
  const withPrices = seesPrices(viewer);
  const title = t(withPrices ? 'print.priceList' : 'print.wineList');

  return (
    <PrintSheet
      toolbar={
        <PrintTools
          busy={isWaiting}
          incomplete={pages.some(isIn('failed'))}
          onClose={() => void navigate(back)}
        />
      }
      header={
        <PrintHead title={title} {...(company ? { recipient: t('print.recipient', { company }) } : {})} />
      }
      footer={<PrintFoot note={withPrices ? t('prices.withoutVat') : t('prices.forMembers')} />}
    >
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>
        {t('list.total', { count: totalElements })}
        {conditions.length > 0 ? ` · ${conditions.join(' · ')}` : ''}
      </p>
      {refused.length > 0 ? (
        <p className={styles.about}>
          {t('list.refused', { names: refused.map((name) => t(`filter.${name}`)).join(', ') })}
        </p>
      ) : null}
      {!withPrices && asksForMembers(filter) ? (
        <p className={styles.about}>{t('list.pricesNeedSignIn')}</p>
      ) : null}
      {printed < totalElements ? (
        <p className={styles.about}>
          {t('print.cut', { count: printed, total: totalElements, left: totalElements - printed })}
        </p>
      ) : null}
      <table className={styles.list} aria-label={title} aria-busy={isWaiting}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('print.number')}
            </th>
            <th scope="col">{t('table.wine')}</th>
            <th scope="col" className={styles.origin}>
              {t('filter.origin')}
            </th>
            <th scope="col" className={styles.grapes}>
              {t('filter.idTypes')}
            </th>
            <th scope="col" className={styles.pack}>
              {t('detail.volume')}
            </th>
            <th scope="col" className={styles.score}>
              {t('filter.score')}
            </th>
            {withPrices ? (
              <th scope="col" className={styles.price}>
                {t('table.price')}
              </th>
            ) : null}
          </tr>
        </thead>
        {pages.map((at) => (
          <PriceRows key={at} filter={filter} page={at} onState={onState} />
        ))}
      </table>
    </PrintSheet>
  );
}
