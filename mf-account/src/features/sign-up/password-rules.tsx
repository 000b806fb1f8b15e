import { passwordIssues, SIGN_UP_PASSWORD } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Icon, successIcon, VisuallyHidden } from '@vitis/ui';
import styles from './sign-up.module.scss';

const RULES = ['PASSWORD_LENGTH', ...SIGN_UP_PASSWORD.needs.map(({ issue }) => issue)] as const;

/** What a password has to have, each marked once it is met. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('mf-account');
  const broken = passwordIssues(password, SIGN_UP_PASSWORD);
  return (
    <ul className={styles.rules} aria-label={t('signUp.account.rules')}>
      {RULES.map((rule) => {
        const isMet = password !== '' && !broken.includes(rule);
        return (
          <li key={rule} className={isMet ? styles.met : undefined}>
            <Icon drawing={successIcon} size={14} />
            {t(`signUp.rules.${rule}`)}
            {isMet ? <VisuallyHidden>{t('signUp.account.met')}</VisuallyHidden> : null}
          </li>
        );
      })}
    </ul>
  );
}
