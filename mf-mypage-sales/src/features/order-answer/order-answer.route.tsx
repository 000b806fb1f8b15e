import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { DocumentMissing } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { boxIcon } from '@vitis/ui';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { OrderPage } from './order-page.tsx';
import { useOrder } from './use-order.ts';

/** One order of a client: read it, confirm it, complete it, cancel it, plan its deliveries. */
export const Screen = defineScreen(OrderAnswerScreen, { access: ['SALESPERSON'] });

function OrderAnswerScreen() {
  const { oid = '' } = useParams();
  return <OrderOf key={oid} number={oid} />;
}

function OrderOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { order, refresh } = useOrder(number);

  if (order.status === 'loading') return <DocumentSkeleton label={t('portal.common.loading')} />;
  if (order.status === 'failed') {
    return (
      <DocumentMissing
        load={order}
        icon={boxIcon}
        list={MANAGE_ORDERS_PATH}
        texts={{
          failed: t('order.failed'),
          notFound: t('order.notFound'),
          notFoundText: t('order.notFoundText'),
          toList: t('order.toList'),
        }}
      />
    );
  }
  return <OrderPage order={order.data} refresh={refresh} />;
}
