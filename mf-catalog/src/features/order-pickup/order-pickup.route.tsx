import { getOrderForm, listStores, OrderFormNumber } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import * as v from 'valibot';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowSkeleton } from '../../shared/order-flow/flow-skeleton.tsx';
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
  const failed = order.status === 'failed' ? order : stores.status === 'failed' ? stores : null;

  if (number !== null && (!isNumber || order.error?.status === 404)) return <OrderMissing title={title} />;
  if (failed !== null) {
    return (
      <FlowPage title={title}>
        <LoadFailure error={failed.error} retry={failed.refresh} busy={failed.isRefreshing} />
      </FlowPage>
    );
  }
  if (stores.data === undefined || (number !== null && order.data === undefined)) {
    return (
      <FlowPage title={title}>
        <FlowSkeleton label={t('pickup.loading')} />
      </FlowPage>
    );
  }
  const { items } = stores.data._embedded;
  if (order.data === undefined) return <NewPickup stores={items} />;
  return <PickupOfOrder key={number} order={order.data} stores={items} />;
}
