import { DELIVERY_STATUSES, type DeliveryStatus, listDeliveriesOfBuyer } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { request, useSocketHint } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { listHeadLabels, useListPage } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { TabLinks } from '@vitis/ui';
import { ListHead } from '@vitis/ui/documents';
import { deliveriesHref, deliveriesQuery, readDeliveryFilters } from './delivery-filters.ts';
import { DeliveryList } from './delivery-list.tsx';

/** What is on its way to the company, and what has come. The list looks again when a delivery changes. */
export const Screen = defineScreen(DeliveriesScreen, {
  access: ['B2B'],
  data: ({ search }) => [
    request(listDeliveriesOfBuyer, { query: deliveriesQuery(readDeliveryFilters(search)) }),
  ],
});

function DeliveriesScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [search] = useSearchParams();
  const filters = readDeliveryFilters(search);
  const { list, isStale } = useListPage(listDeliveriesOfBuyer, deliveriesQuery(filters));
  useSocketHint('delivery:changed', () => list.refresh());

  const tab = (status: DeliveryStatus | null) => ({
    href: deliveriesHref({ status, page: 1 }),
    label: status === null ? t('portal.list.all') : statusLabel('delivery', status, language),
    current: filters.status === status,
  });
  return (
    <div>
      <ListHead
        title={t('deliveries.title')}
        {...listHeadLabels(t, language, list.data?.page.totalElements, null)}
      />
      <TabLinks label={t('deliveries.byStatus')} items={[null, ...DELIVERY_STATUSES].map(tab)} />
      <DeliveryList {...{ filters, list, isStale }} />
    </div>
  );
}
