import { seoulClock } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useFocusOn } from '@vitis/portal/forms';
import { Notice } from '@vitis/ui';
import styles from './login.module.scss';
import type { LoginRefusal } from './use-login.ts';

/** Why signing in did not work, above the fields; it takes the focus, so that the next Tab is at the first field. */
export function RefusalNotice({ refusal }: { refusal: LoginRefusal }) {
  const { t } = useTranslation('mf-account');
  const box = useFocusOn(refusal);
  const waits = refusal.code === 'ACCOUNT_PENDING' || refusal.code === 'TOO_MANY_LOGINS';

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.refusal}>
      <Notice tone={waits ? 'careful' : 'bad'} title={t(`login.refusals.${refusal.code}.title`)}>
        <p>{refusalText(refusal, t)}</p>
        {refusal.code === 'UNEXPECTED' && refusal.requestId !== null ? (
          <p className={styles.request}>
            {t('login.requestId')} <code>{refusal.requestId}</code>
          </p>
        ) : null}
      </Notice>
    </div>
  );
}

function refusalText(refusal: LoginRefusal, t: ReturnType<typeof useTranslation>['t']): string {
  if (refusal.code !== 'TOO_MANY_LOGINS') return t(`login.refusals.${refusal.code}.text`);
  if (refusal.until === null) return t('login.refusals.TOO_MANY_LOGINS.textLater');
  const minutes = Math.max(1, Math.ceil((refusal.until.getTime() - serverNow().getTime()) / 60_000));
  // By the whole minute: until the last second of it, a try would be one too early.
  const time = seoulClock(new Date(serverNow().getTime() + minutes * 60_000));
  return t('login.refusals.TOO_MANY_LOGINS.text', { time, minutes });
}
