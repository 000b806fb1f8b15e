import type { countEstimates, ESTIMATE_FILTERS, SuccessOf } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TabLinks } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { type EstimateFilters, estimateFilters } from './estimate-filters.ts';

/** In the order of an estimate's life: the computed state stands beside the one that it comes from. */
const ORDER = [
  'REQUESTED',
  'RESPONDED',
  'EXPIRED',
  'CONFIRMED',
  'CANCELLED',
] as const satisfies readonly (typeof ESTIMATE_FILTERS)[number][];

interface Props {
  filters: EstimateFilters;
  /** Undefined while they are not known, and while a search makes them say something else than the list. */
  counts: SuccessOf<typeof countEstimates> | undefined;
}

/** Views of the list by state, each with an address of its own. */
export function EstimateTabs({ filters, counts }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const tab = (status: (typeof ORDER)[number] | null) => ({
    href: estimateFilters.href({ ...filters, status, page: 1 }),
    label: status === null ? t('list.all') : statusLabel('estimate', status, language),
    count: counts?.[status ?? 'total'],
    current: filters.status === status,
  });
  return (
    <TabLinks className={styles.tabs} label={t('estimates.byStatus')} items={[null, ...ORDER].map(tab)} />
  );
}
