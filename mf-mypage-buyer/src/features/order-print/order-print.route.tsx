import { getOrderForm } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { numberSubject, OrderPrintPage, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ORDERS_PATH } from '../../shared/paths.ts';

/** 발주서: the order as a print document. */
export const Screen = defineScreen(OrderPrintScreen, {
  access: ['B2B'],
  data: readsOf('hid', getOrderForm),
  head: numberSubject('hid'),
});

function OrderPrintScreen() {
  const { hid = '' } = useParams();
  return <OrderPrintPage number={hid} back={`${ORDERS_PATH}/${hid}`} />;
}
