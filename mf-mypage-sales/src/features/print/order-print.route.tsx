import { getOrderForm } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { numberSubject, OrderPrintPage, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

/** 발주서: the order as a print document. */
export const Screen = defineScreen(OrderPrintScreen, {
  access: ['SALESPERSON'],
  data: readsOf('oid', getOrderForm),
  head: numberSubject('oid'),
});

function OrderPrintScreen() {
  const { oid = '' } = useParams();
  return <OrderPrintPage number={oid} back={`${MANAGE_ORDERS_PATH}/${oid}`} />;
}
