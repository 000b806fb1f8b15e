import { type BodyOf, type CartPaper, downloadCartPaper, mailCartPaper, urlOf } from '@vitis/contracts';
import { showAlert } from '@vitis/platform';
import { useSettledCommand } from '@vitis/portal/commands';
import { PaperToolbar } from '@vitis/portal/documents';

interface CartPaperToolsProps {
  paper: CartPaper;
  body: BodyOf<typeof downloadCartPaper>;
  /** What its file is called. */
  name: string;
  taxEmail: string | null;
  /** Where the same is filled in on the screen. */
  back: string;
}

/** What can be done with a paper of the cart: the same as with one that was sent. */
export function CartPaperTools({ paper, body, ...file }: CartPaperToolsProps) {
  const params = { paper };
  // What is wrong has no field here: the form is a page back.
  const { run, busy } = useSettledCommand(mailCartPaper, { fields: () => true });
  const mail = async () => {
    const outcome = await run({ params, body });
    const [wrong] = outcome.kind === 'refused' ? Object.values(outcome.fields) : [];
    if (wrong !== undefined) void showAlert(wrong);
    return outcome;
  };
  return (
    <PaperToolbar
      {...file}
      path={urlOf(downloadCartPaper, { params })}
      body={body}
      mail={mail}
      mailing={busy}
    />
  );
}
