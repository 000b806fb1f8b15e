import type { PurchaseSituation } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { hasDrawing, TradeChart, TradeFigures, TradeWithin } from '@vitis/portal/trade';
import { ButtonLink, bottleIcon, EmptyState, Panel } from '@vitis/ui';
import { type PurchaseFilters, purchasesHref } from './purchase-filters.ts';
import { PurchaseTable } from './purchase-table.tsx';

interface Props {
  filters: PurchaseFilters;
  found: PurchaseSituation;
}

/** The sums of the period and how they compare, drawn and as a table. */
export function PurchaseResult({ filters, found }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { by, page, rows, within } = found;
  // A page behind the last one has no rows, of a period that has some.
  const count = page?.totalElements ?? rows.length;
  const back = purchasesHref({ ...filters, by: within?.of ?? by, of: null, key: null, page: 1 });

  return (
    <>
      <TradeWithin found={found} back={back} />
      <TradeFigures found={found} measure="supply" texts="purchases" />
      {count === 0 ? (
        <EmptyState
          icon={bottleIcon}
          title={t('purchases.none')}
          message={t('purchases.noneText')}
          action={<ButtonLink href="/product">{t('list.toWines')}</ButtonLink>}
        />
      ) : (
        <>
          {hasDrawing(found) ? (
            <Panel title={t('purchases.chart', { by: t(`portal.trade.by.${by}`) })}>
              <TradeChart found={found} measure="supply" texts="purchases" />
            </Panel>
          ) : null}
          <PurchaseTable filters={filters} found={found} />
        </>
      )}
    </>
  );
}
