import { countOrderForms, listOrderForms } from '@vitis/contracts';
import { daysQuery, isNarrowed } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { listHeadWords, listSearchWords, useFilters, useListPage } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import { ListHead, ListSearch } from '@vitis/ui/documents';
import { DELIVERIES_PATH } from '../../shared/paths.ts';
import { RouterLinks } from '../../shared/router-links.tsx';
import { orderFilters } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { OrderTabs } from './order-tabs.tsx';

/** What the company has ordered. The list looks again when an order changes. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { filters, change, order } = useFilters(orderFilters);
  const { list, isStale } = useListPage(listOrderForms, orderFilters.query(filters));
  const counts = useEndpoint(countOrderForms, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('order:changed', () => void refresh(listOrderForms, countOrderForms));
  useSocketHint('delivery:changed', (hint) => void (hint && refresh(listOrderForms)));
  const narrowed = isNarrowed(filters);

  return (
    <RouterLinks>
      <div>
        <ListHead
          title={t('orders.title')}
          {...listHeadWords(
            t,
            language,
            list.data?.page.totalElements,
            narrowed ? () => change({ dateFrom: null, dateTo: null, q: '' }) : null,
          )}
          link={
            <TextLink arrow href={DELIVERIES_PATH}>
              {t('deliveries.title')}
            </TextLink>
          }
        />
        <ListSearch
          label={t('orders.search')}
          {...listSearchWords(t, language, new Date())}
          hint={t('orders.searchHint')}
          filters={filters}
          onChange={change}
        />
        <OrderTabs filters={filters} counts={counts.data} />
        <OrderList {...{ filters, list, isStale, order }} />
      </div>
    </RouterLinks>
  );
}
