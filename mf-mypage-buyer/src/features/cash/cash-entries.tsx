import { type CashStatement, PAGE_SIZE_LIMIT, type Receipt } from '@vitis/contracts';
import { formatMoney, formatNumber, listedDay, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { pagerLabels } from '@vitis/portal/list';
import { useNamedRow } from '@vitis/portal/trace';
import { ButtonLink, EmptyState, fileIcon, Pager, Panel, Table, type TableColumn } from '@vitis/ui';
import { DayCell, SmallCell, TotalCell } from '@vitis/ui/documents';
import { readPageNumber } from '../../shared/page-number.ts';
import { RECEIPTS_PATH } from '../../shared/paths.ts';
import { ReceiptCell } from '../../shared/receipts/receipt-cell.tsx';
import styles from './cash.module.scss';
import { hrefOfMonth, namedEntry } from './month.ts';

/** The entries of the month, each with the balance after it; a large company has thousands, of which a page shows a hundred. */
export function CashEntries({ cash }: { cash: CashStatement }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [search] = useSearchParams();
  const { month, entries, balance } = cash;
  const pageCount = Math.ceil(entries.length / PAGE_SIZE_LIMIT);
  const entry = namedEntry(search);
  const place = useNamedRow(entry, cash);
  const at = entries.findIndex(({ id }) => id === entry);
  const wanted = at < 0 ? readPageNumber(search) : Math.floor(at / PAGE_SIZE_LIMIT) + 1;
  const page = Math.min(wanted, Math.max(1, pageCount));
  const amount = (sign: string, value: number): string =>
    value <= 0 ? '' : `${sign}${formatNumber(value, language)}`;
  const columns: TableColumn<Receipt>[] = [
    {
      id: 'date',
      header: t('receipts.columns.date'),
      width: 124,
      phone: 'bare',
      cell: ({ date }) => <DayCell {...listedDay(date, language, serverNow())} />,
    },
    {
      id: 'type',
      header: t('receipts.columns.type'),
      width: 88,
      phone: 'bare',
      cell: ({ type }) => <SmallCell>{statusLabel('receipt', type, language)}</SmallCell>,
    },
    {
      id: 'document',
      header: t('receipts.columns.document'),
      rowHeader: true,
      cell: (row) => <ReceiptCell receipt={row} language={language} />,
    },
    {
      id: 'added',
      header: t('cash.columns.added'),
      numeric: true,
      width: 124,
      phone: 'bare',
      cell: ({ change }) => amount('+', change),
    },
    {
      id: 'taken',
      header: t('cash.columns.taken'),
      numeric: true,
      width: 124,
      phone: 'bare',
      cell: ({ change }) => amount('−', -change),
    },
    {
      id: 'balance',
      header: t('cash.columns.balance'),
      numeric: true,
      width: 136,
      phone: 'end',
      cell: (row) => <TotalCell>{formatNumber(row.balance, language)}</TotalCell>,
    },
  ];
  return (
    <Panel padding="flush" title={t('cash.entries')} className={styles.entries}>
      <div ref={place}>
        <Table
          phoneLayout="linesOnTablets"
          caption={t('cash.entries')}
          columns={columns}
          rows={entries.slice((page - 1) * PAGE_SIZE_LIMIT, page * PAGE_SIZE_LIMIT)}
          rowKey={({ id }) => id}
          rowTone={({ id }) => (id === entry ? 'chosen' : undefined)}
          rowHref={({ id }) => `${RECEIPTS_PATH}/${id}`}
          empty={
            <EmptyState
              icon={fileIcon}
              title={t('cash.none')}
              action={<ButtonLink href={RECEIPTS_PATH}>{t('receipts.title')}</ButtonLink>}
            />
          }
          sums={[
            {
              id: 'balance',
              label: t('cash.figures.balance'),
              value: formatMoney(balance, language),
              strong: true,
            },
          ]}
        />
      </div>
      <Pager
        className={styles.pages}
        page={page}
        pageCount={pageCount}
        href={(to) => hrefOfMonth(month, to)}
        labels={pagerLabels(t)}
      />
    </Panel>
  );
}
