import type { ApiFailure } from '@vitis/platform';
import { ErrorPanel } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { failureLabels } from './document-labels.ts';

interface Props {
  /** What could not be loaded. */
  title: string;
  load: { error: ApiFailure; refresh: () => void };
  className?: string;
}

/** In place of what could not be loaded: why, the request's number, and another try. */
export function LoadFailure({ title, load, className }: Props) {
  const { t } = usePortalTexts();
  return <ErrorPanel className={className} title={title} {...failureLabels(t, load)} />;
}
