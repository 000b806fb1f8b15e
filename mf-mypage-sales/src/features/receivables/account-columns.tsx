import type { ClientAccount, Language } from '@vitis/contracts';
import { AGEING_BUCKETS, availableCredit, formatMonthDay, formatNumber } from '@vitis/domain';
import { CreditUse } from '@vitis/portal/credit';
import type { Translate } from '@vitis/portal/documents';
import type { TableColumn } from '@vitis/ui';
import { TotalCell } from '@vitis/ui/documents';
import styles from './receivables-figures.module.scss';

interface Look {
  t: Translate;
  language: Language;
  /** `short`: beside an open ledger. */
  show: 'movement' | 'ageing' | 'short';
  /** There is room for every figure; otherwise those that the ledger says too are left to it. */
  isWide: boolean;
}

type Column = TableColumn<ClientAccount>;

/** The columns of the clients: who, what moved the account or how old the debts are, and how it stands. */
export function accountColumns({ t, language, show, isWide }: Look): Column[] {
  const amount = (value: number): string => (value === 0 ? '–' : formatNumber(value, language));
  const figure = (
    id: string,
    value: (account: ClientAccount) => number,
    more: Partial<Column> = {},
  ): Column => ({
    id,
    header: t(`receivables.columns.${id}`),
    numeric: true,
    width: 102,
    phone: 'hidden',
    cell: (account) => amount(value(account)),
    ...more,
  });
  const client: Column = {
    id: 'clientName',
    header: t('receivables.columns.clientName'),
    rowHeader: true,
    sortable: true,
    cell: ({ clientName }) => <strong>{clientName}</strong>,
  };
  const receivable = figure('receivable', (account) => account.receivable, {
    sortable: true,
    phone: 'end',
    width: 116,
    cell: ({ receivable: owed }) => <TotalCell>{formatNumber(owed, language)}</TotalCell>,
  });
  const overdue: Column = figure('overdue', (account) => account.overdue, {
    sortable: true,
    phone: 'last',
    cell: ({ overdue: late }) =>
      late === 0 ? '–' : <span className={styles.late}>{formatNumber(late, language)}</span>,
  });
  const use: Column = {
    id: 'use',
    header: t('receivables.columns.use'),
    width: 136,
    phone: 'bare',
    cell: ({ credit, overdue: late }) =>
      credit === null ? t('receivables.noLimit') : <CreditUse credit={credit} isLate={late > 0} />,
  };
  const due: Column = {
    id: 'nextDue',
    header: t('receivables.columns.nextDue'),
    width: 84,
    sortable: true,
    phone: 'bare',
    cell: ({ oldestOverdue, nextDue }) =>
      oldestOverdue !== null ? (
        <span className={styles.late} title={oldestOverdue.date}>
          {t('receivables.daysLate', { days: oldestOverdue.days })}
        </span>
      ) : nextDue === null ? (
        '–'
      ) : (
        <time dateTime={nextDue}>{formatMonthDay(nextDue)}</time>
      ),
  };
  if (show === 'short') return [client, receivable, overdue, use, due];
  if (show === 'ageing')
    return [
      client,
      ...AGEING_BUCKETS.map(
        (bucket): Column => ({
          ...figure(bucket, ({ ageing }) => ageing[bucket], { yields: bucket !== 'CURRENT' }),
          header: t(`receivables.ages.${bucket}`),
        }),
      ),
      receivable,
      ...(isWide ? [use] : []),
      due,
    ];
  const wide = (...columns: Column[]): Column[] => (isWide ? columns : []);
  return [
    client,
    ...wide(figure('broughtForward', ({ broughtForward }) => broughtForward)),
    figure('sales', ({ sales }) => sales, { sortable: true, yields: true }),
    ...wide(figure('given', ({ given }) => -given)),
    figure('paid', ({ paid }) => -paid, { sortable: true, yields: true }),
    figure('balance', ({ balance }) => balance, {
      sortable: true,
      phone: 'end',
      cell: ({ balance }) => <TotalCell>{formatNumber(balance, language)}</TotalCell>,
    }),
    overdue,
    use,
    ...wide(
      figure('limit', ({ credit }) => credit?.limit ?? 0),
      figure('available', ({ credit }) => (credit === null ? 0 : availableCredit(credit))),
    ),
    due,
  ];
}
