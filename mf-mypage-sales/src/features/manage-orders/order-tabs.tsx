import { type countOrderForms, ORDER_FORM_STATUSES, type SuccessOf } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { statusTabs } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TabLinks } from '@vitis/ui';
import { type OrderFilters, orderFilters } from './order-filters.ts';

interface Props {
  filters: OrderFilters;
  counts: SuccessOf<typeof countOrderForms> | undefined;
}

/** Views of the list by state. */
export function OrderTabs({ filters, counts }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const items = statusTabs({
    of: orderFilters,
    filters,
    statuses: ORDER_FORM_STATUSES,
    label: (status) => (status === null ? t('orders.all') : statusLabel('orderForm', status, language)),
    counts,
  });
  return <TabLinks label={t('orders.byStatus')} items={items} />;
}
