import type { ApiFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure as Failure } from '@vitis/portal/documents';

export interface LoadFailureProps {
  error: ApiFailure;
  retry: () => void;
  busy?: boolean;
  /** False where only the button tries again. */
  byItself?: boolean;
}

/** A list or a wine that could not be loaded, in its place, with another try. */
export function LoadFailure({ error, retry, busy, byItself }: LoadFailureProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Failure
      title={t('failure.title')}
      load={{ error, refresh: retry, isRefreshing: busy ?? false }}
      byItself={byItself ?? true}
    />
  );
}
