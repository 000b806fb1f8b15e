import { $online, type ApiFailure, useStore } from '@vitis/platform';
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
  const online = useStore($online);
  return (
    <ErrorPanel
      title={t('failure.title')}
      message={error.problem?.message ?? t(online ? 'failure.message' : 'failure.offline')}
      {...(error.problem ? { request: { label: t('failure.request'), id: error.problem.requestId } } : {})}
      retry={{ label: t('failure.retry'), onRetry: retry, busy: busy ?? false }}
    />
  );
}
