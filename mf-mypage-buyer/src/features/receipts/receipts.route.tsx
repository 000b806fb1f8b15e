import { countReceipts, LEDGER_HINTS, listReceipts, RECEIPT_FILTERS, type Receipt } from '@vitis/contracts';
import { formatNumber, listFilters, statusLabel } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { type Column, dayColumn, documentListScreen, stateColumn, statesOf } from '@vitis/portal/list';
import { fileIcon, TextLink } from '@vitis/ui';
import { SmallCell, TotalCell } from '@vitis/ui/documents';
import { CASH_PATH, RECEIPTS_PATH } from '../../shared/paths.ts';
import { ReceiptCell } from '../../shared/receipts/receipt-cell.tsx';
import { receiptState, signedMoney } from '../../shared/receipts/receipt-words.ts';
import { WinesLink } from '../../shared/wines-link.tsx';

const documentColumn: Column<Receipt> = ({ t, language }) => ({
  id: 'document',
  header: t('receipts.columns.document'),
  rowHeader: true,
  cell: (row) => <ReceiptCell receipt={row} language={language} />,
});

const typeColumn: Column<Receipt> = ({ t, language }) => ({
  id: 'type',
  header: t('receipts.columns.type'),
  phone: 'bare',
  width: 96,
  cell: ({ type }) => <SmallCell>{statusLabel('receipt', type, language)}</SmallCell>,
});

const changeColumn: Column<Receipt> = ({ t, language }) => ({
  id: 'change',
  header: t('receipts.columns.change'),
  numeric: true,
  phone: 'last',
  width: 148,
  cell: ({ change }) => <TotalCell>{signedMoney(change, language)}</TotalCell>,
});

const openColumn: Column<Receipt> = ({ t, language }) => ({
  id: 'open',
  header: t('receipts.columns.open'),
  numeric: true,
  phone: 'hidden',
  width: 124,
  cell: ({ open, status }) => (status === null || open === 0 ? '–' : formatNumber(open, language)),
});

/** What the company was handed over, gave back and paid; each leads to what it paid, or what paid it. */
export const Screen = documentListScreen({
  endpoint: listReceipts,
  counts: countReceipts,
  filters: listFilters({ path: RECEIPTS_PATH, statuses: RECEIPT_FILTERS, sorts: ['date', 'change'] }),
  states: statesOf('receipt', RECEIPT_FILTERS),
  number: (row: Receipt) => String(row.id),
  hints: LEDGER_HINTS,
  columns: [
    documentColumn,
    dayColumn('date', 'receipts.columns.date', { phone: 'bare' }),
    typeColumn,
    changeColumn,
    openColumn,
    stateColumn((row: Receipt, { language }) => receiptState(row, language), { width: 104 }),
  ],
  texts: {
    title: 'receipts.title',
    search: 'receipts.search',
    searchHint: 'receipts.searchHint',
    byStatus: 'receipts.byStatus',
    failed: 'receipts.failed',
    none: 'receipts.none',
    noneText: 'receipts.noneText',
    noneFound: 'receipts.noneFound',
  },
  empty: { icon: fileIcon, Action: WinesLink },
  Link: CashLink,
  hasSheet: true,
});

function CashLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <TextLink arrow href={CASH_PATH}>
      {t('cash.title')}
    </TextLink>
  );
}
