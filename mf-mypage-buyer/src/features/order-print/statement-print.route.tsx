import { getOrderForm } from '@vitis/contracts';
import { isOrderPrintable, isStatementPrintable, statementPrintDocument } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { numberSubject, OrderPaperTools, PrintPage, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { StatementSheet } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';

/** 거래명세서: what was handed over, twice on a sheet, in Korean whatever the page's language. */
export const Screen = defineScreen(StatementPrintScreen, {
  access: ['B2B'],
  data: readsOf('hid', getOrderForm),
  head: numberSubject('hid'),
});

function StatementPrintScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { hid = '' } = useParams();
  const order = useEndpoint(getOrderForm, { params: { number: hid } });
  const back = `${ORDERS_PATH}/${hid}`;

  return (
    <PrintPage
      loaded={order}
      failed={t('portal.orders.failed')}
      back={back}
      reasonNot={(of) => {
        if (isStatementPrintable(of)) return null;
        return t(isOrderPrintable(of) ? 'portal.print.noStatement' : 'portal.print.cancelledOrder');
      }}
    >
      {(of) => (
        <StatementSheet
          printDocument={statementPrintDocument(of)}
          toolbar={<OrderPaperTools order={of} paper="statement" back={back} />}
        />
      )}
    </PrintPage>
  );
}
