import type { ClientLedger, SettledReceipt } from '@vitis/contracts';
import { formatMonthDay, formatNumber, ledgerNote, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { deliveryId, useNamedRow } from '@vitis/portal/trace';
import { Table, type TableColumn, TextLink } from '@vitis/ui';
import { NumberCell, SmallCell, TotalCell } from '@vitis/ui/documents';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { EntryParts } from './entry-parts.tsx';
import styles from './receivables.module.scss';
import { entryHref, type ReceivablesFilters } from './receivables-address.ts';

/** The row that a period begins with: what was owed before it. */
type Row = SettledReceipt | { id: 'BROUGHT_FORWARD'; date: string; balance: number };

const isEntry = (row: Row): row is SettledReceipt => row.id !== 'BROUGHT_FORWARD';

/** The order of a row, at the delivery that wrote it. */
const orderHref = ({ orderFormNumber, idDelivery }: SettledReceipt): string =>
  `${MANAGE_ORDERS_PATH}/${orderFormNumber}${idDelivery === null ? '' : `#${deliveryId(idDelivery)}`}`;

interface Props {
  ledger: ClientLedger;
  filters: ReceivablesFilters;
  isStale: boolean;
}

/** The rows of a ledger with the balance carried through, each the way to its order. */
export function LedgerTable({ ledger, filters, isStale }: Props) {
  const { entry } = filters;
  const place = useNamedRow(entry, ledger);
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { dateFrom, broughtForward, entries, balance } = ledger;
  const rows: Row[] = [{ id: 'BROUGHT_FORWARD', date: dateFrom, balance: broughtForward }, ...entries];
  const changeOf = (row: Row): number => (isEntry(row) ? row.change : 0);
  const columns: TableColumn<Row>[] = [
    {
      id: 'date',
      header: t('receivables.ledgerColumns.date'),
      width: 64,
      phone: 'bare',
      cell: ({ date }) => <time dateTime={date}>{formatMonthDay(date)}</time>,
    },
    {
      id: 'what',
      header: t('receivables.ledgerColumns.what'),
      rowHeader: true,
      cell: (row) =>
        isEntry(row) ? (
          <span className={styles[row.type]}>
            {statusLabel('receipt', row.type, language)}{' '}
            {row.orderFormNumber === null ? null : (
              <TextLink variant="quiet" href={orderHref(row)}>
                <NumberCell>{row.orderFormNumber}</NumberCell>
              </TextLink>
            )}{' '}
            <SmallCell>{ledgerNote(row, language)}</SmallCell>
            <EntryParts entry={row} hrefOf={(part) => entryHref(filters, ledger, part)} />
          </span>
        ) : (
          <SmallCell>{t('receivables.broughtForward')}</SmallCell>
        ),
    },
    {
      id: 'charged',
      header: t('receivables.ledgerColumns.charged'),
      numeric: true,
      width: 108,
      phone: 'bare',
      cell: (row) => (changeOf(row) > 0 ? formatNumber(changeOf(row), language) : ''),
    },
    {
      id: 'credited',
      header: t('receivables.ledgerColumns.credited'),
      numeric: true,
      width: 108,
      phone: 'last',
      cell: (row) =>
        isEntry(row) && row.change < 0 ? (
          <span className={styles[row.type]}>{formatNumber(-row.change, language)}</span>
        ) : (
          ''
        ),
    },
    {
      id: 'balance',
      header: t('receivables.ledgerColumns.balance'),
      numeric: true,
      width: 116,
      phone: 'end',
      cell: (row) => <TotalCell>{formatNumber(row.balance, language)}</TotalCell>,
    },
  ];
  return (
    <div ref={place}>
      <Table
        className={styles.rows}
        rowTone={({ id }) => (id === entry ? 'chosen' : undefined)}
        dense
        isStale={isStale}
        caption={t('receivables.ledger')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sums={[
          {
            id: 'balance',
            label: t('receivables.balance'),
            value: formatNumber(balance, language),
            strong: true,
          },
        ]}
      />
    </div>
  );
}
