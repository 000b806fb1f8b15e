import type { listOrderForms, OrderFormSummary, SuccessOf } from '@vitis/contracts';
import { isNarrowed } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { pagerWords, type useFilters } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, boxIcon, EmptyState } from '@vitis/ui';
import { ListTable } from '@vitis/ui/documents';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { orderColumns } from './order-columns.tsx';
import { type OrderFilters, orderFilters } from './order-filters.ts';

interface Props {
  filters: OrderFilters;
  list: Loaded<SuccessOf<typeof listOrderForms>>;
  isStale: boolean;
  order: ReturnType<typeof useFilters>['order'];
}

/** The rows and the pages below them. */
export function OrderList({ filters, list, isStale, order }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const columns = orderColumns({ t, language, now: new Date() });

  if (list.status === 'failed') return <LoadFailure title={t('orders.failed')} load={list} />;
  const rows = list.data?._embedded.items ?? [];
  return (
    <ListTable<OrderFormSummary>
      isStale={isStale}
      caption={t('orders.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowHref={(row) => `${ORDERS_PATH}/${row.orderFormNumber}`}
      {...order}
      loadingRows={list.status === 'loading' ? 8 : 0}
      pages={{
        page: filters.page,
        pageCount: list.data?.page.totalPages ?? 1,
        href: (page) => orderFilters.href({ ...filters, page }),
        labels: pagerWords(t),
      }}
      empty={<NoOrders filters={filters} />}
    />
  );
}

function NoOrders({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const narrowed = isNarrowed(filters) || filters.status !== null;
  return (
    <EmptyState
      icon={boxIcon}
      title={t(narrowed ? 'orders.noneFound' : 'orders.none')}
      message={t(narrowed ? 'list.noneFoundText' : 'orders.noneText')}
      action={
        narrowed ? (
          <ButtonLink href={orderFilters.href(orderFilters.none)}>{t('list.showAll')}</ButtonLink>
        ) : (
          <ButtonLink variant="primary" href="/product">
            {t('list.toWines')}
          </ButtonLink>
        )
      }
    />
  );
}
