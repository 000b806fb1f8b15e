import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { DocumentMissing } from '../../shared/document-missing.tsx';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { RouterLinks } from '../../shared/router-links.tsx';
import { OrderPage } from './order-page.tsx';
import { useOrder } from './use-order.ts';

/** One order: what was ordered, where it goes, and how far it has come. */
export function Screen() {
  const { hid = '' } = useParams();
  return (
    <RouterLinks>
      <OrderOf key={hid} number={hid} />
    </RouterLinks>
  );
}

function OrderOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const order = useOrder(number);

  if (order.status === 'loading') return <DocumentSkeleton label={t('common.loading')} />;
  if (order.status === 'failed') {
    return (
      <DocumentMissing
        load={order}
        list={ORDERS_PATH}
        texts={{
          failed: t('orders.failed'),
          notFound: t('order.notFound'),
          notFoundText: t('order.notFoundText'),
          toList: t('order.toList'),
        }}
      />
    );
  }
  return <OrderPage order={order.data} />;
}
