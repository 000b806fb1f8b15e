import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { DocumentMissing, numberTitle } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { ESTIMATES_PATH } from '../../shared/paths.ts';
import { EstimatePage } from './estimate-page.tsx';
import { useEstimate } from './use-estimate.ts';

/** One estimate: the answer, its revisions side by side, and what the buyer may do with it. */
export const Screen = defineScreen(EstimateScreen, { access: ['B2B'], head: numberTitle('hid') });

function EstimateScreen() {
  const { hid = '' } = useParams();
  return <EstimateOf key={hid} number={hid} />;
}

function EstimateOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { estimate, revisions } = useEstimate(number);

  if (estimate.status === 'loading') return <DocumentSkeleton label={t('portal.common.loading')} />;
  if (estimate.status === 'failed') {
    return (
      <DocumentMissing
        load={estimate}
        list={ESTIMATES_PATH}
        texts={{
          failed: t('portal.estimates.failed'),
          notFound: t('estimate.notFound'),
          notFoundText: t('estimate.notFoundText'),
          toList: t('estimate.toList'),
        }}
      />
    );
  }
  return <EstimatePage estimate={estimate.data} revisions={revisions} />;
}
