import { isMissing } from '@vitis/platform/documents';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import { DocumentSkeleton } from '@vitis/ui/documents';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { RouterLinks } from '../../shared/router-links.tsx';
import { EstimatePage } from './estimate-page.tsx';
import { useEstimate } from './use-estimate.ts';

/** One estimate of a client: read it, compare its revisions, answer it, cancel it. */
export function Screen() {
  const { mid = '' } = useParams();
  return (
    <RouterLinks>
      <EstimateOf key={mid} number={mid} />
    </RouterLinks>
  );
}

function EstimateOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { estimate, revisions, refresh } = useEstimate(number);

  if (estimate.status === 'loading') return <DocumentSkeleton label={t('common.loading')} />;
  if (estimate.status === 'failed') {
    if (!isMissing(estimate.error)) return <LoadFailure title={t('estimate.failed')} load={estimate} />;
    return (
      <EmptyState
        icon={fileIcon}
        title={t('estimate.notFound')}
        message={t('estimate.notFoundText')}
        action={<ButtonLink href={MANAGE_ESTIMATES_PATH}>{t('estimate.toList')}</ButtonLink>}
      />
    );
  }
  return <EstimatePage estimate={estimate.data} revisions={revisions} refresh={refresh} />;
}
