import type { EstimateSummary, listEstimatesOfSales, SuccessOf } from '@vitis/contracts';
import type { ApiFailure } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, classNames, EmptyState, ErrorPanel, fileIcon, Pager, Table } from '@vitis/ui';
import { estimateColumns } from './estimate-columns.tsx';
import {
  ESTIMATE_SORTS,
  type EstimateFilters,
  filterHref,
  isNarrowed,
  MANAGE_ESTIMATES_PATH,
  NO_FILTERS,
} from './estimate-filters.ts';
import styles from './manage-estimates.module.scss';

interface Props {
  filters: EstimateFilters;
  list: Loaded<SuccessOf<typeof listEstimatesOfSales>>;
  isStale: boolean;
  onChange: (changed: Partial<EstimateFilters>) => void;
}

/** The rows and the pages below them. */
export function EstimateList({ filters, list, isStale, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const columns = estimateColumns({ t, language, now: new Date() });

  if (list.status === 'failed') return <ListFailure error={list.error} retry={list.refresh} />;
  const rows = list.data?._embedded.items ?? [];
  return (
    <>
      <Table<EstimateSummary>
        className={classNames(styles.table, isStale && styles.stale)}
        caption={t('estimates.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `${MANAGE_ESTIMATES_PATH}/${row.estimateNumber}`}
        sort={{ column: filters.sort, direction: filters.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ column, direction }) => {
          const sort = ESTIMATE_SORTS.find((each) => each === column);
          if (sort) onChange({ sort, direction: direction === 'ascending' ? 'asc' : 'desc' });
        }}
        loadingRows={list.status === 'loading' ? 8 : 0}
        empty={<NoEstimates filters={filters} />}
      />
      <Pager
        className={styles.pager}
        page={filters.page}
        pageCount={list.data?.page.totalPages ?? 1}
        href={(page) => filterHref({ ...filters, page })}
        labels={{
          pages: t('estimates.pages'),
          previous: t('estimates.previousPage'),
          next: t('estimates.nextPage'),
          page: (page) => t('estimates.page', { page }),
        }}
      />
    </>
  );
}

function ListFailure({ error, retry }: { error: ApiFailure; retry: () => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  const requestId = error.problem?.requestId;
  return (
    <ErrorPanel
      className={styles.failure}
      title={t('estimates.failed')}
      message={error.isRefusal ? error.message : t('estimates.failedText')}
      request={requestId === undefined ? undefined : { label: t('estimates.requestId'), id: requestId }}
      retry={{ label: t('estimates.retry'), onRetry: retry }}
    />
  );
}

function NoEstimates({ filters }: { filters: EstimateFilters }) {
  const { t } = useTranslation('mf-mypage-sales');
  const narrowed = isNarrowed(filters) || filters.status !== null;
  return (
    <EmptyState
      icon={fileIcon}
      title={t(narrowed ? 'estimates.noneFound' : 'estimates.none')}
      message={t(narrowed ? 'estimates.noneFoundText' : 'estimates.noneText')}
      action={
        narrowed ? <ButtonLink href={filterHref(NO_FILTERS)}>{t('estimates.showAll')}</ButtonLink> : undefined
      }
    />
  );
}
