import { getOrderForm } from '@vitis/contracts';
import { isOrderPrintable, orderPaper } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { numberSubject, PaperPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { TradeSheet } from '@vitis/ui';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

/** 발주서: the order as paper, in Korean whatever the page's language. */
export const Screen = defineScreen(OrderPaperScreen, { access: ['SALESPERSON'], head: numberSubject('oid') });

function OrderPaperScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const { oid = '' } = useParams();
  const order = useEndpoint(getOrderForm, { params: { number: oid } });
  const back = `${MANAGE_ORDERS_PATH}/${oid}`;

  return (
    <PaperPage
      loaded={order}
      failed={t('portal.orders.failed')}
      back={back}
      reasonNot={(of) => (isOrderPrintable(of) ? null : t('portal.paper.cancelledOrder'))}
    >
      {(of, toolbar) => <TradeSheet paper={orderPaper(of)} toolbar={toolbar} />}
    </PaperPage>
  );
}
