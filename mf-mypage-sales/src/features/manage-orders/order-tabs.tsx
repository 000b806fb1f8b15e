import {
  type countOrderForms,
  ORDER_FORM_STATUSES,
  type OrderFormStatus,
  type SuccessOf,
} from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TabLinks } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { type OrderFilters, orderFilters } from './order-filters.ts';

interface Props {
  filters: OrderFilters;
  /** Undefined while they are not known, and while a search makes them say something else than the list. */
  counts: SuccessOf<typeof countOrderForms> | undefined;
}

/** Views of the list by state, each with an address of its own. */
export function OrderTabs({ filters, counts }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const tab = (status: OrderFormStatus | null) => ({
    href: orderFilters.href({ ...filters, status, page: 1 }),
    label: status === null ? t('orders.all') : statusLabel('orderForm', status, language),
    count: counts?.[status ?? 'total'],
    current: filters.status === status,
  });
  return (
    <TabLinks
      className={styles.tabs}
      label={t('orders.byStatus')}
      items={[null, ...ORDER_FORM_STATUSES].map(tab)}
    />
  );
}
