import { countEstimates, listEstimates } from '@vitis/contracts';
import { daysQuery, isNarrowed } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { listHeadWords, listSearchWords, useFilters, useListPage } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ListHead, ListSearch } from '@vitis/ui/documents';
import { RouterLinks } from '../../shared/router-links.tsx';
import { estimateFilters } from './estimate-filters.ts';
import { EstimateList } from './estimate-list.tsx';
import { EstimateTabs } from './estimate-tabs.tsx';

/** What the company has asked prices for. The list looks again when an estimate changes. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { filters, change, order } = useFilters(estimateFilters);
  const { list, isStale } = useListPage(listEstimates, estimateFilters.query(filters));
  const counts = useEndpoint(countEstimates, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('estimate:changed', () => void refresh(listEstimates, countEstimates));
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
