import type { countEstimates, SuccessOf } from '@vitis/contracts';
import { ESTIMATE_LIFE_ORDER, statusLabel } from '@vitis/domain';
import { statusTabs } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TabLinks } from '@vitis/ui';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

interface Props {
  filters: EstimateFilters;
  counts: SuccessOf<typeof countEstimates> | undefined;
}

/** Views of the list by state. */
export function EstimateTabs({ filters, counts }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const items = statusTabs({
    of: estimateFilters,
    filters,
    statuses: ESTIMATE_LIFE_ORDER,
    label: (status) => (status === null ? t('estimates.all') : statusLabel('estimate', status, language)),
    counts,
  });
  return <TabLinks label={t('estimates.byStatus')} items={items} />;
}
