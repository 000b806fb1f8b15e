import { getOrderForm } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { numberSubject, readsOf, StatementPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

/** 거래명세서 of an order's deliveries. */
export const Screen = defineScreen(StatementPrintScreen, {
  access: ['SALESPERSON'],
  data: readsOf('oid', getOrderForm),
  head: numberSubject('oid'),
});

function StatementPrintScreen() {
  const { oid = '' } = useParams();
  return <StatementPage number={oid} back={`${MANAGE_ORDERS_PATH}/${oid}`} />;
}
