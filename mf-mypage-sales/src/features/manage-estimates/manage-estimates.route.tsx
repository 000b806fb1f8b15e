import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, refreshIcon } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { isNarrowed } from '../../shared/list-filters.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { RouterLinks } from '../../shared/router-links.tsx';
import { useFilters } from '../../shared/use-document-list.ts';
import { estimateFilters } from './estimate-filters.ts';
import { EstimateList } from './estimate-list.tsx';
import { EstimateTabs } from './estimate-tabs.tsx';
import { useManageEstimates } from './use-manage-estimates.ts';

/** Estimates of the sales person's own clients. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { filters, change } = useFilters(estimateFilters);
  const { list, counts, isStale } = useManageEstimates(filters);
  const found = list.data?.page.totalElements;

  return (
    <RouterLinks>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('estimates.title')}</h1>
          <p className={styles.found} role="status">
            {found === undefined ? '' : t('list.found', { number: formatNumber(found, language) })}
          </p>
          {isNarrowed(filters) ? (
            <Button
              size="small"
              variant="quiet"
              icon={refreshIcon}
              onClick={() => change({ dateFrom: null, dateTo: null, q: '' })}
            >
              {t('list.reset')}
            </Button>
          ) : null}
        </header>
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
