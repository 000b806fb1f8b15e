import { isNarrowed } from '@vitis/domain';
import { listHeadWords, listSearchWords, useFilters } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ListHead, ListSearch } from '@vitis/ui/documents';
import { useState } from 'react';
import { RouterLinks } from '../../shared/router-links.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { orderFilters } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { useManageOrders } from './use-manage-orders.ts';

const NONE: ReadonlySet<string> = new Set();

/** Orders of the sales person's own clients; several can be confirmed or completed together. */
export function Screen() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { filters, change, order } = useFilters(orderFilters);
  const { list, counts, refresh, isStale } = useManageOrders(filters);
  const [selected, setSelected] = useState(NONE);
  // Only what is in sight can be chosen: another page or filter shows other rows.
  const chosen = (list.data?._embedded.items ?? []).filter(({ orderFormNumber }) =>
    selected.has(orderFormNumber),
  );
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
        />
        <ListSearch
          label={t('orders.search')}
          {...listSearchWords(t, language, new Date())}
          hint={t('orders.searchHint')}
          filters={filters}
          onChange={change}
        />
        <OrderTabs filters={filters} counts={counts.data} />
        <BulkBar chosen={chosen} refresh={refresh} onClear={() => setSelected(NONE)} />
        <OrderList {...{ filters, list, isStale, order, selected }} onSelect={setSelected} />
      </div>
    </RouterLinks>
  );
}
