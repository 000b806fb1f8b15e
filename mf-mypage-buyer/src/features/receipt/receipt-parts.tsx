import type { ReceiptDetail } from '@vitis/contracts';
import { formatMoney, formatNumber, listedDay, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Panel, Table, type TableColumn } from '@vitis/ui';
import { DayCell, SmallCell } from '@vitis/ui/documents';
import { RECEIPTS_PATH } from '../../shared/paths.ts';
import { ReceiptCell } from '../../shared/receipts/receipt-cell.tsx';
import styles from './receipt.module.scss';

type Part = ReceiptDetail['parts'][number];

/** What paid it, or what it paid, and what is left of it. */
export function ReceiptParts({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { parts, open, status } = receipt;
  const isOwed = status !== null;
  const title = t(isOwed ? 'receipt.parts.paidBy' : 'receipt.parts.pays');
  const columns: TableColumn<Part>[] = [
    {
      id: 'document',
      header: t('receipts.columns.document'),
      rowHeader: true,
      cell: (part) => <ReceiptCell receipt={part} language={language} />,
    },
    {
      id: 'type',
      header: t('receipts.columns.type'),
      phone: 'bare',
      cell: ({ type }) => <SmallCell>{statusLabel('receipt', type, language)}</SmallCell>,
    },
    {
      id: 'date',
      header: t('receipts.columns.date'),
      phone: 'bare',
      cell: ({ date }) => <DayCell {...listedDay(date, language, serverNow())} />,
    },
    {
      id: 'amount',
      header: t('receipt.parts.amount'),
      numeric: true,
      cell: ({ amount }) => formatNumber(amount, language),
    },
  ];
  return (
    <Panel padding="flush" title={title}>
      <Table
        caption={title}
        columns={columns}
        rows={parts}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${RECEIPTS_PATH}/${id}`}
        empty={<p className={styles.none}>{t(isOwed ? 'receipt.parts.unpaid' : 'receipt.parts.unused')}</p>}
        sums={[
          {
            id: 'open',
            label: t(isOwed ? 'receipts.columns.open' : 'receipt.parts.left'),
            value: formatMoney(open, language),
            strong: true,
          },
        ]}
      />
    </Panel>
  );
}
