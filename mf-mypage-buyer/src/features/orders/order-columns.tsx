import type { Language, OrderFormSummary } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import type { useTranslation } from '@vitis/platform/i18n';
import { classNames, Status, type TableColumn } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { DayCell, MomentCell, NumberCell, TotalCell, WinesCell } from '../../shared/list-cells.tsx';
import { ORDER_TONES } from '../../shared/tones.ts';

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
      cell: (row) => <MomentCell at={row.requestedAt} {...{ language, now }} />,
    },
    { id: 'lines', header: t('list.lines'), phone: 'bare', cell: (row) => <WinesCell row={row} /> },
    {
      id: 'total',
      header: t('list.total'),
      numeric: true,
      sortable: true,
      phone: 'bare',
      width: 124,
      cell: (row) => <TotalCell total={row.total} language={language} />,
    },
    {
      id: 'dueDate',
      header: t('orders.columns.dueDate'),
      sortable: true,
      phone: 'hidden',
      width: 132,
      cell: (row) =>
        row.dueDate === null ? (
          <span className={classNames(styles.small, styles.wide)}>–</span>
        ) : (
          <DayCell day={row.dueDate} {...{ language, now }} />
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

/** The state, and under it how far the wines have come. */
function OrderState({ row, language }: { row: OrderFormSummary; language: Language }) {
  const onTheWay = row.status === 'CONFIRMED' && row.deliveryStatus !== null;
  return (
    <span className={styles.states}>
      <Status className={styles.status} tone={ORDER_TONES[row.status]}>
        {statusLabel('orderForm', row.status, language)}
      </Status>
      {onTheWay && row.deliveryStatus ? (
        <span className={styles.small}>{statusLabel('delivery', row.deliveryStatus, language)}</span>
      ) : null}
    </span>
  );
}
