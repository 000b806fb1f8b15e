import { listOrderForms, ORDER_FORM_STATUSES, type OrderFormSummary } from '@vitis/contracts';
import { ORDER_FORM_TRAITS, orderDeliveryLabel, statusLabel } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import {
  dayColumn,
  documentListScreen,
  momentColumn,
  orderList,
  orderNumber,
  stateColumn,
  totalColumn,
  winesColumn,
} from '@vitis/portal/list';
import { TextLink } from '@vitis/ui';
import { DELIVERIES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { WinesLink } from '../../shared/wines-link.tsx';

const list = orderList(ORDERS_PATH, { views: ['open'] });

/** What the company has ordered. */
export const Screen = documentListScreen({
  ...list,
  views: {
    open: {
      label: 'orders.views.open',
      states: ORDER_FORM_STATUSES.filter((status) => ORDER_FORM_TRAITS[status].open),
    },
  },
  endpoint: listOrderForms,
  columns: [
    orderNumber({ width: 136 }),
    // The number says the day, too.
    momentColumn('requestedAt', 'orders.columns.requestedAt', { yields: 'early' }),
    winesColumn(),
    totalColumn(),
    dayColumn('dueDate', 'portal.orders.columns.dueDate', { phone: 'hidden' }),
    // The state, and how far the wines have come.
    stateColumn(
      ({ status, deliveryStatus, isPickup, isProposed }: OrderFormSummary, { language }) => ({
        tone: TONES.orderForm[status],
        children: statusLabel('orderForm', status, language),
        more: isProposed
          ? statusLabel('orderProposal', 'OPEN', language)
          : status === 'CONFIRMED'
            ? orderDeliveryLabel({ deliveryStatus, isPickup }, language)
            : null,
      }),
      { width: 104 },
    ),
  ],
  empty: { ...list.empty, Action: WinesLink },
  Link: DeliveriesLink,
});

function DeliveriesLink() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <TextLink arrow href={DELIVERIES_PATH}>
      {t('deliveries.title')}
    </TextLink>
  );
}
