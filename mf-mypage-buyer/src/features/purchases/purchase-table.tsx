import type { PurchaseSituation } from '@vitis/contracts';
import { formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { pagerLabels } from '@vitis/portal/list';
import { tradeColumns } from '@vitis/portal/trade';
import { ButtonLink, Pager, Panel, Table } from '@vitis/ui';
import { hrefOfRow, type PurchaseFilters, purchasesHref } from './purchase-filters.ts';
import styles from './purchases.module.scss';

interface Props {
  filters: PurchaseFilters;
  found: PurchaseSituation;
}

/** The rows of the grouping, each leading to its documents. */
export function PurchaseTable({ filters, found }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const title = t(`portal.trade.by.${found.by}`);
  return (
    <Panel padding="flush" title={title}>
      <Table
        caption={title}
        columns={tradeColumns(found, {
          t,
          language,
          now: serverNow(),
          measure: 'supply',
          amount: t('purchases.amount'),
        })}
        rows={found.rows}
        rowKey={({ key }) => key}
        rowHref={(row) => hrefOfRow(row, found)}
        empty={
          <ButtonLink href={purchasesHref({ ...filters, page: 1 })}>{t('portal.list.showAll')}</ButtonLink>
        }
        sums={[
          {
            id: 'total',
            label: t('portal.trade.total'),
            value: formatMoney(found.totals.supply, language),
            strong: true,
          },
        ]}
      />
      <Pager
        className={styles.pages}
        page={filters.page}
        pageCount={found.page?.totalPages ?? 1}
        href={(page) => purchasesHref({ ...filters, page })}
        labels={pagerLabels(t)}
      />
    </Panel>
  );
}
