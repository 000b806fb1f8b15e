import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { DocumentMissing } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { EstimatePage } from './estimate-page.tsx';
import { useEstimate } from './use-estimate.ts';

/** One estimate of a client: read it, compare its revisions, answer it, cancel it. */
export const Screen = defineScreen(EstimateAnswerScreen, { access: ['SALESPERSON'] });

function EstimateAnswerScreen() {
  const { mid = '' } = useParams();
  return <EstimateOf key={mid} number={mid} />;
}

function EstimateOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { estimate, revisions } = useEstimate(number);

  if (estimate.status === 'loading') return <DocumentSkeleton label={t('portal.common.loading')} />;
  if (estimate.status === 'failed') {
    return (
      <DocumentMissing
        load={estimate}
        list={MANAGE_ESTIMATES_PATH}
        texts={{
          failed: t('estimate.failed'),
          notFound: t('estimate.notFound'),
          notFoundText: t('estimate.notFoundText'),
          toList: t('estimate.toList'),
        }}
      />
    );
  }
  return <EstimatePage estimate={estimate.data} revisions={revisions} />;
}
