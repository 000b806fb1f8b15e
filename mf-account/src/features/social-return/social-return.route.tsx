import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, Notice, Spinner } from '@vitis/ui';
import styles from '../../shared/return-page.module.scss';
import { LinkForm } from './link-form.tsx';
import { useSocialReturn } from './use-social-return.ts';

/** Where a provider of social login leads back to, in a pop-up or in the page that left. */
export const Screen = defineScreen(SocialReturnScreen, { access: 'everyone' });

function SocialReturnScreen() {
  const { t } = useTranslation('mf-account');
  const { returned, finish } = useSocialReturn();

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('social.return.title')}</h1>
      {returned.step === 'checking' ? (
        <div className={styles.going} role="status">
          <Spinner size={28} />
          <p>{t('social.return.checking')}</p>
        </div>
      ) : null}
      {returned.step === 'unknown' ? (
        <LinkForm provider={returned.provider} email={returned.email} onLinked={finish} />
      ) : null}
      {returned.step === 'done' ? (
        <Notice
          tone="good"
          role="status"
          title={t(returned.connected ? 'social.return.connected' : 'social.return.signedIn')}
        >
          <p>{t('social.return.closeText')}</p>
        </Notice>
      ) : null}
      {returned.step === 'cancelled' ? (
        <Notice tone="careful" role="alert" title={t('social.return.cancelled')}>
          <p>{t('social.return.cancelledText')}</p>
        </Notice>
      ) : null}
      {returned.step === 'refused' ? (
        <Notice tone="bad" role="alert" title={t('social.return.refused')}>
          <p>{returned.message ?? t('social.return.unreachable')}</p>
        </Notice>
      ) : null}
      {returned.step === 'checking' || returned.step === 'unknown' ? null : (
        <div className={styles.actions}>
          {returned.step === 'done' ? (
            <>
              <Button onClick={() => window.close()}>{t('social.return.close')}</Button>
              <ButtonLink variant="primary" href="/">
                {t('social.return.goOn')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink variant="primary" href="/account/login">
              {t('social.return.again')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
