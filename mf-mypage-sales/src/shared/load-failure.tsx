import type { ApiFailure } from '@vitis/platform';
import { failureWords } from '@vitis/platform/documents';
import { useTranslation } from '@vitis/platform/i18n';
import { ErrorPanel } from '@vitis/ui';

interface Props {
  /** What could not be loaded. */
  title: string;
  load: { error: ApiFailure; refresh: () => void };
  className?: string;
}

/** In place of what could not be loaded: why, the request's number, and another try. */
export function LoadFailure({ title, load, className }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  return <ErrorPanel className={className} title={title} {...failureWords(t, load)} />;
}
