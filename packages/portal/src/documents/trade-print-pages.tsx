import { getEstimate } from '@vitis/contracts';
import {
  estimatePrintDocument,
  isEstimatePrintable,
  isOrderPrintable,
  orderPrintDocument,
  statusLabel,
} from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { TradeSheet } from '@vitis/ui';
import { useOrder } from '../detail/kinds/use-order.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { EstimatePaperTools, OrderPaperTools } from './paper-tools.tsx';
import { PrintPage } from './print-page.tsx';

interface Props {
  number: string;
  /** Where the document is read on the screen. */
  back: string;
}

/** 견적서: the answer as a print document, in Korean whatever the page's language. */
export function EstimatePrintPage({ number, back }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const estimate = useEndpoint(getEstimate, { params: { number } });
  useSocketHint('estimate:changed', (hint) => {
    if (hint === null || hint.estimateNumber === number) estimate.refresh();
  });

  return (
    <PrintPage
      loaded={estimate}
      failed={t('portal.estimates.failed')}
      back={back}
      reasonNot={(of) =>
        isEstimatePrintable(of)
          ? null
          : t('portal.print.noEstimate', { status: statusLabel('estimate', of.status, language) })
      }
    >
      {(of) => (
        <TradeSheet
          printDocument={estimatePrintDocument(of)}
          toolbar={<EstimatePaperTools estimate={of} back={back} />}
        />
      )}
    </PrintPage>
  );
}

/** 발주서: the order as a print document, in Korean whatever the page's language. */
export function OrderPrintPage({ number, back }: Props) {
  const { t } = usePortalTexts();
  const { order } = useOrder(number);

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
