import { type BodyOf, type CartPaper, mailCartPaper } from '@vitis/contracts';
import { showAlert } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { usePaperMail } from '@vitis/portal/documents';
import { Button, closeIcon, IconButton, mailIcon, printIcon, useMediaQuery } from '@vitis/ui';
import { ZoomButton } from '@vitis/ui/documents';

interface CartPaperToolsProps {
  paper: CartPaper;
  body: BodyOf<typeof mailCartPaper>;
  taxEmail: string | null;
  onClose: () => void;
}

/** Over a paper of the cart: mailed to the own company, printed, and the way back; on a phone its size, too. */
export function CartPaperTools({ paper, body, taxEmail, onClose }: CartPaperToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  // What is wrong has no field here: the form is a page back.
  const { run, busy } = useCommand(mailCartPaper, { fields: () => true });
  const mail = async () => {
    const outcome = await run({ params: { paper }, body });
    const [wrong] = outcome.kind === 'refused' ? Object.values(outcome.fields) : [];
    if (wrong !== undefined) void showAlert(wrong);
    return outcome;
  };
  const send = usePaperMail({ taxEmail, mail });
  const close = t('portal.print.close');
  const letter = t('portal.print.mail');
  return (
    <>
      {isPhone ? (
        <>
          <IconButton variant="bordered" icon={closeIcon} label={close} onClick={onClose} />
          <ZoomButton labels={{ zoomIn: t('portal.print.zoomIn'), zoomOut: t('portal.print.zoomOut') }} />
          <IconButton variant="bordered" icon={mailIcon} label={letter} onClick={() => void send()} />
        </>
      ) : (
        <>
          <Button icon={closeIcon} onClick={onClose}>
            {close}
          </Button>
          <Button icon={mailIcon} loading={busy} onClick={() => void send()}>
            {letter}
          </Button>
        </>
      )}
      <Button variant="primary" icon={printIcon} onClick={() => window.print()}>
        {t('portal.print.print')}
      </Button>
    </>
  );
}
