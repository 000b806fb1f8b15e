import { useTranslation } from '@vitis/platform/i18n';
import { Button, closeIcon, printIcon } from '@vitis/ui';

/** Over a sheet: print it once all of it is there, or go back. */
export function PrintTools({ busy = false, onClose }: { busy?: boolean; onClose: () => void }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      <Button icon={closeIcon} onClick={onClose}>
        {t('print.back')}
      </Button>
      <Button variant="primary" icon={printIcon} loading={busy} onClick={() => window.print()}>
        {t('portal.print.print')}
      </Button>
    </>
  );
}
