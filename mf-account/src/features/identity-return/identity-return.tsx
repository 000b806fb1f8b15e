import type { IdentityWindow } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, Notice, Spinner } from '@vitis/ui';
import styles from '../../shared/return-page.module.scss';
import { useIdentityReturn } from './use-identity-return.ts';

/** What somebody sees who comes back from an identity check: for a moment, or why it did not work. */
export function IdentityReturn({ window: window_ }: { window: IdentityWindow }) {
  const { t } = useTranslation('mf-account');
  const returned = useIdentityReturn(window_);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('identity.return.title')}</h1>
      {returned.step === 'checking' ? (
        <div className={styles.going} role="status">
          <Spinner size={28} />
          <p>{t('identity.return.checking')}</p>
        </div>
      ) : null}
      {returned.step === 'done' ? (
        <Notice tone="good" role="status" title={t('identity.return.done')}>
          <p>{t('social.return.closeText')}</p>
        </Notice>
      ) : null}
      {returned.step === 'refused' ? (
        <Notice tone="careful" role="alert" title={t('identity.return.refused')}>
          <p>{returned.message ?? t('social.return.unreachable')}</p>
        </Notice>
      ) : null}
      {returned.step === 'checking' ? null : (
        <div className={styles.actions}>
          {window_ === 'popup' ? (
            <Button onClick={() => window.close()}>{t('social.return.close')}</Button>
          ) : null}
          <ButtonLink variant="primary" href="/account/signup/verify">
            {t(returned.step === 'done' ? 'social.return.goOn' : 'identity.return.again')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
