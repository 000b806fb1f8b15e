import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { DocumentMissing, numberTitle } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { OrderPage } from './order-page.tsx';
import { useOrder } from './use-order.ts';

/** One order: what was ordered, where it goes, and how far it has come. */
export const Screen = defineScreen(OrderScreen, { access: ['B2B'], head: numberTitle('hid') });

function OrderScreen() {
  const { hid = '' } = useParams();
  return <OrderOf key={hid} number={hid} />;
}

function OrderOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const order = useOrder(number);

  if (order.status === 'loading') return <DocumentSkeleton label={t('portal.common.loading')} />;
  if (order.status === 'failed') {
    return (
      <DocumentMissing
        load={order}
        list={ORDERS_PATH}
        texts={{
          failed: t('portal.orders.failed'),
          notFound: t('order.notFound'),
          notFoundText: t('order.notFoundText'),
          toList: t('order.toList'),
        }}
      />
    );
  }
  return <OrderPage order={order.data} />;
}
