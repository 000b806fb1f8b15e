import type { Estimate } from '@vitis/contracts';
import { shownEstimateStatus, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { CancelReason, DoneNotice } from '@vitis/portal/detail';
import { Notice } from '@vitis/ui';

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

  return (
    <>
      {isChanged || refusal ? (
        <Notice
          tone={refusal ? 'careful' : 'info'}
          role={refusal ? 'alert' : 'status'}
          title={t(isChanged ? 'estimate.changed' : 'estimate.refused')}
          close={{ label: t('portal.common.close'), onClose }}
        >
          {isChanged
            ? t('estimate.changedText', { status: statusLabel('estimate', shown, language) })
            : refusal}
        </Notice>
      ) : null}
      <DoneNotice onClose={onClose}>{done && !isChanged ? t(`estimate.done.${done}`) : null}</DoneNotice>
      {shown === 'EXPIRED' ? <Notice tone="careful">{t('estimate.expiredText')}</Notice> : null}
      <CancelReason reason={estimate.cancelReason} />
    </>
  );
}
