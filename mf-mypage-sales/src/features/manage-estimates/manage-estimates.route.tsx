import { isNarrowed } from '@vitis/domain';
import { listHeadWords, listSearchWords, useFilters } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ListHead, ListSearch } from '@vitis/ui/documents';
import { RouterLinks } from '../../shared/router-links.tsx';
import { estimateFilters } from './estimate-filters.ts';
import { EstimateList } from './estimate-list.tsx';
import { EstimateTabs } from './estimate-tabs.tsx';
import { useManageEstimates } from './use-manage-estimates.ts';

/** Estimates of the sales person's own clients. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { filters, change, order } = useFilters(estimateFilters);
  const { list, counts, isStale } = useManageEstimates(filters);
  const narrowed = isNarrowed(filters);

  return (
    <RouterLinks>
      <div>
        <ListHead
          title={t('estimates.title')}
          {...listHeadWords(
            t,
            language,
            list.data?.page.totalElements,
            narrowed ? () => change({ dateFrom: null, dateTo: null, q: '' }) : null,
          )}
        />
        <ListSearch
          label={t('estimates.search')}
          {...listSearchWords(t, language, new Date())}
          hint={t('estimates.searchHint')}
          filters={filters}
          onChange={change}
        />
        <EstimateTabs filters={filters} counts={counts.data} />
        <EstimateList {...{ filters, list, isStale, order }} />
      </div>
    </RouterLinks>
  );
}
