import { countOrders, listOrders, ORDER_STAGES, type OrderSummary } from '@vitis/contracts';
import { formatBottles, formatNumber, listFilters, statusLabel } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import {
  type Column,
  documentListScreen,
  momentColumn,
  numberColumn,
  stateColumn,
  statesOf,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { boxIcon, TextLink } from '@vitis/ui';
import { SmallCell } from '@vitis/ui/documents';
import { BOUGHT_ORDERS_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { WinesLink } from '../../shared/wines-link.tsx';

/** How much of it is with the company, of what was ordered. */
const deliveredColumn: Column<OrderSummary> = ({ t, language }) => ({
  id: 'delivered',
  header: t('boughtOrders.columns.delivered'),
  numeric: true,
  phone: 'hidden',
  width: 120,
  cell: ({ deliveredQty, totalQty }) => (
    <SmallCell>
      {deliveredQty === totalQty
        ? formatBottles(totalQty, language)
        : `${formatNumber(deliveredQty, language)} / ${formatBottles(totalQty, language)}`}
    </SmallCell>
  ),
});

const returnedColumn: Column<OrderSummary> = ({ t, language }) => ({
  id: 'returned',
  header: t('boughtOrders.columns.returned'),
  numeric: true,
  phone: 'hidden',
  width: 92,
  cell: ({ returningQty, returnedQty }) => {
    const bottles = returningQty + returnedQty;
    return <SmallCell>{bottles === 0 ? '–' : formatBottles(bottles, language)}</SmallCell>;
  },
});

/** What the company has bought, by where the bottles are; each leads to what of it can go back. */
export const Screen = documentListScreen({
  endpoint: listOrders,
  counts: countOrders,
  filters: listFilters({
    path: BOUGHT_ORDERS_PATH,
    statuses: ORDER_STAGES,
    sorts: ['requestedAt', 'orderFormNumber', 'total'],
  }),
  states: statesOf('orderStage', ORDER_STAGES),
  number: (row) => row.orderFormNumber,
  hints: ['order:changed', 'delivery:changed'],
  hasSheet: true,
  columns: [
    numberColumn('orderFormNumber', 'portal.orders.columns.number', { width: 136 }),
    // The number says the day, too.
    momentColumn('requestedAt', 'orders.columns.requestedAt', { yields: 'early' }),
    winesColumn(),
    deliveredColumn,
    returnedColumn,
    totalColumn(),
    stateColumn(
      ({ stage }: OrderSummary, { language }) => ({
        tone: TONES.orderStage[stage],
        children: statusLabel('orderStage', stage, language),
      }),
      { width: 104 },
    ),
  ],
  texts: {
    title: 'boughtOrders.title',
    search: 'portal.orders.search',
    searchHint: 'orders.searchHint',
    byStatus: 'boughtOrders.byStatus',
    failed: 'portal.orders.failed',
    none: 'boughtOrders.none',
    noneText: 'boughtOrders.noneText',
    noneFound: 'portal.orders.noneFound',
  },
  empty: { icon: boxIcon, Action: WinesLink },
  Link: OrderFormsLink,
});

function OrderFormsLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <TextLink arrow href={ORDERS_PATH}>
      {t('orders.title')}
    </TextLink>
  );
}
