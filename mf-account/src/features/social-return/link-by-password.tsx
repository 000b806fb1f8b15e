import { linkSocialLogin, type SocialProvider } from '@vitis/contracts';
import { ApiFailure } from '@vitis/platform';
import { useCommand } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSchemaForm } from '@vitis/portal/forms';
import { Button } from '@vitis/ui';
import { useState } from 'react';
import { AccountForm } from '../../shared/account-form.tsx';
import { LoginFields } from '../../shared/login-fields.ts';
import { EmailInput, PasswordInput } from '../../shared/login-inputs.tsx';

export interface LinkProps {
  provider: SocialProvider;
  /** What the provider says that the person's address is. */
  email: string | null;
  onLinked: (accessToken: string) => Promise<void>;
}

/** The account that a social account is to open from now on, by its password. */
export function LinkByPassword({ provider, email, onLinked }: LinkProps) {
  const { t } = useTranslation('mf-account');
  const { run, busy } = useCommand(linkSocialLogin);
  /** Why it was not linked, in the provider's words where it has some. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const { field, element, submit } = useSchemaForm<LoginFields, LoginFields>({
    schema: LoginFields,
    start: { email: email ?? '', password: '' },
    labels: (code, which) => t(`login.errors.${which}.${code}`, t('login.errors.OTHER')),
  });
  const send = submit(async (fields) => {
    setRefusal(null);
    const body = { ...fields, keepsCookies: navigator.cookieEnabled };
    try {
      const reply = await run({ params: { provider }, body });
      if (reply?.status === 200) await onLinked(reply.body.accessToken);
      else if (reply) setRefusal(reply.body.message);
    } catch (error) {
      const said = error instanceof ApiFailure ? error.problem?.message : undefined;
      setRefusal(said ?? t('social.return.unreachable'));
    }
  });

  return (
    <AccountForm element={element} label={t('social.link.form')} refusal={refusal} onSubmit={send}>
      <EmailInput {...field('email')} />
      <PasswordInput {...field('password')} />
      <Button type="submit" variant="primary" wide loading={busy}>
        {t('social.link.submit')}
      </Button>
    </AccountForm>
  );
}
