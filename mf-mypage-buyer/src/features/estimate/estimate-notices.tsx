import type { Estimate } from '@vitis/contracts';
import { shownEstimateStatus, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Notice } from '@vitis/ui';
import styles from '../../shared/document.module.scss';

interface Props {
  estimate: Estimate;
  now: Date;
  /** There is something on the page that its reader has not seen yet. */
  isChanged: boolean;
  /** Why the last step was refused. */
  refusal: string | null;
  done: 'modified' | 'confirmed' | 'cancelled' | null;
  onClose: () => void;
}

/** What has happened: by the reader's own step, by somebody else, or by the calendar. */
export function EstimateNotices({ estimate, now, isChanged, refusal, done, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const shown = shownEstimateStatus(estimate, now);
  const close = { label: t('portal.common.close'), onClose };

  return (
    <>
      {isChanged || refusal ? (
        <Notice
          className={styles.notice}
          tone={refusal ? 'careful' : 'info'}
          role={refusal ? 'alert' : 'status'}
          title={t(isChanged ? 'estimate.changed' : 'estimate.refused')}
          close={close}
        >
          {isChanged
            ? t('estimate.changedText', { status: statusLabel('estimate', shown, language) })
            : refusal}
        </Notice>
      ) : null}
      {done && !isChanged ? (
        <Notice className={styles.notice} tone="good" role="status" close={close}>
          {t(`estimate.done.${done}`)}
        </Notice>
      ) : null}
      {shown === 'EXPIRED' ? (
        <Notice className={styles.notice} tone="careful">
          {t('estimate.expiredText')}
        </Notice>
      ) : null}
      {estimate.cancelReason ? (
        <Notice className={styles.notice} tone="bad" title={t('portal.document.cancelReason')}>
          <span className={styles.said}>{estimate.cancelReason}</span>
        </Notice>
      ) : null}
    </>
  );
}
