import { LEDGER_HINTS, listReceipts, type Receipt } from '@vitis/contracts';
import { listedDay, statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useHints } from '@vitis/portal/list';
import { Panel, Table, type TableColumn } from '@vitis/ui';
import { DayCell, SmallCell, StateCell, TotalCell } from '@vitis/ui/documents';
import { RECEIPTS_PATH } from '../paths.ts';
import { receiptState, signedMoney } from './receipt-words.ts';

/** What the order has become in the ledger, and how far it is paid; nothing before there is anything. */
export function OrderReceipts({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const receipts = useEndpoint(listReceipts, { query: { q: number, sort: 'date,asc' } });
  useHints(LEDGER_HINTS, () => receipts.refresh());
  const rows = receipts.data?._embedded.items ?? [];
  if (rows.length === 0) return null;

  const columns: TableColumn<Receipt>[] = [
    {
      id: 'type',
      header: t('receipts.columns.type'),
      rowHeader: true,
      cell: ({ type, statementNumber }) => (
        <>
          {statusLabel('receipt', type, language)} <SmallCell>{statementNumber}</SmallCell>
        </>
      ),
    },
    {
      id: 'date',
      header: t('receipts.columns.date'),
      phone: 'bare',
      cell: ({ date }) => (
        <SmallCell>
          <DayCell {...listedDay(date, language, serverNow())} />
        </SmallCell>
      ),
    },
    {
      id: 'change',
      header: t('receipts.columns.change'),
      numeric: true,
      phone: 'last',
      cell: ({ change }) => <TotalCell>{signedMoney(change, language)}</TotalCell>,
    },
    {
      id: 'status',
      header: t('portal.list.status'),
      cell: (row) => <StateCell {...receiptState(row, language)} />,
    },
  ];
  return (
    <Panel padding="flush" title={t('order.receipts')}>
      <Table
        caption={t('order.receipts')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${RECEIPTS_PATH}/${id}`}
      />
    </Panel>
  );
}
