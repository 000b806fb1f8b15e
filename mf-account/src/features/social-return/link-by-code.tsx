import { linkSocialLoginByCode, sendSocialLinkCode } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { callWithCaptcha, codeReply, MailCode, MobileCode, useSchemaForm } from '@vitis/portal/forms';
import { TextInput } from '@vitis/ui';
import { EmailOnly } from '../../shared/email-only.ts';
import type { LinkProps } from './link-by-password.tsx';
import styles from './social-return.module.scss';

/** The account that a social account is to open from now on, by a code that goes to its owner. */
export function LinkByCode({ provider, email, onLinked, by }: LinkProps & { by: 'mail' | 'mobile' }) {
  const { t } = useTranslation('mf-account');
  const { form, field, element } = useSchemaForm<EmailOnly, EmailOnly>({
    schema: EmailOnly,
    start: { email: email ?? '' },
    labels: (code) => t(`login.errors.email.${code}`, t('login.errors.OTHER')),
  });
  const params = { provider };
  const typedEmail = () => form.getValues('email').trim().toLowerCase();
  const isTyped = () => form.trigger('email', { shouldFocus: true });

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
