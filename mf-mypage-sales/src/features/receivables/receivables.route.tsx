import {
  getClientLedger,
  getSalesSituation,
  LEDGER_HINTS,
  listClientAccounts,
  SEARCH_WORDS_LIMIT,
} from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure } from '@vitis/portal/documents';
import { listSearchLabels, SheetButton, useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { Skeleton, SkeletonGroup } from '@vitis/ui';
import { ListSearch } from '@vitis/ui/documents';
import { AccountTable } from './account-table.tsx';
import { ClientLedger } from './client-ledger.tsx';
import styles from './receivables.module.scss';
import {
  accountsQuery,
  type ReceivablesFilters,
  readReceivables,
  receivablesHref,
} from './receivables-address.ts';
import { ReceivablesFigures } from './receivables-figures.tsx';
import { ReceivablesTabs } from './receivables-tabs.tsx';
import { readSales, salesQuery } from './sales-address.ts';
import { SalesView } from './sales-view.tsx';

/** 채권·매출 현황: what clients owe and since when with each client's ledger; with a `type` what they bought. */
export const Screen = defineScreen(SituationScreen, {
  access: ['SALESPERSON'],
  data: ({ search }) => [
    search.has('type')
      ? request(getSalesSituation, { query: salesQuery(readSales(search)) })
      : request(listClientAccounts, { query: accountsQuery(readReceivables(search)) }),
  ],
});

function SituationScreen() {
  const [search] = useSearchParams();
  return search.has('type') ? <SalesView /> : <Receivables />;
}

function Receivables() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = readReceivables(search);
  const query = accountsQuery(filters);
  const accounts = useEndpoint(listClientAccounts, { query }, { keepPrevious: true });
  const refreshAll = useRefresh();
  useHints(LEDGER_HINTS, () => void refreshAll(listClientAccounts, getClientLedger));
  const change = (changed: Partial<ReceivablesFilters>) =>
    void navigate(receivablesHref({ ...filters, page: 1, ...changed }), { preventScrollReset: true });
  const { labels, ...days } = listSearchLabels(t, language, serverNow());

  return (
    <div className={styles.page} data-whole data-open={filters.code === null ? undefined : true}>
      <header className={styles.bar}>
        <h1>{t('receivables.title')}</h1>
        <ReceivablesTabs current={null} filters={filters} />
        <SheetButton endpoint={listClientAccounts} query={query} title={t('receivables.title')} />
        <ListSearch
          {...days}
          label={t('receivables.search')}
          hint={t('receivables.searchHint')}
          limit={SEARCH_WORDS_LIMIT}
          labels={{
            ...labels,
            days: t('receivables.days'),
            calendar: {
              ...labels.calendar,
              none: t('receivables.thisMonth'),
              calendar: t('receivables.calendar'),
            },
          }}
          filters={filters}
          onChange={change}
        />
      </header>
      {accounts.status === 'loading' ? (
        <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={112} />
          <Skeleton shape="block" height={420} />
        </SkeletonGroup>
      ) : null}
      {accounts.status === 'failed' ? <LoadFailure title={t('receivables.failed')} load={accounts} /> : null}
      {accounts.status === 'ready' ? (
        <>
          <ReceivablesFigures accounts={accounts.data} filters={filters} isStale={accounts.isStale} />
          <div className={styles.parts}>
            <AccountTable
              accounts={accounts.data}
              filters={filters}
              isStale={accounts.isStale}
              onSort={(asked) => change(asked)}
            />
            {filters.code === null ? null : (
              <ClientLedger key={filters.code} filters={filters} code={filters.code} />
            )}
          </div>
        </>
      ) : null}
    </div>
  );
}
