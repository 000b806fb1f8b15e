import { useTranslation } from '@vitis/platform/i18n';
import { LastOrders as Orders } from '@vitis/portal/buying';
import { Panel, TextLink } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';

/** How many of the last orders are shown. */
export const LAST_ORDERS = 5;

/** The company's last orders, each to be put into the cart again. */
export function LastOrders() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <Panel
      title={t('overview.orders')}
      action={
        <>
          {t('overview.withVat')} ·{' '}
          <TextLink arrow href={ORDERS_PATH}>
            {t('orders.title')}
          </TextLink>
        </>
      }
    >
      <Orders size={LAST_ORDERS} />
    </Panel>
  );
}
