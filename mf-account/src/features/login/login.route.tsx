import { listSocialProviders } from '@vitis/contracts';
import { $session, $user, request, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { defineScreen, useIsOpen } from '@vitis/portal/remote';
import { ButtonLink, Spinner, TextLink } from '@vitis/ui';
import { useEffect } from 'react';
import frame from '../../shared/account-page.module.scss';
import { wayOn } from '../../shared/way-on.ts';
import styles from './login.module.scss';
import { LoginForm } from './login-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** Signing in. Whoever is signed in already goes on at once. */
export const Screen = defineScreen(LoginScreen, {
  access: 'everyone',
  data: () => [request(listSocialProviders)],
});

function LoginScreen() {
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const { status } = useStore($session);
  const providers = useEndpoint(listSocialProviders, {});
  const signedIn = status === 'signed-in';
  // The server renders one page for all ways here, and knows none of them.
  const leadsBack = status !== 'unknown' && search.has('returnTo');
  const user = useStore($user);
  const returnTo = wayOn(search.get('returnTo'), user, isOpen);

  useEffect(() => {
    if (signedIn) void navigate(returnTo, { replace: true });
  }, [signedIn, returnTo, navigate]);

  if (signedIn) {
    return (
      <div className={styles.going} role="status">
        <Spinner size={28} />
        <p>{t('login.going')}</p>
      </div>
    );
  }
  return (
    <div className={frame.page}>
      <div className={frame.card}>
        <header className={frame.head}>
          <h1>{t('login.title')}</h1>
          <p>{t(leadsBack ? 'login.leadBack' : 'login.lead')}</p>
        </header>
        <LoginForm />
        <nav className={styles.links} aria-label={t('login.help')}>
          <TextLink variant="quiet" href="/account/findemail">
            {t('login.findEmail')}
          </TextLink>
          <TextLink variant="quiet" href="/account/findpw">
            {t('login.findPassword')}
          </TextLink>
        </nav>
        <SocialButtons offered={providers.data} returnTo={returnTo} />
      </div>
      {isOpen('/account/signup') ? (
        <section className={styles.join} aria-labelledby="login-join">
          <div>
            <h2 id="login-join">{t('login.joinTitle')}</h2>
            <p>{t('login.joinText')}</p>
          </div>
          <ButtonLink href="/account/signup">{t('login.join')}</ButtonLink>
        </section>
      ) : null}
    </div>
  );
}
