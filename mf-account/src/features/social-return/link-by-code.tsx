import { linkSocialLoginByCode, sendSocialLinkCode } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { callWithCaptcha, codeReply, MailCode, MobileCode } from '@vitis/portal/forms';
import { EmailInput } from '../../shared/login-inputs.tsx';
import { useEmailForm } from '../../shared/use-email-form.ts';
import type { LinkProps } from './link-by-password.tsx';
import styles from './social-return.module.scss';

/** The account that a social account is to open from now on, by a code that goes to its owner. */
export function LinkByCode({ provider, email, onLinked, by }: LinkProps & { by: 'mail' | 'mobile' }) {
  const { t } = useTranslation('mf-account');
  const { field, element, typedEmail, isTyped } = useEmailForm(email ?? '');
  const params = { provider };

  const send = (address: string, mobile?: string) =>
    codeReply(
      callWithCaptcha(sendSocialLinkCode, {
        params,
        body: { email: address, ...(mobile === undefined ? {} : { mobile }) },
      }),
    );
  const confirm = (address: string, code: string, mobile?: string) =>
    codeReply(
      callApi(linkSocialLoginByCode, {
        params,
        body: {
          email: address,
          ...(mobile === undefined ? {} : { mobile }),
          code,
          keepsCookies: navigator.cookieEnabled,
        },
      }),
    );
  const begin = ({ accessToken }: { accessToken: string }) => void onLinked(accessToken);

  return (
    <div ref={element} className={styles.form}>
      <EmailInput {...field('email')} />
      {by === 'mail' ? (
        <MailCode
          address={async () => ((await isTyped()) ? typedEmail() : null)}
          send={send}
          confirm={confirm}
          onConfirmed={begin}
        />
      ) : (
        <MobileCode
          calls={{
            send: async (mobile) =>
              (await isTyped())
                ? send(typedEmail(), mobile)
                : { done: false, message: t('findPassword.emailFirst') },
            confirm: (mobile, code) => confirm(typedEmail(), code, mobile),
          }}
          onConfirmed={(_mobile, body) => begin(body)}
        />
      )}
      <p className={styles.note}>{t('findPassword.note')}</p>
    </div>
  );
}
