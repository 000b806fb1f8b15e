import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { Button, closeIcon, printIcon } from '@vitis/ui';

/** Over a document on its sheets: print it, or go back to where it is read. */
export function PaperToolbar({ back }: { back: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const navigate = useNavigate();
  return (
    <>
      <Button icon={closeIcon} onClick={() => void navigate(back)}>
        {t('paper.close')}
      </Button>
      <Button variant="primary" icon={printIcon} onClick={() => window.print()}>
        {t('paper.print')}
      </Button>
    </>
  );
}
