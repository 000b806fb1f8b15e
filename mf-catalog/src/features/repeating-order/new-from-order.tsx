import { getOrderForm, listPrices, OrderFormNumber } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Notice } from '@vitis/ui';
import * as v from 'valibot';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
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

  if (!isNumber || order.error?.status === 404) {
    return <OrderMissing title={title} />;
  }
  if (order.status !== 'ready')
    return <FlowPending title={title} loaded={order} label={t('complete.loading')} />;
  if (prices.status !== 'ready')
    return <FlowPending title={title} loaded={prices} label={t('complete.loading')} />;
  const { items } = prices.data._embedded;
  return (
    <RepeatingOrderForm
      start={order.data.products.map((line) => fromOrder(line, items))}
      before={<Notice tone="info">{t('subscribe.fromOrder', { number })}</Notice>}
    />
  );
}
