import {
  type getIdentityService,
  type IdentityWindow,
  requestIdentityCheck,
  type ShownIdentity,
  type SuccessOf,
} from '@vitis/contracts';
import { IDENTITY_POPUP_SIZE } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { openPopup } from '@vitis/portal/social';
import { Button, Notice } from '@vitis/ui';
import { useEffect, useState } from 'react';
import { onHandedOver, rememberCheck } from '../../shared/identity-check.ts';
import styles from './sign-up.module.scss';

interface IdentityButtonProps {
  service: SuccessOf<typeof getIdentityService>;
  onShown: (shown: ShownIdentity) => void;
}

/** Showing who one is by one's mobile carrier: in a pop-up, or in this window where there is none. */
export function IdentityButton({ service, onShown }: IdentityButtonProps) {
  const { t } = useTranslation('mf-account');
  const language = useLanguage();
  const { run, busy } = useSettledCommand(requestIdentityCheck);
  /** The check that was begun in another window. */
  const [begun, setBegun] = useState<string | null>(null);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (begun === null) return;
    return onHandedOver(begun, (shown) => {
      setBegun(null);
      onShown(shown);
    });
  }, [begun, onShown]);

  const goTo = async (window_: IdentityWindow) => {
    if (busy) return;
    const id = rememberCheck(language);
    const popup = window_ === 'popup' ? openPopup({ name: 'vitis-identity', ...IDENTITY_POPUP_SIZE }) : null;
    setBegun(null);
    const outcome = await run({ body: { window: popup === null ? 'page' : 'popup' } });
    if (outcome.kind !== 'done') return popup?.close();
    if (popup === null || popup.closed) return location.assign(outcome.body.checkUrl);
    popup.location.replace(outcome.body.checkUrl);
    popup.focus();
    setBegun(id);
  };

  return (
    <div className={styles.identity}>
      {/* Before the page is alive a press would open nothing. */}
      <Button wide disabled={!isAlive} loading={busy} onClick={() => void goTo('popup')}>
        {t('identity.start')}
      </Button>
      <p className={styles.hint}>{t('identity.startText')}</p>
      {service.demonstration ? <p className={styles.hint}>{t('identity.demonstration')}</p> : null}
      {begun === null ? null : (
        <Notice role="status" title={t('identity.begun')}>
          <p>{t('identity.begunText')}</p>
          <Button size="small" className={styles.below} onClick={() => void goTo('page')}>
            {t('social.here')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
