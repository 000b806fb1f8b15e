import { $online, $user, useStore } from '@vitis/platform';
import { Button, ButtonLink, Notice } from '@vitis/ui';
import { codeFailureStore } from '../../shared/code-failure.store.ts';
import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './page-notices.module.scss';

const forgetCodeFailure = () => codeFailureStore.set(false);

/** Notices about the whole page: offline, session unknown, code missing. An overlay that shifts no layout. */
export function PageNotices() {
  const { t } = useTexts();
  const online = useStore($online);
  const user = useStore($user);
  const trouble = useStore(sessionFailureStore);
  const codeFailure = useStore(codeFailureStore);
  return (
    <div className={styles.place}>
      {online ? null : (
        <Notice tone="careful" role="status" className={styles.notice} title={t('notices.offline')}>
          {t(user ? 'notices.offlineMember' : 'notices.offlineText')}
        </Notice>
      )}
      {trouble === null || !online ? null : (
        <Notice
          tone="bad"
          role="alert"
          className={styles.notice}
          title={t('notices.session')}
          action={
            <Button size="small" onClick={trouble.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('notices.sessionText')}
        </Notice>
      )}
      {codeFailure ? (
        <Notice
          tone="bad"
          role="alert"
          className={styles.notice}
          title={t('notices.code')}
          action={
            <ButtonLink size="small" href="/" onClick={forgetCodeFailure}>
              {t('error.home')}
            </ButtonLink>
          }
          close={{ label: t('close'), onClose: forgetCodeFailure }}
        >
          {t('notices.codeText')}
        </Notice>
      ) : null}
    </div>
  );
}
