import { getOrderForm } from '@vitis/contracts';
import { isOrderPrintable, isStatementPrintable, statementPaper } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { numberSubject, PaperPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { StatementSheet } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';

/** 거래명세서: what was handed over, twice on a sheet, in Korean whatever the page's language. */
export const Screen = defineScreen(StatementPaperScreen, { access: ['B2B'], head: numberSubject('hid') });

function StatementPaperScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { hid = '' } = useParams();
  const order = useEndpoint(getOrderForm, { params: { number: hid } });
  const back = `${ORDERS_PATH}/${hid}`;

  return (
    <PaperPage
      loaded={order}
      failed={t('portal.orders.failed')}
      back={back}
      reasonNot={(of) => {
        if (isStatementPrintable(of)) return null;
        return t(isOrderPrintable(of) ? 'portal.paper.noStatement' : 'portal.paper.cancelledOrder');
      }}
    >
      {(of, toolbar) => <StatementSheet paper={statementPaper(of)} toolbar={toolbar} />}
    </PaperPage>
  );
}
