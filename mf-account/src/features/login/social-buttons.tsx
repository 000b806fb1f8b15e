import {
  type listSocialProviders,
  type SocialProvider,
  type SuccessOf,
  startSocialLogin,
} from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { openSocialWindow, returnAddressOf, SocialMark, type SocialWindow } from '@vitis/portal/social';
import { Button, Notice } from '@vitis/ui';
import { useState } from 'react';
import styles from './social-buttons.module.scss';

/** A way to a provider that was begun in another window. */
interface Begun {
  address: string;
  opened: SocialWindow;
}

interface SocialButtonsProps {
  /** Those whom the provider offers. */
  offered: SuccessOf<typeof listSocialProviders> | undefined;
  returnTo: string;
}

/** Signing in with the account of somebody else. Nothing where nobody offers it. */
export function SocialButtons({ offered, returnTo }: SocialButtonsProps) {
  const { t } = useTranslation('mf-account');
  const { run, busy } = useSettledCommand(startSocialLogin);
  const [begun, setBegun] = useState<Begun | null>(null);

  const go = async (provider: SocialProvider) => {
    if (busy) return;
    setBegun(null);
    const opened = openSocialWindow(provider);
    const body = { redirectUri: returnAddressOf(provider) };
    const outcome = await run({ params: { provider }, body });
    if (outcome.kind !== 'done') return opened.close();
    const address = outcome.body.authorizationUrl;
    opened.goTo(address, returnTo);
    if (opened.isPopup) setBegun({ address, opened });
  };

  const providers = offered?._embedded.items ?? [];
  if (providers.length === 0) return null;
  return (
    <section className={styles.social} aria-labelledby="login-social">
      <h2 id="login-social" className={styles.divider}>
        {t('social.title')}
      </h2>
      <ul className={styles.buttons}>
        {providers.map(({ provider }) => (
          <li key={provider}>
            <Button
              wide
              aria-label={t('social.signInWith', { provider: t(`social.providers.${provider}`) })}
              onClick={() => void go(provider)}
            >
              <span className={styles.label}>
                <SocialMark provider={provider} />
                {t(`social.providers.${provider}`)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {begun ? (
        <Notice role="status" title={t('social.begun')}>
          <p>{t('social.begunText')}</p>
          <Button
            size="small"
            className={styles.here}
            onClick={() => begun.opened.goHere(begun.address, returnTo)}
          >
            {t('social.here')}
          </Button>
        </Notice>
      ) : null}
      {providers.some(({ demonstration }) => demonstration) ? (
        <p className={styles.demonstration}>{t('social.demonstration')}</p>
      ) : null}
    </section>
  );
}
