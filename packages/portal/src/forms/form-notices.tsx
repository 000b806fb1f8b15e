import type { Problem } from '@vitis/contracts';
import { Button, Notice } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { useFocusOn } from './use-focus-on.ts';

interface FormNoticesProps {
  /** Sends once more, unchanged, what nobody knows of: what was changed since would be a second one. */
  check?: { busy: boolean; onCheck: () => void };
  /** What the provider said against the whole form; takes the focus. */
  refusal: Problem | null;
  /** What was sent and whose answer was lost, if any. */
  unsettled: unknown;
}

/** What stands over a form after it was sent: why it was refused, or that nobody knows yet whether it arrived. */
export function FormNotices({ refusal, unsettled, check }: FormNoticesProps) {
  const { t } = usePortalTexts();
  const box = useFocusOn(refusal);
  return (
    <>
      {refusal ? (
        <div ref={box} tabIndex={-1} role="alert">
          <Notice tone="bad" title={refusal.message} />
        </div>
      ) : null}
      {unsettled ? (
        <Notice
          tone="careful"
          role="alert"
          title={t('portal.forms.unsettled')}
          action={
            check ? (
              <Button size="small" loading={check.busy} onClick={check.onCheck}>
                {t('portal.forms.check')}
              </Button>
            ) : null
          }
        >
          {t(check ? 'portal.forms.checkText' : 'portal.forms.unsettledText')}
        </Notice>
      ) : null}
    </>
  );
}
