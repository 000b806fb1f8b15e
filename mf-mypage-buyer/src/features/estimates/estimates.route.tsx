import { countEstimates, listEstimates } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import styles from '../../shared/list.module.scss';
import { daysQuery } from '../../shared/list-filters.ts';
import { ListHead } from '../../shared/list-head.tsx';
import { ListSearch } from '../../shared/list-search.tsx';
import { RouterLinks } from '../../shared/router-links.tsx';
import { useFilters, useListPage } from '../../shared/use-list.ts';
import { estimateFilters } from './estimate-filters.ts';
import { EstimateList } from './estimate-list.tsx';
import { EstimateTabs } from './estimate-tabs.tsx';

/** What the company has asked prices for. The list looks again when an estimate changes. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { filters, change } = useFilters(estimateFilters);
  const { list, isStale } = useListPage(listEstimates, estimateFilters.query(filters));
  const counts = useEndpoint(countEstimates, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('estimate:changed', () => void refresh(listEstimates, countEstimates));

  return (
    <RouterLinks>
      <div className={styles.page}>
        <ListHead
          title={t('estimates.title')}
          found={list.data?.page.totalElements}
          filters={filters}
          onReset={change}
        />
        <ListSearch
          label={t('estimates.search')}
          hint={t('estimates.searchHint')}
          filters={filters}
          onChange={change}
        />
        <EstimateTabs filters={filters} counts={filters.q === '' ? counts.data : undefined} />
        <EstimateList {...{ filters, list, isStale }} onChange={change} />
      </div>
    </RouterLinks>
  );
}
