import { cancelEstimate, type Estimate, type EstimateStatus, MESSAGE_LIMIT } from '@vitis/contracts';
import {
  daysBetween,
  type EstimateEvent,
  formatDay,
  isEstimatePrintable,
  seoulDay,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { cancelWords } from '@vitis/portal/documents';
import { Button, ButtonLink, printIcon, Status, Tag, TextLink } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { STEP } from './use-estimate.ts';

/** What the button of an answer says; null where the state takes none. */
const ANSWER_LABELS: Readonly<Record<EstimateStatus, string | null>> = {
  REQUESTED: 'estimate.answer',
  RESPONDED: 'estimate.again',
  CONFIRMED: null,
  CANCELLED: null,
};

interface Props {
  estimate: Estimate;
  /** What its state lets the reader do with it. */
  steps: readonly EstimateEvent[];
  now: Date;
  /** Absent where it takes no answer, or one is being written. */
  onAnswer: (() => void) | undefined;
}

/** Number, state and actions of an estimate. */
export function EstimateHead({ estimate, steps, now, onAnswer }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  /** The version that the person was asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const cancel = useCommand(cancelEstimate, STEP);
  const shown = shownEstimateStatus(estimate, now);
  const { expiredDate, orderFormNumber, status } = estimate;
  const left = expiredDate === null ? null : daysBetween(seoulDay(now), expiredDate);
  const answerLabel = ANSWER_LABELS[status];
  const canCancel = steps.includes('CANCEL');

  const withdraw = async (reason: string) => {
    const { estimateNumber, version } = estimate;
    const outcome = await cancel.run({ params: { number: estimateNumber }, body: { reason } }, { version });
    // What was changed meanwhile is said in the dialog, which keeps the reason.
    if (outcome.kind === 'done' || outcome.kind === 'refused') setAsking(null);
  };

  return (
    <>
      <DocumentHead
        number={estimate.estimateNumber}
        state={
          <>
            <Status tone={TONES.estimate[shown]}>{statusLabel('estimate', shown, language)}</Status>
            {expiredDate === null || left === null || answerLabel === null ? null : (
              <span>
                {t('portal.estimate.validUntil', { day: formatDay(expiredDate, language) })}
                {left < 0
                  ? null
                  : ` · ${left === 0 ? t('estimate.lastDay') : t('estimate.daysLeft', { days: left })}`}
              </span>
            )}
            {estimate.manual ? <Tag soft>{t('estimate.manual')}</Tag> : null}
            {orderFormNumber === null ? null : (
              <TextLink arrow href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}`}>
                {t('estimate.toOrder', { number: orderFormNumber })}
              </TextLink>
            )}
          </>
        }
        actions={
          <>
            {isEstimatePrintable(estimate) ? (
              <ButtonLink icon={printIcon} href={`${MANAGE_ESTIMATES_PATH}/${estimate.estimateNumber}/pdf`}>
                {t('portal.paper.print')}
              </ButtonLink>
            ) : null}
            {canCancel ? (
              <Button onClick={() => setAsking(estimate.version)}>{t('portal.estimate.cancel')}</Button>
            ) : null}
            {onAnswer && answerLabel !== null ? (
              <Button variant="primary" onClick={onAnswer}>
                {t(answerLabel)}
              </Button>
            ) : null}
          </>
        }
      />
      {asking !== null ? (
        <CancelDialog
          labels={cancelWords(t)}
          reasonLimit={MESSAGE_LIMIT}
          title={t('portal.estimate.cancel')}
          text={t('estimate.cancelText', { client: estimate.clientName, number: estimate.estimateNumber })}
          busy={cancel.busy}
          possible={canCancel}
          changed={
            asking === estimate.version
              ? null
              : t('common.changed', { status: statusLabel('estimate', shown, language) })
          }
          onClose={() => setAsking(null)}
          onCancel={(reason) => void withdraw(reason)}
        />
      ) : null}
    </>
  );
}
