import { getOrderPayment, LEDGER_HINTS, OrderFormNumber } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import * as v from 'valibot';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { OrderMissing } from '../../shared/order-flow/order-missing.tsx';
import { PaymentPage } from './payment-page.tsx';

/** 결제 안내: how an order is paid (`?order=O…`), how much, and by when. */
export const Screen = defineScreen(OrderPaymentScreen, { access: ['B2B'] });

function OrderPaymentScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const number = search.get('order') ?? '';
  const isNumber = v.is(OrderFormNumber, number);
  const payment = useEndpoint(getOrderPayment, isNumber ? { params: { number } } : null);
  useHints(LEDGER_HINTS, payment.refresh);
  const title = t('payment.title');

  if (!isNumber || payment.error?.status === 404) return <OrderMissing title={title} />;
  if (payment.status !== 'ready')
    return <FlowPending title={title} loaded={payment} label={t('payment.loading')} />;
  return <PaymentPage key={number} payment={payment.data} />;
}
