import { getOrderForm, listPrices, OrderFormNumber } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Notice } from '@vitis/ui';
import * as v from 'valibot';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowSkeleton } from '../../shared/order-flow/flow-skeleton.tsx';
import { OrderMissing } from '../../shared/order-flow/order-missing.tsx';
import { fromOrder } from './repeat-line.ts';
import { RepeatingOrderForm } from './repeating-order-form.tsx';

/** A repeating order of what an order has; its wines come at today's prices. */
export function NewFromOrder({ number }: { number: string }) {
  const { t } = useTranslation('mf-catalog');
  const isNumber = v.is(OrderFormNumber, number);
  const order = useEndpoint(getOrderForm, isNumber ? { params: { number } } : null);
  const ids = order.data?.products.map(({ idProduct }) => idProduct);
  const prices = useEndpoint(listPrices, ids === undefined ? null : { query: { ids } });
  const title = t('subscribe.new');
  const failed = order.status === 'failed' ? order : prices.status === 'failed' ? prices : null;

  if (!isNumber || order.error?.status === 404) {
    return <OrderMissing title={title} />;
  }
  if (failed !== null) {
    return (
      <FlowPage title={title}>
        <LoadFailure error={failed.error} retry={failed.refresh} busy={failed.isRefreshing} />
      </FlowPage>
    );
  }
  if (order.data === undefined || prices.data === undefined) {
    return (
      <FlowPage title={title}>
        <FlowSkeleton label={t('complete.loading')} />
      </FlowPage>
    );
  }
  const { items } = prices.data._embedded;
  return (
    <RepeatingOrderForm
      start={order.data.products.map((line) => fromOrder(line, items))}
      before={<Notice tone="info">{t('subscribe.fromOrder', { number })}</Notice>}
    />
  );
}
