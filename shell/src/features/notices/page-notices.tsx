import { $online, useStore } from '@vitis/platform';
import { Button, ButtonLink, Notice } from '@vitis/ui';
import { codeTroubleStore } from '../../shared/code-trouble.store.ts';
import { sessionTroubleStore } from '../../shared/session-trouble.store.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './page-notices.module.scss';

const forgetCodeTrouble = () => codeTroubleStore.set(false);

/** Notices about the whole page: offline, session unknown, code missing. An overlay that shifts no layout. */
export function PageNotices() {
  const { t } = useTexts();
  const online = useStore($online);
  const trouble = useStore(sessionTroubleStore);
  const codeTrouble = useStore(codeTroubleStore);
  return (
    <div className={styles.place}>
      {online ? null : (
        <Notice tone="careful" role="status" className={styles.notice} title={t('notices.offline')}>
          {t('notices.offlineText')}
        </Notice>
      )}
      {trouble === null ? null : (
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
      {codeTrouble ? (
        <Notice
          tone="bad"
          role="alert"
          className={styles.notice}
          title={t('notices.code')}
          action={
            <ButtonLink size="small" href="/" onClick={forgetCodeTrouble}>
              {t('error.home')}
            </ButtonLink>
          }
          close={{ label: t('close'), onClose: forgetCodeTrouble }}
        >
          {t('notices.codeText')}
        </Notice>
      ) : null}
    </div>
  );
}
