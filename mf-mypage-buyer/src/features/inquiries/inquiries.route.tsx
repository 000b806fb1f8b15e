import { countQnas, INQUIRY_STATUSES, listQnas, type QnaSummary } from '@vitis/contracts';
import { listFilters } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { type Column, documentListScreen, momentColumn, statesOf, statusColumn } from '@vitis/portal/list';
import { ButtonLink, chatIcon, Icon, paperclipIcon } from '@vitis/ui';
import { SmallCell, WinesCell } from '@vitis/ui/documents';
import { INQUIRIES_PATH, INQUIRY_WRITE_PATH } from '../../shared/paths.ts';
import styles from './inquiries.module.scss';

const title: Column<QnaSummary> = ({ t }) => ({
  id: 'title',
  header: t('inquiries.columns.title'),
  rowHeader: true,
  cell: ({ title: words, fileCount }) => (
    <span className={styles.title}>
      <WinesCell>{words}</WinesCell>
      {fileCount > 0 ? (
        <span className={styles.files}>
          <Icon drawing={paperclipIcon} size={16} />
          <span className="visually-hidden">{t('inquiries.files', { count: fileCount })}</span>
        </span>
      ) : null}
    </span>
  ),
});

const category: Column<QnaSummary> = ({ t }) => ({
  id: 'category',
  header: t('inquiries.columns.category'),
  width: 148,
  phone: 'fill',
  cell: (row) => <SmallCell>{row.category.name}</SmallCell>,
});

/** What the member has asked the house, and whether it is answered; an answer comes into the open list. */
export const Screen = documentListScreen({
  endpoint: listQnas,
  // The side menu of buyers leads here; staff ask each other.
  access: ['B2B'],
  counts: countQnas,
  filters: listFilters({ path: INQUIRIES_PATH, statuses: INQUIRY_STATUSES, sorts: ['requestedAt'] }),
  states: statesOf('inquiry', INQUIRY_STATUSES),
  number: (row) => String(row.id),
  hints: ['inquiry:changed'],
  hasSheet: true,
  columns: [
    title,
    category,
    momentColumn('requestedAt', 'inquiries.columns.requestedAt'),
    statusColumn('inquiry', 'buyer'),
  ],
  texts: {
    title: 'inquiries.title',
    search: 'inquiries.search',
    searchHint: 'inquiries.searchHint',
    none: 'inquiries.none',
    noneText: 'inquiries.noneText',
  },
  empty: { icon: chatIcon, Action: WriteLink },
  Link: WriteLink,
});

function WriteLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <ButtonLink href={INQUIRY_WRITE_PATH} variant="primary" size="small">
      {t('inquiries.write')}
    </ButtonLink>
  );
}
