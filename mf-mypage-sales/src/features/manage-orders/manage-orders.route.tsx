import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, refreshIcon } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/list.module.scss';
import { isNarrowed } from '../../shared/list-filters.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { RouterLinks } from '../../shared/router-links.tsx';
import { useFilters } from '../../shared/use-document-list.ts';
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
  const { filters, change } = useFilters(orderFilters);
  const { list, counts, refresh, isStale } = useManageOrders(filters);
  const [selected, setSelected] = useState(NONE);
  const found = list.data?.page.totalElements;
  // Only what is in sight can be chosen: another page or filter shows other rows.
  const chosen = (list.data?._embedded.items ?? []).filter(({ orderFormNumber }) =>
    selected.has(orderFormNumber),
  );

  return (
    <RouterLinks>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('orders.title')}</h1>
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
          label={t('orders.search')}
          hint={t('orders.searchHint')}
          filters={filters}
          onChange={change}
        />
        <OrderTabs filters={filters} counts={filters.q === '' ? counts.data : undefined} />
        <BulkBar chosen={chosen} refresh={refresh} onClear={() => setSelected(NONE)} />
        <OrderList {...{ filters, list, isStale, selected }} onChange={change} onSelect={setSelected} />
      </div>
    </RouterLinks>
  );
}
