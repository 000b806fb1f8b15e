import { cancelEstimate, type Estimate, type EstimateStatus } from '@vitis/contracts';
import { type EstimateEvent, shownEstimateStatus, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ESTIMATE_STEP, EstimatePrintLink, EstimateValidity, useCancelStep } from '@vitis/portal/detail';
import { Button, Status, Tag, TextLink } from '@vitis/ui';
import { DocumentHead } from '@vitis/ui/documents';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';

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
  /** A sample has no paper. */
  isSample: boolean;
  /** Absent where it takes no answer, or one is being written. */
  onAnswer: (() => void) | undefined;
}

/** Number, state and actions of an estimate. */
export function EstimateHead({ estimate, steps, now, isSample, onAnswer }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { estimateNumber: number, version, orderFormNumber, clientName: client } = estimate;
  const shown = shownEstimateStatus(estimate, now);
  const status = statusLabel('estimate', shown, language);
  const answerLabel = ANSWER_LABELS[estimate.status];
  const cancel = useCancelStep({
    endpoint: cancelEstimate,
    step: ESTIMATE_STEP,
    ...{ number, version, status },
    possible: steps.includes('CANCEL'),
    title: t('portal.estimate.cancel'),
    text: t('estimate.cancelText', { client, number }),
  });

  return (
    <>
      <DocumentHead
        number={number}
        state={
          <>
            <Status tone={TONES.estimate[shown]}>{status}</Status>
            {answerLabel === null ? null : <EstimateValidity {...{ estimate, now }} />}
            {estimate.manual ? <Tag soft>{t('document.manual')}</Tag> : null}
            {orderFormNumber === null ? null : (
              <TextLink arrow href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}`}>
                {t('estimate.toOrder', { number: orderFormNumber })}
              </TextLink>
            )}
          </>
        }
        actions={
          <>
            {isSample ? null : <EstimatePrintLink estimate={estimate} list={MANAGE_ESTIMATES_PATH} />}
            {cancel.button}
            {onAnswer && answerLabel !== null ? (
              <Button variant="primary" onClick={onAnswer}>
                {t(answerLabel)}
              </Button>
            ) : null}
          </>
        }
      />
      {cancel.dialog}
    </>
  );
}
