import type { Language, OrderFormSummary } from '@vitis/contracts';
import { seoulDay, statusLabel } from '@vitis/domain';
import type { useTranslation } from '@vitis/platform/i18n';
import { classNames, Status, type TableColumn } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import {
  ClientCell,
  DayCell,
  MomentCell,
  NumberCell,
  TotalCell,
  WinesCell,
} from '../../shared/list-cells.tsx';
import { DELIVERY_TONES, ORDER_TONES } from '../../shared/tones.ts';

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
      phone: 'bare',
      width: 92,
      cell: (row) => <ClientCell row={row} />,
    },
    {
      id: 'requestedAt',
      header: t('list.days'),
      sortable: true,
      phone: 'hidden',
      width: 116,
      cell: (row) => <MomentCell at={row.requestedAt} {...{ language, now }} />,
    },
    { id: 'lines', header: t('list.lines'), phone: 'hidden', cell: (row) => <WinesCell row={row} /> },
    {
      id: 'total',
      header: t('list.total'),
      numeric: true,
      sortable: true,
      phone: 'bare',
      width: 100,
      cell: (row) => <TotalCell total={row.total} language={language} />,
    },
    {
      id: 'dueDate',
      header: t('orders.columns.dueDate'),
      sortable: true,
      width: 116,
      cell: (row) => <DueCell row={row} {...{ t, language, now }} />,
    },
    {
      id: 'delivery',
      header: t('orders.columns.delivery'),
      phone: 'hidden',
      width: 88,
      cell: (row) => <DeliveryCell row={row} {...{ t, language }} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: 92,
      phone: 'end',
      cell: (row) => (
        <Status className={styles.status} tone={ORDER_TONES[row.status]}>
          {statusLabel('orderForm', row.status, language)}
        </Status>
      ),
    },
  ];
}

function DueCell({ row, t, language, now }: Words & { row: OrderFormSummary }) {
  if (row.dueDate === null) return <span className={styles.small}>–</span>;
  const isOpen = row.status === 'REQUESTED' || row.status === 'CONFIRMED';
  return (
    <span className={styles.pair}>
      <DayCell day={row.dueDate} {...{ language, now }} />
      {isOpen && row.dueDate < seoulDay(now) ? (
        <span className={classNames(styles.soon, styles.late)}>{t('orders.overdue')}</span>
      ) : null}
    </span>
  );
}

function DeliveryCell({ row, t, language }: Omit<Words, 'now'> & { row: OrderFormSummary }) {
  if (row.deliveryStatus !== null)
    return (
      <Status className={styles.status} tone={DELIVERY_TONES[row.deliveryStatus]}>
        {statusLabel('delivery', row.deliveryStatus, language)}
      </Status>
    );
  return <span className={styles.small}>{row.status === 'CONFIRMED' ? t('orders.noDelivery') : '–'}</span>;
}
