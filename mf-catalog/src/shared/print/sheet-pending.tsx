import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { PrintLoading, PrintMissing } from '@vitis/ui/documents';
import { LoadFailure } from '../load-failure.tsx';

interface SheetPendingProps {
  loaded: Loaded<unknown>;
  /** What is said where there is no such thing, and the way back. */
  missing: { reason: string; label: string; href: string };
}

/** In the place of a sheet: it is on its way, there is none, or it could not be loaded. */
export function SheetPending({ loaded, missing: { reason, label, href } }: SheetPendingProps) {
  const { t } = useTranslation('mf-catalog');
  if (loaded.status === 'failed' && loaded.error.status !== 404)
    return (
      <PrintMissing>
        <LoadFailure error={loaded.error} retry={loaded.refresh} busy={loaded.isRefreshing} />
      </PrintMissing>
    );
  if (loaded.status === 'loading') return <PrintLoading label={t('print.loading')} />;
  return <PrintMissing reason={reason} back={{ label, href }} />;
}
