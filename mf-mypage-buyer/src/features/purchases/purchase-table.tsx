import type { PurchaseRow, PurchaseSituation } from '@vitis/contracts';
import { formatMoney, formatNumber, formatPercent, listedDay, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, Table, type TableColumn } from '@vitis/ui';
import { DayCell, SmallCell, TotalCell } from '@vitis/ui/documents';
import { hrefOfRow } from './purchase-filters.ts';
import { changeOf, rowName } from './purchase-words.ts';

/** The rows of the grouping, each leading to its documents. */
export function PurchaseTable({ found }: { found: PurchaseSituation }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { by, rows, totals } = found;
  const title = t(`purchases.by.${by}`);
  const isOfDocuments = by === 'document';
  const compared = rows.some(({ before }) => before !== null);

  const documentColumns: TableColumn<PurchaseRow>[] = [
    {
      id: 'date',
      header: t('receipts.columns.date'),
      width: 124,
      phone: 'bare',
      cell: ({ receipt }) =>
        receipt === null ? null : <DayCell {...listedDay(receipt.date, language, new Date())} />,
    },
    {
      id: 'type',
      header: t('receipts.columns.type'),
      width: 88,
      phone: 'bare',
      cell: ({ receipt }) =>
        receipt === null ? null : <SmallCell>{statusLabel('receipt', receipt.type, language)}</SmallCell>,
    },
  ];
  const shareColumn: TableColumn<PurchaseRow> = {
    id: 'share',
    header: t('purchases.share'),
    numeric: true,
    width: 88,
    phone: 'hidden',
    cell: ({ supply }) => (totals.supply > 0 ? formatPercent(supply / totals.supply, language) : '–'),
  };
  const beforeColumns: TableColumn<PurchaseRow>[] = [
    {
      id: 'before',
      header: t('purchases.before'),
      numeric: true,
      width: 124,
      cell: ({ before }) => (before === null ? '–' : formatNumber(before.supply, language)),
    },
    {
      id: 'change',
      header: t('purchases.change'),
      numeric: true,
      width: 96,
      phone: 'hidden',
      cell: ({ supply, before }) => changeOf(supply, before?.supply ?? 0, language) ?? '–',
    },
  ];
  const columns: TableColumn<PurchaseRow>[] = [
    { id: 'name', header: title, rowHeader: true, cell: (row) => rowName(by, row, t, language) },
    ...(isOfDocuments ? documentColumns : []),
    {
      id: 'qty',
      header: t('purchases.qty'),
      numeric: true,
      width: 84,
      cell: ({ qty }) => formatNumber(qty, language),
    },
    ...(compared ? beforeColumns : []),
    ...(isOfDocuments ? [] : [shareColumn]),
    {
      id: 'supply',
      header: t('purchases.supply'),
      numeric: true,
      width: 136,
      cell: ({ supply }) => <TotalCell>{formatNumber(supply, language)}</TotalCell>,
    },
  ];
  return (
    <Panel padding="flush" title={title}>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowHref={(row) => hrefOfRow(row, found)}
        sums={[
          {
            id: 'total',
            label: t('purchases.total'),
            value: formatMoney(totals.supply, language),
            strong: true,
          },
        ]}
      />
    </Panel>
  );
}
