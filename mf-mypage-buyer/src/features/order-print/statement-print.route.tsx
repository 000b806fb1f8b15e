import { getOrderForm } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { numberSubject, readsOf, StatementPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ORDERS_PATH } from '../../shared/paths.ts';

/** 거래명세서 of an order's deliveries. */
export const Screen = defineScreen(StatementPrintScreen, {
  access: ['B2B'],
  data: readsOf('hid', getOrderForm),
  head: numberSubject('hid'),
});

function StatementPrintScreen() {
  const { hid = '' } = useParams();
  return <StatementPage number={hid} back={`${ORDERS_PATH}/${hid}`} />;
}
