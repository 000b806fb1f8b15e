import { getOrderForm } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument, useOrder } from '@vitis/portal/detail';
import { numberTitle, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { OrderPage } from './order-page.tsx';

/** One order: what was ordered, where it goes, and how far it has come. */
export const Screen = defineScreen(OrderScreen, {
  access: ['B2B'],
  data: readsOf('hid', getOrderForm),
  head: numberTitle('hid'),
});

function OrderScreen() {
  const { hid = '' } = useParams();
  return <OrderOf key={hid} number={hid} />;
}

function OrderOf({ number }: { number: string }) {
  const { order } = useOrder(number);
  return (
    <LoadedDocument load={order} failed="portal.orders.failed" texts="order" list={ORDERS_PATH}>
      {(known) => <OrderPage order={known} />}
    </LoadedDocument>
  );
}
