import { type CodeProof, confirmFindPassword, findPassword } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { type CodeCalls, type CodeReply, callWithCaptcha, codeReply, MobileCode } from '@vitis/portal/forms';
import styles from '../../shared/account-page.module.scss';
import { EmailInput } from '../../shared/login-inputs.tsx';
import { useEmailForm } from '../../shared/use-email-form.ts';

/** Shows by a code that the mobile number of the account is one's own, and goes on to the new password. */
export function ByMobile() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const { field, element, typedEmail, isTyped } = useEmailForm();

  const calls: CodeCalls<CodeProof> = {
    send: async (mobile) => {
      if (!(await isTyped()))
        return { done: false, message: t('findPassword.emailFirst') } satisfies CodeReply<never>;
      return codeReply(callWithCaptcha(findPassword, { body: { email: typedEmail(), mobile } }));
    },
    confirm: (mobile, code) =>
      codeReply(callApi(confirmFindPassword, { body: { email: typedEmail(), mobile, code } })),
  };

  return (
    <div ref={element} className={styles.form}>
      <EmailInput {...field('email')} />
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
