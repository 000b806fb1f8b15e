import { getOrderForm } from '@vitis/contracts';
import { isOrderPrintable, orderPrintDocument } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { numberSubject, OrderPaperTools, PrintPage, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { TradeSheet } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';

/** 발주서: the order as a print document, in Korean whatever the page's language. */
export const Screen = defineScreen(OrderPrintScreen, {
  access: ['B2B'],
  data: readsOf('hid', getOrderForm),
  head: numberSubject('hid'),
});

function OrderPrintScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { hid = '' } = useParams();
  const order = useEndpoint(getOrderForm, { params: { number: hid } });
  const back = `${ORDERS_PATH}/${hid}`;

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
