import type { Problem } from '@vitis/contracts';
import { Notice } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { useFocusOn } from './use-focus-on.ts';

interface FormNoticesProps {
  /** What the provider said against the whole form; takes the focus. */
  refusal: Problem | null;
  /** What was sent and whose answer was lost, if any. */
  unsettled: unknown;
}

/** What stands over a form after it was sent: why it was refused, or that nobody knows yet whether it arrived. */
export function FormNotices({ refusal, unsettled }: FormNoticesProps) {
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
        <Notice tone="careful" role="alert" title={t('portal.forms.unsettled')}>
          {t('portal.forms.unsettledText')}
        </Notice>
      ) : null}
    </>
  );
}
