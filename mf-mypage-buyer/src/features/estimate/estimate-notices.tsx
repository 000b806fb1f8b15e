import type { Estimate } from '@vitis/contracts';
import { shownEstimateStatus, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { CancelReason, ChangedMeanwhile, DoneNotice, NotTaken } from '@vitis/portal/detail';
import { Button, Notice } from '@vitis/ui';

/** The reader's own last step. */
export type DoneStep = 'modified' | 'confirmed' | 'confirmedLines' | 'cancelled';

interface Props {
  estimate: Estimate;
  now: Date;
  /** There is something on the page that its reader has not seen yet. */
  isChanged: boolean;
  /** A form is open, which says itself what became of it. */
  isWriting: boolean;
  /** Why the last step was refused. */
  refusal: string | null;
  done: DoneStep | null;
  onClose: () => void;
  /** Asks for the same wines and bottles anew; null where that is not offered. */
  askAgain: { onAsk: () => void; busy: boolean } | null;
}

/** What has happened: by the reader's own step, by somebody else, or by the calendar. */
export function EstimateNotices({ estimate, now, isChanged, isWriting, ...rest }: Props) {
  const { refusal, done, onClose, askAgain } = rest;
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const shown = shownEstimateStatus(estimate, now);

  return (
    <>
      {isChanged ? (
        <ChangedMeanwhile kind="estimate" isRefused={refusal !== null && !isWriting} onClose={onClose}>
          {t('estimate.changedText', { status: statusLabel('estimate', shown, language) })}
        </ChangedMeanwhile>
      ) : refusal ? (
        <Notice
          tone="careful"
          role="alert"
          title={t('estimate.refused')}
          close={{ label: t('portal.common.close'), onClose }}
        >
          {refusal}
        </Notice>
      ) : null}
      <DoneNotice onClose={onClose}>{done && !isChanged ? t(`estimate.done.${done}`) : null}</DoneNotice>
      {shown === 'EXPIRED' ? (
        <Notice
          tone="careful"
          action={
            askAgain ? (
              <Button size="small" loading={askAgain.busy} onClick={askAgain.onAsk}>
                {t('estimate.askAgain')}
              </Button>
            ) : undefined
          }
        >
          {t('estimate.expiredText')}
        </Notice>
      ) : null}
      <NotTaken lines={estimate.notTaken} />
      <CancelReason reason={estimate.cancelReason} />
    </>
  );
}
