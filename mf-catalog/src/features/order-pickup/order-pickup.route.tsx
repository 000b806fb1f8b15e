import { getOrderForm, listStores, OrderFormNumber } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import * as v from 'valibot';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { OrderMissing } from '../../shared/order-flow/order-missing.tsx';
import { NewPickup } from './new-pickup.tsx';
import { PickupOfOrder } from './pickup-of-order.tsx';

/**
 * 방문수령: the store, the day and the hour of an order that is there (`?order=O…`), or of one that is being written, to
 * whose form it leads back (`?ids=1,2`, `?estimate=E…`).
 */
export const Screen = defineScreen(OrderPickupScreen, { access: ['B2B'] });

function OrderPickupScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const number = search.get('order');
  const isNumber = number !== null && v.is(OrderFormNumber, number);
  const order = useEndpoint(getOrderForm, isNumber ? { params: { number } } : null);
  const stores = useEndpoint(listStores, { query: { options: ['PICK_UP'] } });
  useSocketHint('order:changed', order.refresh);
  const title = t('pickup.title');

  if (number !== null && (!isNumber || order.error?.status === 404)) return <OrderMissing title={title} />;
  if (number !== null && order.status === 'failed') return <FlowPending title={title} loaded={order} />;
  if (stores.status !== 'ready' || (number !== null && order.data === undefined))
    return <FlowPending title={title} loaded={stores} label={t('pickup.loading')} />;
  const { items } = stores.data._embedded;
  if (order.data === undefined) return <NewPickup stores={items} />;
  return <PickupOfOrder key={number} order={order.data} stores={items} />;
}
