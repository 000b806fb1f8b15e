import { type CodeProof, confirmFindPassword, findPassword } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import {
  type CodeCalls,
  type CodeReply,
  callWithCaptcha,
  codeReply,
  MobileCode,
  useSchemaForm,
} from '@vitis/portal/forms';
import { TextInput } from '@vitis/ui';
import styles from '../../shared/account-page.module.scss';
import { EmailOnly } from '../../shared/email-only.ts';

/** Shows by a code that the mobile number of the account is one's own, and goes on to the new password. */
export function ByMobile() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const { form, field, element } = useSchemaForm<EmailOnly, EmailOnly>({
    schema: EmailOnly,
    start: { email: '' },
    labels: (code) => t(`login.errors.email.${code}`, t('login.errors.OTHER')),
  });
  const typedEmail = () => form.getValues('email').trim().toLowerCase();

  const calls: CodeCalls<CodeProof> = {
    send: async (mobile) => {
      if (!(await form.trigger('email', { shouldFocus: true })))
        return { done: false, message: t('findPassword.emailFirst') } satisfies CodeReply<never>;
      return codeReply(callWithCaptcha(findPassword, { body: { email: typedEmail(), mobile } }));
    },
    confirm: (mobile, code) =>
      codeReply(callApi(confirmFindPassword, { body: { email: typedEmail(), mobile, code } })),
  };

  return (
    <div ref={element} className={styles.form}>
      <TextInput
        {...field('email')}
        label={t('login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        clearLabel={t('login.clearEmail')}
      />
      <MobileCode
        calls={calls}
        onConfirmed={(mobile, { proof }) => {
          const hash = String(new URLSearchParams({ email: typedEmail(), mobile, proof }));
          void navigate({ pathname: '/account/resetpw', hash });
        }}
      />
    </div>
  );
}
