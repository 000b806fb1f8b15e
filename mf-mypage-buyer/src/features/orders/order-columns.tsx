import type { Language, OrderFormSummary } from '@vitis/contracts';
import { formatNumber, listedDay, listedTime, statusLabel } from '@vitis/domain';
import { winesWords } from '@vitis/platform/documents';
import type { useTranslation } from '@vitis/platform/i18n';
import type { TableColumn } from '@vitis/ui';
import {
  DayCell,
  MomentCell,
  NumberCell,
  SmallCell,
  StateCell,
  TotalCell,
  WinesCell,
} from '@vitis/ui/documents';
import { TONES } from '../../shared/tones.ts';

interface Words {
  t: ReturnType<typeof useTranslation>['t'];
  language: Language;
  now: Date;
}

/** Columns of the list, in the words of the page's language. */
export function orderColumns({ t, language, now }: Words): TableColumn<OrderFormSummary>[] {
  return [
    {
      id: 'orderFormNumber',
      header: t('orders.columns.number'),
      rowHeader: true,
      sortable: true,
      width: 136,
      cell: (row) => <NumberCell>{row.orderFormNumber}</NumberCell>,
    },
    {
      id: 'requestedAt',
      header: t('orders.columns.requestedAt'),
      sortable: true,
      phone: 'bare',
      width: 132,
      cell: (row) => <MomentCell {...listedTime(row.requestedAt, language, now)} />,
    },
    {
      id: 'lines',
      header: t('list.lines'),
      phone: 'fill',
      cell: (row) => <WinesCell>{winesWords(t, row)}</WinesCell>,
    },
    {
      id: 'total',
      header: t('list.total'),
      numeric: true,
      sortable: true,
      phone: 'last',
      width: 124,
      cell: (row) => <TotalCell>{formatNumber(row.total, language)}</TotalCell>,
    },
    {
      id: 'dueDate',
      header: t('orders.columns.dueDate'),
      sortable: true,
      phone: 'hidden',
      width: 132,
      cell: (row) =>
        row.dueDate === null ? (
          <SmallCell>–</SmallCell>
        ) : (
          <DayCell {...listedDay(row.dueDate, language, now)} />
        ),
    },
    {
      id: 'status',
      header: t('list.status'),
      width: 104,
      cell: (row) => <OrderState row={row} language={language} />,
    },
  ];
}

/** The state, and how far the wines have come. */
function OrderState({ row, language }: { row: OrderFormSummary; language: Language }) {
  const { status, deliveryStatus } = row;
  const onTheWay = status === 'CONFIRMED' && deliveryStatus !== null;
  return (
    <StateCell
      tone={TONES.orderForm[status]}
      more={onTheWay ? statusLabel('delivery', deliveryStatus, language) : null}
    >
      {statusLabel('orderForm', status, language)}
    </StateCell>
  );
}
