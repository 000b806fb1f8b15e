import { countOrderForms, listOrderForms } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import styles from '../../shared/list.module.scss';
import { daysQuery } from '../../shared/list-filters.ts';
import { ListHead } from '../../shared/list-head.tsx';
import { ListSearch } from '../../shared/list-search.tsx';
import { DELIVERIES_PATH } from '../../shared/paths.ts';
import { RouterLinks } from '../../shared/router-links.tsx';
import { useFilters, useListPage } from '../../shared/use-list.ts';
import { orderFilters } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { OrderTabs } from './order-tabs.tsx';

/** What the company has ordered. The list looks again when an order changes. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { filters, change } = useFilters(orderFilters);
  const { list, isStale } = useListPage(listOrderForms, orderFilters.query(filters));
  const counts = useEndpoint(countOrderForms, { query: daysQuery(filters) }, { keepPrevious: true });
  const refresh = useRefresh();
  useSocketHint('order:changed', () => void refresh(listOrderForms, countOrderForms));
  useSocketHint('delivery:changed', (hint) => void (hint && refresh(listOrderForms)));

  return (
    <RouterLinks>
      <div className={styles.page}>
        <ListHead
          title={t('orders.title')}
          found={list.data?.page.totalElements}
          filters={filters}
          onReset={change}
          link={
            <TextLink arrow href={DELIVERIES_PATH}>
              {t('deliveries.title')}
            </TextLink>
          }
        />
        <ListSearch
          label={t('orders.search')}
          hint={t('orders.searchHint')}
          filters={filters}
          onChange={change}
        />
        <OrderTabs filters={filters} counts={filters.q === '' ? counts.data : undefined} />
        <OrderList {...{ filters, list, isStale }} onChange={change} />
      </div>
    </RouterLinks>
  );
}
