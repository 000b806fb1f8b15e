import { confirm, showAlert } from '@vitis/platform';
import type { Outcome } from '../commands/outcome.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';

export interface PaperMail {
  /** Where the company has its tax invoices mailed to. */
  taxEmail: string | null;
  mail: () => Promise<Outcome<{ recipient: string }>>;
}

/** Asks before a paper is mailed, and says where it went. */
export function usePaperMail({ taxEmail, mail }: PaperMail): () => Promise<void> {
  const { t } = usePortalTexts();
  return async () => {
    if (taxEmail && !(await confirm(t('portal.print.mailQuestion', { email: taxEmail })))) return;
    const outcome = await mail();
    if (outcome.kind === 'done') void showAlert(t('portal.print.mailed', { email: outcome.body.recipient }));
  };
}
