import type { Language, OrderFormSummary } from '@vitis/contracts';
import { formatNumber, listedDay, listedTime, seoulDay, statusLabel } from '@vitis/domain';
import { winesWords } from '@vitis/platform/documents';
import type { useTranslation } from '@vitis/platform/i18n';
import { Status, type TableColumn } from '@vitis/ui';
import {
  ClientCell,
  ExpiryCell,
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
      width: 132,
      cell: (row) => <NumberCell>{row.orderFormNumber}</NumberCell>,
    },
    {
      id: 'client',
      header: t('list.client'),
      phone: 'fill',
      width: 92,
      cell: (row) => <ClientCell company={row.clientName} person={row.clientFullName} />,
    },
    {
      id: 'requestedAt',
      header: t('list.days'),
      sortable: true,
      phone: 'bare',
      width: 116,
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
      width: 100,
      cell: (row) => <TotalCell>{row.total === 0 ? '–' : formatNumber(row.total, language)}</TotalCell>,
    },
    {
      id: 'dueDate',
      header: t('orders.columns.dueDate'),
      sortable: true,
      phone: 'mark',
      width: 116,
      cell: (row) => <DueCell row={row} {...{ t, language, now }} />,
    },
    {
      id: 'status',
      header: `${t('list.status')} · ${t('orders.columns.delivery')}`,
      width: 104,
      phone: 'end',
      cell: (row) => (
        <StateCell tone={TONES.orderForm[row.status]} wideMore={deliveryState(row, { t, language })}>
          {statusLabel('orderForm', row.status, language)}
        </StateCell>
      ),
    },
  ];
}

function DueCell({ row, t, language, now }: Words & { row: OrderFormSummary }) {
  if (row.dueDate === null) return <ExpiryCell day={null} mark={null} />;
  const isOpen = row.status === 'REQUESTED' || row.status === 'CONFIRMED';
  const isLate = isOpen && row.dueDate < seoulDay(now);
  return (
    <ExpiryCell day={listedDay(row.dueDate, language, now)} mark={isLate ? t('orders.overdue') : null} late />
  );
}

/** How far the wines have come; nothing before an order is confirmed. */
function deliveryState({ status, deliveryStatus }: OrderFormSummary, { t, language }: Omit<Words, 'now'>) {
  if (deliveryStatus !== null)
    return (
      <Status tone={TONES.delivery[deliveryStatus]}>
        {statusLabel('delivery', deliveryStatus, language)}
      </Status>
    );
  return status === 'CONFIRMED' ? <SmallCell>{t('orders.noDelivery')}</SmallCell> : null;
}
