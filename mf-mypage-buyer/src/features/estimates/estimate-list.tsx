import type { EstimateSummary, listEstimates, SuccessOf } from '@vitis/contracts';
import { isNarrowed } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { pagerWords, type useFilters } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import { ListTable } from '@vitis/ui/documents';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { ESTIMATES_PATH } from '../../shared/paths.ts';
import { estimateColumns } from './estimate-columns.tsx';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

interface Props {
  filters: EstimateFilters;
  list: Loaded<SuccessOf<typeof listEstimates>>;
  isStale: boolean;
  order: ReturnType<typeof useFilters>['order'];
}

/** The rows and the pages below them. */
export function EstimateList({ filters, list, isStale, order }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const columns = estimateColumns({ t, language, now: new Date() });

  if (list.status === 'failed') return <LoadFailure title={t('estimates.failed')} load={list} />;
  const rows = list.data?._embedded.items ?? [];
  return (
    <ListTable<EstimateSummary>
      isStale={isStale}
      caption={t('estimates.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowHref={(row) => `${ESTIMATES_PATH}/${row.estimateNumber}`}
      {...order}
      loadingRows={list.status === 'loading' ? 8 : 0}
      pages={{
        page: filters.page,
        pageCount: list.data?.page.totalPages ?? 1,
        href: (page) => estimateFilters.href({ ...filters, page }),
        labels: pagerWords(t),
      }}
      empty={<NoEstimates filters={filters} />}
    />
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
