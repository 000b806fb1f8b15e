import type { ApiFailure } from '@vitis/platform';
import { ErrorPanel } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { useFailureText } from './use-failure-text.ts';

interface Props {
  /** What could not be loaded. */
  title: string;
  /** Without an error it is code that did not come. */
  load: { error?: ApiFailure | null; refresh: () => void; isRefreshing?: boolean };
  /** False where only the button tries again: nothing is promised then of when the network is back. */
  byItself?: boolean;
  /** Inside a panel of a page that works otherwise. */
  compact?: boolean;
  className?: string;
}

/** In place of what could not be loaded: why, the request's number, and another try. */
export function LoadFailure({ title, load, byItself = true, compact, className }: Props) {
  const { t } = usePortalTexts();
  const message = useFailureText(load.error, {
    failed: t('portal.common.failedText'),
    offline: t(byItself ? 'portal.common.offlineText' : 'portal.common.offlineRetryText'),
  });
  const requestId = load.error?.problem?.requestId;
  return (
    <ErrorPanel
      compact={compact}
      className={className}
      title={title}
      message={message}
      request={requestId === undefined ? undefined : { label: t('portal.common.requestId'), id: requestId }}
      retry={{
        label: t('portal.common.retry'),
        onRetry: load.refresh,
        busy: load.isRefreshing,
      }}
    />
  );
}
