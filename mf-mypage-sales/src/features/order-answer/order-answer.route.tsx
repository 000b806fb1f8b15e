import { isMissing } from '@vitis/platform/documents';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ButtonLink, boxIcon, EmptyState } from '@vitis/ui';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { RouterLinks } from '../../shared/router-links.tsx';
import { OrderPage } from './order-page.tsx';
import { useOrder } from './use-order.ts';

/** One order of a client: read it, confirm it, complete it, cancel it, plan its deliveries. */
export function Screen() {
  const { oid = '' } = useParams();
  return (
    <RouterLinks>
      <OrderOf key={oid} number={oid} />
    </RouterLinks>
  );
}

function OrderOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { order, refresh } = useOrder(number);

  if (order.status === 'loading') return <DocumentSkeleton label={t('common.loading')} />;
  if (order.status === 'failed') {
    if (!isMissing(order.error)) return <LoadFailure title={t('order.failed')} load={order} />;
    return (
      <EmptyState
        icon={boxIcon}
        title={t('order.notFound')}
        message={t('order.notFoundText')}
        action={<ButtonLink href={MANAGE_ORDERS_PATH}>{t('order.toList')}</ButtonLink>}
      />
    );
  }
  return <OrderPage order={order.data} refresh={refresh} />;
}
