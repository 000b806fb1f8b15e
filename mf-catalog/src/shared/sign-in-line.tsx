import { useTranslation } from '@vitis/platform/i18n';
import { Icon, lockIcon, TextLink } from '@vitis/ui';
import styles from './sign-in-line.module.scss';
import { useSignInPath } from './use-sign-in.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Tells a visitor who sees prices, or what the page needs a sign-in for (`instead`). Its place stays when somebody
 * is signed in, so that nothing moves.
 */
export function SignInLine({ instead }: { instead?: string }) {
  const { t } = useTranslation('mf-catalog');
  const viewer = useViewer();
  const path = useSignInPath();

  return (
    <p className={styles.line}>
      {viewer === 'guest' ? (
        <>
          <Icon drawing={lockIcon} size={14} />
          <span>{instead ?? t('prices.forMembers')}</span>
          <TextLink href={path}>{t('signIn.link')}</TextLink>
        </>
      ) : null}
      {viewer === 'buyer' || viewer === 'sales' ? <span>{t('prices.withoutVat')}</span> : null}
    </p>
  );
}
