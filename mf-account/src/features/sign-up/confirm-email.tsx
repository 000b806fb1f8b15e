import { mailSignUpLink, type SignUpApplication } from '@vitis/contracts';
import { EMAIL_LINK_HOURS, EmailField, MAX_EMAIL_LENGTH, UNCONFIRMED_SIGN_UP_DAYS } from '@vitis/domain';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { codeReply, useSchemaForm, useSeconds } from '@vitis/portal/forms';
import { Button, Notice, TextInput } from '@vitis/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../../shared/account-form.tsx';
import styles from './sign-up.module.scss';

interface ConfirmEmailProps {
  application: SignUpApplication;
  /** Another link is on its way. */
  onMailed: () => void;
}

const Fields = v.object({ email: EmailField });
type Fields = v.InferOutput<typeof Fields>;

/** What is left to do before anybody decides: to open the link that was mailed; or to have it mailed again. */
export function ConfirmEmail({ application, onMailed }: ConfirmEmailProps) {
  const { t } = useTranslation('mf-account');
  const { email, mailAgainAfterSeconds } = application;
  const [wait, setWait] = useSeconds();
  useEffect(() => setWait(mailAgainAfterSeconds), [mailAgainAfterSeconds, setWait]);
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<{ isMailed: boolean; text: string } | null>(null);
  const typed = useSchemaForm<Fields, Fields>({
    schema: Fields,
    start: { email },
    labels: (code) => t(`login.errors.email.${code}`, t('login.errors.OTHER')),
  });

  const mail = async (to: string) => {
    if (wait > 0) return;
    setTold(null);
    const reply = await codeReply(callApi(mailSignUpLink, { body: { email: to } }));
    if (!reply.done) {
      setTold({ isMailed: false, text: reply.message ?? t('social.return.unreachable') });
      if (reply.retryAfter !== undefined) setWait(reply.retryAfter);
      return;
    }
    setOpen(false);
    setWait(reply.body.mailAgainAfterSeconds);
    setTold({ isMailed: true, text: t('signUp.confirm.mailed', { email: reply.body.email }) });
    onMailed();
  };
  const send = typed.submit(({ email: to }) => mail(to));
  const isBusy = typed.form.formState.isSubmitting;
  const again = wait > 0 ? t('signUp.confirm.againIn', { seconds: wait }) : t('signUp.confirm.again');

  return (
    <section className={styles.form} aria-label={t('signUp.confirm.title')}>
      <Notice tone="careful" title={t('signUp.confirm.title')}>
        <p>{t('signUp.confirm.text', { email, hours: EMAIL_LINK_HOURS })}</p>
        <p className={styles.below}>{t('signUp.confirm.kept', { days: UNCONFIRMED_SIGN_UP_DAYS })}</p>
      </Notice>
      {told === null ? null : (
        <Notice tone={told.isMailed ? 'good' : 'bad'} role={told.isMailed ? 'status' : 'alert'}>
          {told.text}
        </Notice>
      )}
      {isOpen ? (
        <AccountForm element={typed.element} label={t('signUp.confirm.other')} onSubmit={send}>
          <TextInput
            {...typed.field('email')}
            label={t('signUp.account.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_EMAIL_LENGTH}
            required
            autoFocus
          />
          <Button
            type="submit"
            variant={wait > 0 ? 'default' : 'primary'}
            wide
            loading={isBusy}
            aria-disabled={wait > 0 || undefined}
          >
            {again}
          </Button>
        </AccountForm>
      ) : (
        <div className={styles.choices}>
          <Button
            variant={wait > 0 ? 'default' : 'primary'}
            aria-disabled={wait > 0 || undefined}
            onClick={() => void mail(email)}
          >
            {again}
          </Button>
          <Button onClick={() => setOpen(true)}>{t('signUp.confirm.other')}</Button>
        </div>
      )}
    </section>
  );
}
