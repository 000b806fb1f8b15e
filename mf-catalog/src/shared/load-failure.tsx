import type { ApiFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { ErrorPanel } from '@vitis/ui';

export interface LoadFailureProps {
  error: ApiFailure;
  retry: () => void;
  busy?: boolean;
}

/** A list or a wine that could not be loaded, in its place, with another try. */
export function LoadFailure({ error, retry, busy }: LoadFailureProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <ErrorPanel
      title={t('failure.title')}
      message={error.problem?.message ?? t('failure.message')}
      {...(error.problem ? { request: { label: t('failure.request'), id: error.problem.requestId } } : {})}
      retry={{ label: t('failure.retry'), onRetry: retry, busy: busy ?? false }}
    />
  );
}
