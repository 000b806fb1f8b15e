import { getOrderForm } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument, useOrder } from '@vitis/portal/detail';
import { readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { boxIcon } from '@vitis/ui';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { OrderPage } from './order-page.tsx';

/** One order of a client: read it, confirm it, complete it, cancel it, plan its deliveries. */
export const Screen = defineScreen(OrderAnswerScreen, {
  access: ['SALESPERSON'],
  data: readsOf('oid', getOrderForm),
});

function OrderAnswerScreen() {
  const { oid = '' } = useParams();
  return <OrderOf key={oid} number={oid} />;
}

function OrderOf({ number }: { number: string }) {
  const { order, refresh } = useOrder(number);
  return (
    <LoadedDocument
      load={order}
      icon={boxIcon}
      failed="portal.orders.failed"
      texts="order"
      list={MANAGE_ORDERS_PATH}
    >
      {(known) => <OrderPage order={known} refresh={refresh} />}
    </LoadedDocument>
  );
}
