import { getOrderForm, OrderFormNumber } from '@vitis/contracts';
import { documentList } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, boxIcon, EmptyState } from '@vitis/ui';
import * as v from 'valibot';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { FlowPending } from '../../shared/order-flow/flow-pending.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** An order that has just been placed (`?number=O…`); a reload shows the same. */
export const Screen = defineScreen(OrderCompleteScreen, { access: ['B2B'] });

function OrderCompleteScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const number = search.get('number') ?? '';
  const isNumber = v.is(OrderFormNumber, number);
  const order = useEndpoint(getOrderForm, isNumber ? { params: { number } } : null);
  useSocketHint('order:changed', (hint) => {
    if (hint === null || hint.orderFormNumber === number) void order.refresh();
  });
  const title = t('order.title');

  if (!isNumber || order.error?.status === 404) {
    return (
      <FlowPage title={t('complete.notFound')}>
        <EmptyState
          icon={boxIcon}
          title={t('complete.notFoundText')}
          action={
            <>
              <ButtonLink variant="primary" href={documentList('orderForm', 'B2B')}>
                {t('complete.allOrders')}
              </ButtonLink>
              <ButtonLink href="/">{t('action.home')}</ButtonLink>
            </>
          }
        />
      </FlowPage>
    );
  }
  if (order.status !== 'ready')
    return <FlowPending title={title} loaded={order} label={t('complete.loading')} />;
  return <PlacedOrder order={order.data} />;
}
