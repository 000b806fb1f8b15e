import { getOrderForm } from '@vitis/contracts';
import { isOrderPrintable, orderPrintDocument } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { numberSubject, OrderPaperTools, PrintPage, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { TradeSheet } from '@vitis/ui';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

/** 발주서: the order as a print document, in Korean whatever the page's language. */
export const Screen = defineScreen(OrderPrintScreen, {
  access: ['SALESPERSON'],
  data: readsOf('oid', getOrderForm),
  head: numberSubject('oid'),
});

function OrderPrintScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const { oid = '' } = useParams();
  const order = useEndpoint(getOrderForm, { params: { number: oid } });
  const back = `${MANAGE_ORDERS_PATH}/${oid}`;

  return (
    <PrintPage
      loaded={order}
      failed={t('portal.orders.failed')}
      back={back}
      reasonNot={(of) => (isOrderPrintable(of) ? null : t('portal.print.cancelledOrder'))}
    >
      {(of) => (
        <TradeSheet
          printDocument={orderPrintDocument(of)}
          toolbar={<OrderPaperTools order={of} paper="order" back={back} />}
        />
      )}
    </PrintPage>
  );
}
