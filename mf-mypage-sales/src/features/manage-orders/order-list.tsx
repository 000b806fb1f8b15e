import type { listOrderFormsOfSales, OrderFormSummary, SuccessOf } from '@vitis/contracts';
import { isNarrowed } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { pagerWords, type useFilters } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, boxIcon, EmptyState } from '@vitis/ui';
import { ListTable } from '@vitis/ui/documents';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { orderColumns } from './order-columns.tsx';
import { type OrderFilters, orderFilters } from './order-filters.ts';

interface Props {
  filters: OrderFilters;
  list: Loaded<SuccessOf<typeof listOrderFormsOfSales>>;
  isStale: boolean;
  order: ReturnType<typeof useFilters>['order'];
  /** Numbers of the orders that are chosen to be confirmed or completed together. */
  selected: ReadonlySet<string>;
  onSelect: (numbers: Set<string>) => void;
}

/** The rows and the pages below them. */
export function OrderList({ filters, list, isStale, order, selected, onSelect }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();

  if (list.status === 'failed') return <LoadFailure title={t('orders.failed')} load={list} />;
  return (
    <ListTable<OrderFormSummary>
      isStale={isStale}
      caption={t('orders.title')}
      columns={orderColumns({ t, language, now: new Date() })}
      rows={list.data?._embedded.items ?? []}
      rowKey={(row) => row.orderFormNumber}
      rowHref={(row) => `${MANAGE_ORDERS_PATH}/${row.orderFormNumber}`}
      selection={{
        selected,
        onChange: (keys) => onSelect(new Set([...keys].map(String))),
        labelAll: t('orders.selectAll'),
        labelRow: (row) => t('orders.select', { number: row.orderFormNumber }),
        disabled: (row) => row.status !== 'REQUESTED' && row.status !== 'CONFIRMED',
      }}
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
  const { t } = useTranslation('mf-mypage-sales');
  const narrowed = isNarrowed(filters) || filters.status !== null;
  return (
    <EmptyState
      icon={boxIcon}
      title={t(narrowed ? 'orders.noneFound' : 'orders.none')}
      message={t(narrowed ? 'orders.noneFoundText' : 'orders.noneText')}
      action={
        narrowed ? (
          <ButtonLink href={orderFilters.href(orderFilters.none)}>{t('orders.showAll')}</ButtonLink>
        ) : undefined
      }
    />
  );
}
