import type { ApiFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useFailureText } from '@vitis/portal/documents';
import { ErrorPanel } from '@vitis/ui';

interface Props {
  title: string;
  /** None where it was code that did not come. */
  error?: ApiFailure | null;
  retry: () => void;
  busy?: boolean;
  /** False where only the button tries again. */
  byItself?: boolean;
  className?: string;
}

/** In place of what could not be loaded in chat: why, the request's number, and another try. */
export function ChatFailure({ title, error, retry, busy, byItself = true, className }: Props) {
  const { t } = useTranslation('mf-chat');
  const message = useFailureText(error, {
    failed: t('rooms.failedText'),
    offline: t(byItself ? 'rooms.offlineText' : 'rooms.offlineRetryText'),
  });
  return (
    <ErrorPanel
      compact
      className={className}
      title={title}
      message={message}
      request={error?.problem ? { label: t('rooms.requestId'), id: error.problem.requestId } : undefined}
      retry={{ label: t('rooms.retry'), onRetry: retry, busy }}
    />
  );
}
