import { getSalesSituation, LEDGER_HINTS, SALES_GROUPS, type SalesSituation } from '@vitis/contracts';
import { formatMoney } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure } from '@vitis/portal/documents';
import { listSearchLabels, pagerLabels, SheetButton, useHints } from '@vitis/portal/list';
import { hasDrawing, TradeChart, TradeFigures, TradeWithin, tradeColumns } from '@vitis/portal/trade';
import { ButtonLink, bottleIcon, DateRange, EmptyState, Skeleton, SkeletonGroup, TabLinks } from '@vitis/ui';
import { ListTable } from '@vitis/ui/documents';
import receivables from './receivables.module.scss';
import { ReceivablesTabs } from './receivables-tabs.tsx';
import { hrefOfSale, readSales, type SalesFilters, salesHref, salesQuery } from './sales-address.ts';
import styles from './sales-view.module.scss';

/** 매출: what own clients bought within a period, less what came back, added up in six ways. */
export function SalesView() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = readSales(search);
  const query = salesQuery(filters);
  const found = useEndpoint(getSalesSituation, { query }, { keepPrevious: true });
  useHints(LEDGER_HINTS, found.refresh);
  const { labels, periods, today } = listSearchLabels(t, language, serverNow());

  return (
    <div className={receivables.page} data-whole>
      <header className={receivables.bar}>
        <h1>{t('receivables.title')}</h1>
        <ReceivablesTabs current="SALE" filters={filters} />
        <SheetButton endpoint={getSalesSituation} query={query} title={t('sales.title')} />
        <DateRange
          className={styles.days}
          label={t('receivables.days')}
          labelHidden
          value={{ from: filters.dateFrom, to: filters.dateTo }}
          onValueChange={({ from, to }) =>
            void navigate(salesHref({ ...filters, dateFrom: from, dateTo: to, page: 1 }), {
              preventScrollReset: true,
            })
          }
          presets={periods}
          locale={language}
          max={today}
          labels={{
            ...labels.calendar,
            none: t('receivables.thisMonth'),
            calendar: t('receivables.calendar'),
          }}
        />
      </header>
      {found.status === 'loading' ? (
        <SkeletonGroup className={receivables.waiting} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={96} />
          <Skeleton shape="block" height={280} />
          <Skeleton shape="block" height={360} />
        </SkeletonGroup>
      ) : null}
      {found.status === 'failed' ? <LoadFailure title={t('sales.failed')} load={found} /> : null}
      {found.status === 'ready' ? (
        <Sums filters={filters} found={found.data} isStale={found.isStale} />
      ) : null}
    </div>
  );
}

interface Props {
  filters: SalesFilters;
  found: SalesSituation;
  isStale: boolean;
}

function Sums({ filters, found, isStale }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { by, client, page, rows, totals, within } = found;
  const amount = t('sales.amount');
  const title = t(`portal.trade.by.${by}`);
  const all = { ...filters, of: null, key: null, page: 1 };
  return (
    <div className={styles.sales} data-stale={isStale || undefined}>
      <div className={styles.narrowed}>
        {client === null ? null : (
          <p>
            {t('portal.list.client')}: <b>{client.name}</b>{' '}
            <ButtonLink size="small" href={salesHref({ ...filters, code: null, page: 1 })}>
              {t('portal.trade.back')}
            </ButtonLink>
          </p>
        )}
        <TradeWithin found={found} back={salesHref({ ...all, by: within?.of ?? by })} />
      </div>
      <TradeFigures
        found={found}
        measure="total"
        texts="sales"
        note={t('sales.parts', {
          supply: formatMoney(totals.supply, language),
          tax: formatMoney(totals.tax, language),
        })}
      />
      <TabLinks
        className={styles.groups}
        label={t('portal.trade.groups')}
        items={SALES_GROUPS.map((each) => ({
          href: salesHref({ ...filters, by: each, page: 1 }),
          label: t(`portal.trade.by.${each}`),
          current: by === each,
        }))}
      />
      {hasDrawing(found) ? (
        <div className={styles.drawing}>
          <TradeChart found={found} measure="total" texts="sales" />
        </div>
      ) : null}
      <ListTable
        density="compact"
        isStale={isStale}
        caption={title}
        columns={tradeColumns(found, { t, language, now: serverNow(), measure: 'total', amount })}
        rows={rows}
        rowKey={({ key }) => key}
        rowHref={(row) => hrefOfSale(row, found, filters)}
        sums={
          rows.length === 0
            ? []
            : [
                {
                  id: 'total',
                  label: t('portal.trade.total'),
                  value: formatMoney(totals.supply + totals.tax, language),
                  strong: true,
                },
              ]
        }
        pages={{
          page: filters.page,
          pageCount: page.totalPages,
          href: (to) => salesHref({ ...filters, page: to }),
          labels: pagerLabels(t),
        }}
        empty={
          <EmptyState icon={bottleIcon} title={t('sales.none')} message={t('portal.list.noneFoundText')} />
        }
      />
    </div>
  );
}
