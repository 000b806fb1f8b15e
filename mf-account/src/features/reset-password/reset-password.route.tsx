import { changeForgottenPassword, type Problem, resetPasswordByMobile } from '@vitis/contracts';
import { ApiFailure, callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useLocation } from '@vitis/platform/router';
import { useFocusOn, useSchemaForm } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, Notice, TextInput, useHydrating } from '@vitis/ui';
import { useState } from 'react';
import { AccountForm } from '../../shared/account-form.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { NewPasswordFields } from './new-password-fields.ts';

/** A new password in place of a forgotten one, for who has a mailed link or a code's proof. */
export const Screen = defineScreen(ResetPasswordScreen, { access: 'everyone' });

/** `refused`: the provider's words, at no field. */
type Step = { is: 'open' } | { is: 'done' } | { is: 'expired' } | { is: 'refused'; message: string };

/** What opens the account, as it stands behind the `#` of the address; the server never sees it. */
function useOpener() {
  const { hash } = useLocation();
  const isRead = !useHydrating();
  const given = new URLSearchParams(isRead ? hash.slice(1) : '');
  const [email, proof, mobile] = ['email', 'proof', 'mobile'].map((name) => given.get(name));
  return { isRead, opener: email && proof ? { email, proof, mobile } : null };
}

function ResetPasswordScreen() {
  const { t } = useTranslation('mf-account');
  const { isRead, opener } = useOpener();
  const [step, setStep] = useState<Step>({ is: 'open' });
  const box = useFocusOn(step.is === 'done' || step.is === 'expired' ? step : null);
  const { form, field, element, submit, showErrors } = useSchemaForm<NewPasswordFields, NewPasswordFields>({
    schema: NewPasswordFields,
    start: { newPassword: '', confirmNewPassword: '' },
    labels: (code) => t(`newPassword.issues.${code}`, t('login.errors.OTHER')),
  });
  const isExpired = step.is === 'expired' || (isRead && opener === null);

  const send = submit(async (fields) => {
    if (opener === null) return;
    const { mobile, ...opens } = opener;
    const body = { ...opens, ...fields };
    setStep({ is: 'open' });
    try {
      const reply = mobile
        ? await callApi(resetPasswordByMobile, { body: { ...body, mobile } })
        : await callApi(changeForgottenPassword, { body });
      setStep({ is: reply.status === 204 ? 'done' : 'expired' });
    } catch (error) {
      const problem = error instanceof ApiFailure ? error.problem : null;
      const wrong = fieldsOf(problem);
      if (Object.keys(wrong).length > 0) showErrors(wrong);
      else setStep({ is: 'refused', message: problem?.message ?? t('social.return.unreachable') });
    }
  });

  if (step.is === 'done' || isExpired)
    return (
      <AccountPage title={t('resetPassword.title')}>
        <div ref={box} role={isExpired ? 'alert' : 'status'} tabIndex={-1}>
          <Notice
            tone={isExpired ? 'careful' : 'good'}
            title={t(isExpired ? 'resetPassword.expired' : 'resetPassword.done')}
          >
            {t(isExpired ? 'resetPassword.expiredText' : 'resetPassword.doneText')}
          </Notice>
        </div>
        <ButtonLink variant="primary" wide href={isExpired ? '/account/findpw' : '/account/login'}>
          {t(isExpired ? 'findPassword.title' : 'login.title')}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t('resetPassword.title')} lead={t('resetPassword.lead')}>
      <AccountForm
        element={element}
        label={t('resetPassword.title')}
        refusal={step.is === 'refused' ? step.message : null}
        onSubmit={send}
      >
        {/* A manager of passwords files the new one under it. */}
        <input type="hidden" autoComplete="username" value={opener?.email ?? ''} readOnly />
        <TextInput
          {...field('newPassword')}
          label={t('newPassword.new')}
          hint={t('newPassword.hint')}
          autoComplete="new-password"
          required
          reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
        />
        <TextInput
          {...field('confirmNewPassword')}
          label={t('newPassword.confirm')}
          autoComplete="new-password"
          required
          reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
        />
        <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
          {t('newPassword.change')}
        </Button>
      </AccountForm>
    </AccountPage>
  );
}

/** What the provider says of the two fields; of others there is nothing to say here. */
const fieldsOf = (problem: Problem | null): Record<string, string> =>
  Object.fromEntries(
    (problem?.errors ?? [])
      .filter(({ field }) => field.endsWith('ewPassword'))
      .map(({ field, message }) => [field, message]),
  );
