import type { EstimateSummary, listEstimates, SuccessOf } from '@vitis/contracts';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, classNames, EmptyState, fileIcon, Table } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { isNarrowed } from '../../shared/list-filters.ts';
import { ListPager } from '../../shared/list-pager.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { ESTIMATES_PATH } from '../../shared/paths.ts';
import { estimateColumns } from './estimate-columns.tsx';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

interface Props {
  filters: EstimateFilters;
  list: Loaded<SuccessOf<typeof listEstimates>>;
  isStale: boolean;
  onChange: (changed: Partial<EstimateFilters>) => void;
}

/** The rows and the pages below them. */
export function EstimateList({ filters, list, isStale, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const columns = estimateColumns({ t, language, now: new Date() });

  if (list.status === 'failed') return <LoadFailure title={t('estimates.failed')} load={list} />;
  const rows = list.data?._embedded.items ?? [];
  return (
    <>
      <Table<EstimateSummary>
        className={classNames(styles.table, isStale && styles.stale)}
        caption={t('estimates.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `${ESTIMATES_PATH}/${row.estimateNumber}`}
        sort={{ column: filters.sort, direction: filters.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ column, direction }) => {
          const sort = estimateFilters.sorts.find((each) => each === column);
          if (sort) onChange({ sort, direction: direction === 'ascending' ? 'asc' : 'desc' });
        }}
        loadingRows={list.status === 'loading' ? 8 : 0}
        empty={<NoEstimates filters={filters} />}
      />
      <ListPager
        page={filters.page}
        pageCount={list.data?.page.totalPages ?? 1}
        href={(page) => estimateFilters.href({ ...filters, page })}
      />
    </>
  );
}

function NoEstimates({ filters }: { filters: EstimateFilters }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const narrowed = isNarrowed(filters) || filters.status !== null;
  return (
    <EmptyState
      icon={fileIcon}
      title={t(narrowed ? 'estimates.noneFound' : 'estimates.none')}
      message={t(narrowed ? 'list.noneFoundText' : 'estimates.noneText')}
      action={
        narrowed ? (
          <ButtonLink href={estimateFilters.href(estimateFilters.none)}>{t('list.showAll')}</ButtonLink>
        ) : (
          <ButtonLink variant="primary" href="/product">
            {t('list.toWines')}
          </ButtonLink>
        )
      }
    />
  );
}
