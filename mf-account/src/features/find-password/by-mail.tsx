import { requestPasswordReset } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { callWithCaptcha, codeReply, useFocusOn } from '@vitis/portal/forms';
import { Button, Notice } from '@vitis/ui';
import { useState } from 'react';
import { AccountForm } from '../../shared/account-form.tsx';
import { EmailInput } from '../../shared/login-inputs.tsx';
import { useEmailForm } from '../../shared/use-email-form.ts';

/** Has a link mailed. Whether there is such an account, the page does not learn. */
export function ByMail() {
  const { t } = useTranslation('mf-account');
  /** For how long the link that was mailed is good. */
  const [minutes, setMinutes] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const box = useFocusOn(minutes);
  const { form, field, element, submit } = useEmailForm();
  const send = submit(async (body) => {
    setMinutes(null);
    setRefusal(null);
    const reply = await codeReply(callWithCaptcha(requestPasswordReset, { body }));
    if (reply.done) setMinutes(Math.floor(reply.body.expiresInSeconds / 60));
    else setRefusal(reply.message ?? t('social.return.unreachable'));
  });

  return (
    <AccountForm element={element} label={t('findPassword.byMail')} refusal={refusal} onSubmit={send}>
      {minutes === null ? null : (
        <div ref={box} role="status" tabIndex={-1}>
          <Notice tone="good" title={t('findPassword.mailed')}>
            {t('findPassword.mailedText', { minutes })}
          </Notice>
        </div>
      )}
      <EmailInput {...field('email')} />
      <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
        {t('findPassword.mail')}
      </Button>
    </AccountForm>
  );
}
