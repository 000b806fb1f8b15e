import { type BodyOf, type CartPaper, mailCartPaper } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { usePaperMail } from '@vitis/portal/documents';
import { Button, closeIcon, mailIcon, printIcon } from '@vitis/ui';

interface CartPaperToolsProps {
  paper: CartPaper;
  body: BodyOf<typeof mailCartPaper>;
  taxEmail: string | null;
  onClose: () => void;
}

/** Over a paper of the cart: mailed to the own company, printed, and the way back. */
export function CartPaperTools({ paper, body, taxEmail, onClose }: CartPaperToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const { run, busy } = useCommand(mailCartPaper);
  const send = usePaperMail({ taxEmail, mail: () => run({ params: { paper }, body }) });
  return (
    <>
      <Button icon={closeIcon} onClick={onClose}>
        {t('portal.print.close')}
      </Button>
      <Button icon={mailIcon} loading={busy} onClick={() => void send()}>
        {t('portal.print.mail')}
      </Button>
      <Button variant="primary" icon={printIcon} onClick={() => window.print()}>
        {t('portal.print.print')}
      </Button>
    </>
  );
}
