import { getOrder } from '@vitis/contracts';
import { useParams } from '@vitis/platform/router';
import { LoadedDocument } from '@vitis/portal/detail';
import { numberTitle, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { BOUGHT_ORDERS_PATH } from '../../shared/paths.ts';
import { useBoughtOrder } from '../../shared/use-bought-order.ts';
import { BoughtOrderPage } from './bought-order-page.tsx';

/** One order by where its bottles are: on their way, with the company, or going back. */
export const Screen = defineScreen(BoughtOrderScreen, {
  access: ['B2B'],
  data: readsOf('oid', getOrder),
  head: numberTitle('oid'),
});

function BoughtOrderScreen() {
  const { oid = '' } = useParams();
  return <BoughtOrderOf key={oid} number={oid} />;
}

function BoughtOrderOf({ number }: { number: string }) {
  const order = useBoughtOrder(number);
  return (
    <LoadedDocument load={order} failed="portal.orders.failed" texts="boughtOrder" list={BOUGHT_ORDERS_PATH}>
      {(known) => <BoughtOrderPage order={known} />}
    </LoadedDocument>
  );
}
