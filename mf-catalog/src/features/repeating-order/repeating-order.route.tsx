import { listRepeatingOrders } from '@vitis/contracts';
import { request, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { ChangeRepeatingOrder } from './change-repeating-order.tsx';
import { NewFromCart } from './new-from-cart.tsx';
import { NewFromOrder } from './new-from-order.tsx';
import { RepeatingOrderList } from './repeating-order-list.tsx';

/**
 * 정기 발주: the company's repeating orders, first the one that a mail or a notice is about (`?id=`); a new one of lines of the cart (`?ids=`) or of an order (`?order=O…`), and
 * the change of one (`?change=`).
 */
export const Screen = defineScreen(RepeatingOrderScreen, {
  access: ['B2B'],
  data: () => [request(listRepeatingOrders)],
});

function RepeatingOrderScreen() {
  const [search] = useSearchParams();
  const [ids, order, change, id] = ['ids', 'order', 'change', 'id'].map((name) => search.get(name));
  if (ids != null) return <NewFromCart ids={ids} />;
  if (order != null) return <NewFromOrder key={order} number={order} />;
  return <KnownOrders change={change ?? null} first={id ?? null} />;
}

function KnownOrders({ change, first }: { change: string | null; first: string | null }) {
  const { t } = useTranslation('mf-catalog');
  const orders = useEndpoint(listRepeatingOrders, {});
  useSocketHint('repeating-order:changed', orders.refresh);
  const title = t('subscribe.title');

  if (orders.status !== 'ready')
    return <FlowPending title={title} loaded={orders} label={t('subscribe.loading')} />;
  const { items } = orders.data._embedded;
  const isFirst = ({ id }: { id: number }) => String(id) === first;
  const list = (
    <RepeatingOrderList orders={[...items.filter(isFirst), ...items.filter((each) => !isFirst(each))]} />
  );
  const changed = items.find(({ id }) => String(id) === change);
  if (changed === undefined) return list;
  return (
    <ChangeRepeatingOrder key={changed.id} order={changed}>
      {list}
    </ChangeRepeatingOrder>
  );
}
