import { isOrderPrintable, isStatementPrintable, statementPrintDocuments } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useSearchParams } from '@vitis/platform/router';
import { StatementSheets } from '@vitis/ui';
import { useOrder } from '../detail/kinds/use-order.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { OrderPaperTools } from './paper-tools.tsx';
import { PrintPage } from './print-page.tsx';
import { STATED_DELIVERY } from './statement-path.ts';

/**
 * 거래명세서 of each delivery of an order, or of the one that the address names: twice on a sheet, in Korean whatever the
 * page's language. `back` is where the order is read.
 */
export function StatementPage({ number, back }: { number: string; back: string }) {
  const { t } = usePortalTexts();
  const [search] = useSearchParams();
  const named = Number(search.get(STATED_DELIVERY) ?? Number.NaN);
  const idDeliveryInfo = Number.isSafeInteger(named) ? named : undefined;
  const { order } = useOrder(number);
  // Before a delivery is completed, its paper says what is owed at this moment.
  useSocketHint('ledger:changed', order.refresh);

  return (
    <PrintPage
      loaded={order}
      failed={t('portal.orders.failed')}
      back={back}
      reasonNot={(of) => {
        if (!isOrderPrintable(of)) return t('portal.print.cancelledOrder');
        if (!isStatementPrintable(of)) return t('portal.print.noStatement');
        return statementPrintDocuments(of, idDeliveryInfo).length === 0 ? t('portal.print.notFound') : null;
      }}
    >
      {(of) => {
        const printDocuments = statementPrintDocuments(of, idDeliveryInfo);
        return (
          <StatementSheets
            printDocuments={printDocuments}
            toolbar={
              <OrderPaperTools
                order={of}
                paper="statement"
                back={back}
                {...(idDeliveryInfo === undefined ? {} : { idDeliveryInfo })}
                {...(printDocuments.length === 1 ? { number: printDocuments[0]!.number } : {})}
              />
            }
          />
        );
      }}
    </PrintPage>
  );
}
