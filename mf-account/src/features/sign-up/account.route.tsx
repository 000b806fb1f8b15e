import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, SIGN_UP_PASSWORD, SignUpAccountForm } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { type SchemaForm, useFormDraft, useSchemaForm } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, Notice, TextInput } from '@vitis/ui';
import { useEffect, useMemo } from 'react';
import type * as v from 'valibot';
import { AccountForm } from '../../shared/account-form.tsx';
import { heldPassword, holdPassword } from './held-password.ts';
import { takeRefusal } from './held-refusal.ts';
import { PasswordRules } from './password-rules.tsx';
import styles from './sign-up.module.scss';
import { SignUpPage } from './sign-up-page.tsx';
import { ACCOUNT_FIELDS, NOT_VERIFIED, pathOfStep, Verified } from './steps.ts';
import { useFreeEmail } from './use-free-email.ts';
import { useHeld, useStepPlace } from './use-held.ts';
import { useStepGuard } from './use-step-guard.ts';

/** The third step: who signs in, and with what. */
export const Screen = defineScreen(AccountScreen, { access: 'everyone' });

type Values = v.InferInput<typeof SignUpAccountForm>;
const EMPTY: Values = { fullName: '', email: '', password: '', passwordConfirm: '' };

/** The step's place, which never sees a password. */
function usePlaceWithoutPasswords() {
  const place = useStepPlace('account');
  return useMemo(
    () => ({
      ...place,
      write: (values: unknown) => place.write({ ...(values as Values), password: '', passwordConfirm: '' }),
    }),
    [place],
  );
}

/** Says what was refused of this step when all was sent, at its fields; what is typed there then is looked at at once. */
function useRefusal({ form, showErrors }: Pick<SchemaForm<Values>, 'form' | 'showErrors'>): void {
  useEffect(() => {
    const refused = takeRefusal();
    const wrong = ACCOUNT_FIELDS.filter((name) => name in refused);
    const [first] = wrong;
    if (first === undefined) return;
    for (const name of wrong) form.setValue(name, form.getValues(name), { shouldTouch: true });
    showErrors(refused);
    // A draft that is put in draws the fields anew, and the heading of a new page has had the focus by then.
    const frame = requestAnimationFrame(() => form.setFocus(first));
    return () => cancelAnimationFrame(frame);
    // Of the step as it is opened, and never again.
  }, [form]);
}

function AccountScreen() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const verified = useHeld('verify', Verified, NOT_VERIFIED);
  useStepGuard(verified.isKnown && verified.value.mobile === null ? 'verify' : null);
  const typed = useSchemaForm<Values, v.InferOutput<typeof SignUpAccountForm>>({
    schema: SignUpAccountForm,
    start: EMPTY,
    labels: (code, name) =>
      t(`signUp.errors.${name}.${code}`, t(`signUp.errors.${code}`, t('signUp.errors.OTHER'))),
  });
  const { form, field, element } = typed;
  const place = usePlaceWithoutPasswords();
  useFormDraft(typed, place, EMPTY);
  const shownName = verified.value.fullName;
  useEffect(() => {
    if (shownName !== null) form.setValue('fullName', shownName, { shouldValidate: true });
  }, [shownName, form]);
  useRefusal(typed);
  const [email, password] = form.watch(['email', 'password']);
  const { isFree, taken } = useFreeEmail(email);

  const send = typed.submit(async (values) => {
    if (taken !== undefined) {
      form.setFocus('email');
      return;
    }
    place.write({ ...values, email });
    holdPassword(values.password);
    await navigate(pathOfStep('business'));
  });
  const reveal = { show: t('login.showPassword'), hide: t('login.hidePassword') };
  const again = search.get('again') === 'password' && heldPassword() === '';

  return (
    <SignUpPage step="account" title={t('signUp.account.title')} lead={t('signUp.account.lead')}>
      <AccountForm element={element} label={t('signUp.account.title')} onSubmit={send}>
        {again ? <Notice tone="careful" title={t('signUp.account.again')} /> : null}
        <TextInput
          {...field('fullName')}
          label={t('signUp.account.fullName')}
          hint={t(shownName === null ? 'signUp.account.fullNameHint' : 'signUp.account.fullNameShown')}
          readOnly={shownName !== null}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          required
        />
        <TextInput
          {...field('email')}
          error={field('email').error ?? taken}
          hint={t(isFree ? 'signUp.account.emailFree' : 'signUp.account.emailHint')}
          label={t('signUp.account.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
        <TextInput
          {...field('password')}
          label={t('signUp.account.password')}
          autoComplete="new-password"
          maxLength={SIGN_UP_PASSWORD.maxLength}
          required
          reveal={reveal}
        />
        <PasswordRules password={password} />
        <TextInput
          {...field('passwordConfirm')}
          label={t('signUp.account.passwordConfirm')}
          autoComplete="new-password"
          maxLength={SIGN_UP_PASSWORD.maxLength}
          required
          reveal={reveal}
        />
        <div className={styles.foot}>
          <Button type="submit" variant="primary" wide>
            {t('signUp.next')}
          </Button>
          <ButtonLink variant="quiet" wide href={pathOfStep('verify')}>
            {t('signUp.back')}
          </ButtonLink>
        </div>
      </AccountForm>
    </SignUpPage>
  );
}
