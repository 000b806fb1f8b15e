import type { Language, TradeRow, TradeSituation } from '@vitis/contracts';
import { formatNumber, formatPercent, listedDay, statusLabel } from '@vitis/domain';
import type { TableColumn } from '@vitis/ui';
import { DayCell, SmallCell, TotalCell } from '@vitis/ui/documents';
import type { Translate } from '../documents/document-labels.ts';
import { amountOf, changeOf, type Measure, rowName } from './trade-words.ts';

interface Look {
  t: Translate;
  language: Language;
  now: Date;
  measure: Measure;
  /** What the last column is called. */
  amount: string;
}

type Column = TableColumn<TradeRow>;

/** Day, kind and client of a document. */
function documentColumns({ t, language, now }: Look, hasClients: boolean): Column[] {
  return [
    {
      id: 'date',
      header: t('portal.trade.date'),
      width: 124,
      phone: 'bare',
      cell: ({ receipt }) =>
        receipt === null ? null : <DayCell {...listedDay(receipt.date, language, now)} />,
    },
    {
      id: 'type',
      header: t('portal.trade.type'),
      width: 88,
      phone: 'bare',
      cell: ({ receipt }) =>
        receipt === null ? null : <SmallCell>{statusLabel('receipt', receipt.type, language)}</SmallCell>,
    },
    ...(hasClients
      ? [
          {
            id: 'client',
            header: t('portal.list.client'),
            width: '18%',
            phone: 'bare' as const,
            cell: ({ receipt }: TradeRow) => receipt?.client?.name ?? '–',
          },
        ]
      : []),
  ];
}

/** The columns of sums: what they are of, bottles, the period before where one is compared, share and amount. */
export function tradeColumns({ by, rows, totals }: TradeSituation, look: Look): Column[] {
  const { t, language, measure } = look;
  const isOfDocuments = by === 'document';
  const compared = rows.some(({ before }) => before !== null);
  const total = amountOf(measure, totals);
  const figure = (id: string, value: (row: TradeRow) => number, more: Partial<Column> = {}): Column => ({
    id,
    header: t(`portal.trade.${id}`),
    numeric: true,
    width: 116,
    cell: (row) => formatNumber(value(row), language),
    ...more,
  });
  const share = figure('share', () => 0, {
    width: 80,
    phone: 'hidden',
    cell: (row) => (total > 0 ? formatPercent(amountOf(measure, row) / total, language) : '–'),
  });
  const before = [
    figure('before', () => 0, {
      width: 124,
      cell: (row) => (row.before === null ? '–' : formatNumber(amountOf(measure, row.before), language)),
    }),
    figure('change', () => 0, {
      width: 96,
      phone: 'hidden',
      cell: (row) =>
        changeOf(amountOf(measure, row), row.before === null ? 0 : amountOf(measure, row.before), language) ??
        '–',
    }),
  ];
  return [
    {
      id: 'name',
      header: t(`portal.trade.by.${by}`),
      rowHeader: true,
      cell: (row) => rowName(by, row, t, language),
    },
    ...(isOfDocuments
      ? documentColumns(
          look,
          rows.some(({ receipt }) => receipt !== null && receipt.client !== null),
        )
      : []),
    figure('qty', ({ qty }) => qty, { width: 84 }),
    ...(compared ? before : []),
    ...(isOfDocuments ? [] : [share]),
    ...(measure === 'total'
      ? [
          figure('supply', ({ supply }) => supply, { phone: 'hidden', yields: true }),
          figure('tax', ({ tax }) => tax, { phone: 'hidden', yields: true }),
        ]
      : []),
    figure('amount', () => 0, {
      header: look.amount,
      width: 136,
      cell: (row) => <TotalCell>{formatNumber(amountOf(measure, row), language)}</TotalCell>,
    }),
  ];
}
