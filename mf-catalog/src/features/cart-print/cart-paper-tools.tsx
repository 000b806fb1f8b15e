import { type BodyOf, type CartPaper, mailCartPaper } from '@vitis/contracts';
import { showAlert } from '@vitis/platform';
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
  // What is wrong has no field here: the form is a page back.
  const { run, busy } = useCommand(mailCartPaper, { fields: () => true });
  const mail = async () => {
    const outcome = await run({ params: { paper }, body });
    const [wrong] = outcome.kind === 'refused' ? Object.values(outcome.fields) : [];
    if (wrong !== undefined) void showAlert(wrong);
    return outcome;
  };
  const send = usePaperMail({ taxEmail, mail });
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
