import { useTranslation } from '@vitis/platform/i18n';
import { Button, closeIcon, printIcon } from '@vitis/ui';

interface PrintToolsProps {
  busy?: boolean;
  /** Something did not come: the sheet says what, and is not for paper. */
  incomplete?: boolean;
  onClose: () => void;
}

/** Over a sheet: print it once all of it is there, or go back. */
export function PrintTools({ busy = false, incomplete = false, onClose }: PrintToolsProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      <Button icon={closeIcon} onClick={onClose}>
        {t('print.back')}
      </Button>
      <Button
        variant="primary"
        icon={printIcon}
        loading={busy && !incomplete}
        disabled={incomplete}
        onClick={() => window.print()}
      >
        {t('portal.print.print')}
      </Button>
    </>
  );
}
