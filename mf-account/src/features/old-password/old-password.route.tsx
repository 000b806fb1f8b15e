import { changePassword, getMe } from '@vitis/contracts';
import { daysBetween, isPasswordGiven, PasswordChangeForm, seoulDay } from '@vitis/domain';
import { ApiFailure, request, signIn } from '@vitis/platform';
import { useCommand, useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { useSchemaForm } from '@vitis/portal/forms';
import { defineScreen, safeReturnTo } from '@vitis/portal/remote';
import { Button, Skeleton, TextInput } from '@vitis/ui';
import { useState } from 'react';
import type * as v from 'valibot';
import { AccountForm } from '../../shared/account-form.tsx';
import styles from '../../shared/account-page.module.scss';
import { AccountPage } from '../../shared/account-page.tsx';

/** A new password in place of one that has grown old; it may wait until next time. */
export const Screen = defineScreen(OldPasswordScreen, {
  access: 'members',
  data: () => [request(getMe)],
});

type Fields = v.InferInput<typeof PasswordChangeForm>;

const FIELDS = [
  { name: 'password', text: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', text: 'new', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', text: 'confirm', autoComplete: 'new-password' },
] as const;

function OldPasswordScreen() {
  const { t } = useTranslation('mf-account');
  const me = useEndpoint(getMe, {});
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));
  const { run, busy } = useCommand(changePassword);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { field, element, submit, showErrors } = useSchemaForm<Fields, Fields>({
    schema: PasswordChangeForm,
    start: { password: '', newPassword: '', confirmNewPassword: '' },
    labels: (code) => t(`newPassword.issues.${code}`, t('login.errors.OTHER')),
  });

  const send = submit(async (body) => {
    setRefusal(null);
    try {
      const reply = await run({ body });
      if (reply === null) return;
      if (reply.status === 403) return showErrors({ password: t('newPassword.wrong') });
      await signIn(reply.body.accessToken);
      void navigate(returnTo, { replace: true });
    } catch (error) {
      const problem = error instanceof ApiFailure ? error.problem : null;
      const wrong = (problem?.errors ?? []).map(({ field: name, message }) => [name, message]);
      if (wrong.length > 0) showErrors(Object.fromEntries(wrong));
      else setRefusal(problem?.message ?? t('social.return.unreachable'));
    }
  });
  const changed = me.data?.passwordChangedAt;
  const days = changed === undefined ? 0 : daysBetween(seoulDay(new Date(changed)), seoulDay(serverNow()));

  return (
    <AccountPage title={t('oldPassword.title')}>
      {changed === undefined ? (
        <Skeleton height={44} />
      ) : (
        <p>{isPasswordGiven(new Date(changed)) ? t('oldPassword.given') : t('oldPassword.text', { days })}</p>
      )}
      <AccountForm element={element} label={t('oldPassword.title')} refusal={refusal} onSubmit={send}>
        {FIELDS.map(({ name, text, autoComplete }) => (
          <TextInput
            key={name}
            {...field(name)}
            label={t(`newPassword.${text}`)}
            hint={name === 'newPassword' ? t('newPassword.hint') : undefined}
            autoComplete={autoComplete}
            required
            reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          />
        ))}
        <div className={styles.actions}>
          <Button onClick={() => void navigate(returnTo, { replace: true })}>{t('newPassword.later')}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {t('newPassword.change')}
          </Button>
        </div>
      </AccountForm>
    </AccountPage>
  );
}
