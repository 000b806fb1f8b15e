import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSchemaForm } from '@vitis/portal/forms';
import { Button, Checkbox, TextInput } from '@vitis/ui';
import { useEffect, useState } from 'react';
import { AccountForm } from '../../shared/account-form.tsx';
import { LoginFields } from '../../shared/login-fields.ts';
import { EmailInput, PasswordInput } from '../../shared/login-inputs.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { readRememberedEmail, rememberEmail } from './remembered-email.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { useLogin } from './use-login.ts';

/** Where a sign-up stands. */
const APPLICATION_PATH = '/account/signup/done';

/** Email and password. What happens after signing in is the screen's matter. */
export function LoginForm() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const { submit, refusal, factor } = useLogin();
  const capsLock = useCapsLock();
  const [remember, setRemember] = useState(false);
  const [code, setCode] = useState('');
  // Once it was asked for it stays: a wrong one is typed again.
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => setAsksCode((asked) => asked || factor !== null), [factor]);
  // No default values: what a person or the browser wrote before the page came alive stays written.
  const { form, field, element, ...login } = useSchemaForm<LoginFields, LoginFields>({
    schema: LoginFields,
    labels: (code, name) => t(`login.errors.${name}.${code}`, t('login.errors.OTHER')),
  });
  const { getValues, setValue, formState } = form;

  useEffect(() => {
    const email = readRememberedEmail();
    if (email === null) return;
    setRemember(true);
    if (!getValues('email')) setValue('email', email);
  }, [getValues, setValue]);

  // Who has signed up and is not approved is shown where that stands.
  const isApplicant = refusal?.code === 'ACCOUNT_PENDING' || refusal?.code === 'ACCOUNT_REJECTED';
  useEffect(() => {
    if (isApplicant) void navigate(APPLICATION_PATH);
  }, [isApplicant, navigate]);

  const send = login.submit(async (fields) => {
    if (await submit(fields, code.trim())) rememberEmail(remember ? fields.email : null);
  });

  return (
    <AccountForm element={element} label={t('login.title')} onSubmit={send}>
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <EmailInput {...field('email')} />
      <PasswordInput
        {...field('password')}
        {...capsLock.handlers}
        hint={capsLock.on ? t('login.capsLock') : undefined}
      />
      {asksCode ? (
        <TextInput
          label={t('login.code')}
          hint={t('login.codeHint')}
          error={factor === 'SECOND_FACTOR_WRONG' ? t('login.codeWrong') : undefined}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      ) : null}
      <Checkbox
        label={t('login.rememberEmail')}
        checked={remember}
        onChange={(event) => setRemember(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" wide loading={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
    </AccountForm>
  );
}
