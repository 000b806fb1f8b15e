import { changeSocialAccount, getAccount, listSocialAccounts, type SocialProvider } from '@vitis/contracts';
import { formatDay, MEMBER_INFO_PATH, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { openSocialWindow, returnAddressOf, SocialMark } from '@vitis/portal/social';
import { Button, Panel } from '@vitis/ui';
import { useEffect } from 'react';
import styles from './member-info.module.scss';

/** Accounts of others with which a member may sign in. Nothing where nobody offers it. */
export function SocialPanel() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const accounts = useEndpoint(listSocialAccounts, {});
  const { run, busy } = useSettledCommand(changeSocialAccount, {
    refreshes: [listSocialAccounts, getAccount],
  });
  const { refresh } = accounts;

  // What was connected in the other window is seen when this one is looked at again.
  useEffect(() => {
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);

  const connect = async (provider: SocialProvider) => {
    if (busy) return;
    const opened = openSocialWindow(provider);
    const body = { provider, connected: true, redirectUri: returnAddressOf(provider) };
    const outcome = await run({ body });
    if (outcome.kind !== 'done' || outcome.body.authorizationUrl === null) return opened.close();
    opened.goTo(outcome.body.authorizationUrl, MEMBER_INFO_PATH);
  };
  const items = accounts.data?._embedded.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={t('socialAccounts.title')}>
      <ul className={styles.devices} aria-label={t('socialAccounts.title')}>
        {items.map(({ provider, connectedAt }) => {
          const name = t(`socialAccounts.providers.${provider}`);
          return (
            <li key={provider} className={styles.device}>
              <div className={styles.social}>
                <SocialMark provider={provider} />
                <div>
                  <p className={styles.deviceName}>{name}</p>
                  <p className={styles.note}>
                    {connectedAt === null
                      ? t('socialAccounts.off')
                      : t('socialAccounts.since', {
                          day: formatDay(seoulDay(new Date(connectedAt)), language),
                        })}
                  </p>
                </div>
              </div>
              {connectedAt === null ? (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t('socialAccounts.connectTo', { name })}
                  onClick={() => void connect(provider)}
                >
                  {t('socialAccounts.connect')}
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  disabled={busy}
                  aria-label={t('socialAccounts.endOf', { name })}
                  onClick={() => void run({ body: { provider, connected: false } })}
                >
                  {t('socialAccounts.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
