import { requestPasswordReset } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { callWithCaptcha, codeReply, useFocusOn } from '@vitis/portal/forms';
import { Button, Notice } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/account-page.module.scss';
import { EmailInput } from '../../shared/login-inputs.tsx';
import { useEmailForm } from '../../shared/use-email-form.ts';

/** Minutes for which the link that was mailed is good, or why none was. */
type Told = { minutes: number } | { refusal: string };

/** Has a link mailed. Whether there is such an account, the page does not learn. */
export function ByMail() {
  const { t } = useTranslation('mf-account');
  const [told, setTold] = useState<Told | null>(null);
  const box = useFocusOn(told);
  const { form, field, element, submit } = useEmailForm();
  const send = submit(async (body) => {
    setTold(null);
    const reply = await codeReply(callWithCaptcha(requestPasswordReset, { body }));
    setTold(
      reply.done
        ? { minutes: Math.floor(reply.body.expiresInSeconds / 60) }
        : { refusal: reply.message ?? t('social.return.unreachable') },
    );
  });

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('findPassword.byMail')}
      onSubmit={send}
    >
      {told === null ? null : (
        <div ref={box} role={'refusal' in told ? 'alert' : 'status'} tabIndex={-1}>
          {'refusal' in told ? (
            <Notice tone="bad">{told.refusal}</Notice>
          ) : (
            <Notice tone="good" title={t('findPassword.mailed')}>
              {t('findPassword.mailedText', { minutes: told.minutes })}
            </Notice>
          )}
        </div>
      )}
      <EmailInput {...field('email')} />
      <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
        {t('findPassword.mail')}
      </Button>
    </form>
  );
}
