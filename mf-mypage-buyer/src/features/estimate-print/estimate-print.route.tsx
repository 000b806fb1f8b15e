import { getEstimate } from '@vitis/contracts';
import { estimatePrintDocument, isEstimatePrintable, statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { EstimatePaperTools, numberSubject, PrintPage, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { TradeSheet } from '@vitis/ui';
import { ESTIMATES_PATH } from '../../shared/paths.ts';

/** 견적서: the answer as a print document, in Korean whatever the page's language. */
export const Screen = defineScreen(EstimatePrintScreen, {
  access: ['B2B'],
  data: readsOf('hid', getEstimate),
  head: numberSubject('hid'),
});

function EstimatePrintScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { hid = '' } = useParams();
  const estimate = useEndpoint(getEstimate, { params: { number: hid } });
  const back = `${ESTIMATES_PATH}/${hid}`;

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
