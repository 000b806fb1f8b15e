import { getPurchaseSituation, LEDGER_HINTS, PURCHASE_GROUPS, type PurchaseGroup } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure } from '@vitis/portal/documents';
import { listSearchLabels, SheetButton, useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { DateRange, Skeleton, SkeletonGroup, TabLinks, TextLink } from '@vitis/ui';
import { RECEIPTS_PATH } from '../../shared/paths.ts';
import { purchaseQuery, purchasesHref, readPurchaseFilters } from './purchase-filters.ts';
import { PurchaseResult } from './purchase-result.tsx';
import styles from './purchases.module.scss';

/** 구매 현황: what the company bought, added up in six ways, each sum with its documents. */
export const Screen = defineScreen(PurchasesScreen, {
  access: ['B2B'],
  data: ({ search }) => [
    request(getPurchaseSituation, { query: purchaseQuery(readPurchaseFilters(search)) }),
  ],
});

function PurchasesScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = readPurchaseFilters(search);
  const found = useEndpoint(getPurchaseSituation, { query: purchaseQuery(filters) }, { keepPrevious: true });
  useHints(LEDGER_HINTS, () => found.refresh());
  const { labels, periods, today } = listSearchLabels(t, language, serverNow());
  const tab = (by: PurchaseGroup) => ({
    href: purchasesHref({ ...filters, by, page: 1 }),
    label: t(`portal.trade.by.${by}`),
    current: filters.by === by,
  });

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('purchases.title')}</h1>
        <div className={styles.tools}>
          <TextLink arrow href={RECEIPTS_PATH}>
            {t('receipts.title')}
          </TextLink>
          <SheetButton
            endpoint={getPurchaseSituation}
            query={purchaseQuery(filters)}
            title={t('purchases.title')}
          />
        </div>
      </header>
      <DateRange
        className={styles.days}
        label={t('portal.trade.days')}
        labelHidden
        value={{ from: filters.dateFrom, to: filters.dateTo }}
        onValueChange={({ from, to }) =>
          void navigate(purchasesHref({ ...filters, dateFrom: from, dateTo: to, page: 1 }), {
            preventScrollReset: true,
          })
        }
        presets={periods}
        locale={language}
        max={today}
        labels={{ ...labels.calendar, none: t('purchases.usual') }}
      />
      <TabLinks label={t('portal.trade.groups')} items={PURCHASE_GROUPS.map(tab)} />
      {found.status === 'loading' ? (
        <SkeletonGroup className={styles.page} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={84} />
          <Skeleton shape="block" height={300} />
          <Skeleton shape="block" height={360} />
        </SkeletonGroup>
      ) : null}
      {found.status === 'failed' ? <LoadFailure title={t('purchases.failed')} load={found} /> : null}
      {found.status === 'ready' ? <PurchaseResult filters={filters} found={found.data} /> : null}
    </div>
  );
}
