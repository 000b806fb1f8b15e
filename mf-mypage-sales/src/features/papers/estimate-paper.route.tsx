import { getEstimate } from '@vitis/contracts';
import { estimatePaper, isEstimatePrintable, statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { numberSubject, PaperPage } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { TradeSheet } from '@vitis/ui';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';

/** 견적서: the answer as paper, in Korean whatever the page's language. */
export const Screen = defineScreen(EstimatePaperScreen, {
  access: ['SALESPERSON'],
  head: numberSubject('mid'),
});

function EstimatePaperScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { mid = '' } = useParams();
  const estimate = useEndpoint(getEstimate, { params: { number: mid } });
  const back = `${MANAGE_ESTIMATES_PATH}/${mid}`;

  return (
    <PaperPage
      loaded={estimate}
      failed={t('portal.estimates.failed')}
      back={back}
      reasonNot={(of) =>
        isEstimatePrintable(of)
          ? null
          : t('portal.paper.noEstimate', { status: statusLabel('estimate', of.status, language) })
      }
    >
      {(of, toolbar) => <TradeSheet paper={estimatePaper(of)} toolbar={toolbar} />}
    </PaperPage>
  );
}
