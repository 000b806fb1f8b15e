import { type cancelEstimate, type confirmEstimate, type Estimate, MESSAGE_LIMIT } from '@vitis/contracts';
import {
  allowedEvents,
  daysBetween,
  estimateMachine,
  formatDay,
  formatMoney,
  isEstimatePrintable,
  isEstimateValid,
  seoulDay,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { cancelWords } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, printIcon, Status, Tag } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { ESTIMATES_PATH, ORDERS_PATH, orderFromEstimate } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import type { useStep } from '../../shared/use-step.ts';

interface Props {
  estimate: Estimate;
  now: Date;
  steps: {
    confirm: ReturnType<typeof useStep<typeof confirmEstimate>>;
    cancel: ReturnType<typeof useStep<typeof cancelEstimate>>;
  };
  /** There is something on the page that its reader has not seen yet. */
  isChanged: boolean;
  isModifying: boolean;
  onModify: () => void;
  onDone: (estimate: Estimate, what: 'confirmed' | 'cancelled') => void;
}

/** Number, state and actions of an estimate. */
export function EstimateHead({ estimate, now, steps, isChanged, isModifying, onModify, onDone }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { estimateNumber: number, orderFormNumber, status, version } = estimate;
  const params = { number };
  const events = allowedEvents(estimateMachine, status, 'B2B', {
    NOT_EXPIRED: isEstimateValid(estimate, now),
  });
  const statusWord = statusLabel('estimate', shownEstimateStatus(estimate, now), language);

  const accept = async () => {
    const total = formatMoney(estimate.total, language);
    const title = t('estimate.confirm');
    if (!(await confirm(t('estimate.confirmText', { number, total }), { title, accept: title }))) return;
    const outcome = await steps.confirm.run(version, { params });
    if (outcome.kind === 'done') onDone(outcome.document, 'confirmed');
  };
  const cancel = async (reason: string) => {
    const outcome = await steps.cancel.run(version, { params, body: { reason } });
    if (outcome.kind !== 'done') return;
    setAsking(false);
    onDone(outcome.document, 'cancelled');
  };

  return (
    <>
      <DocumentHead
        number={number}
        state={<EstimateState estimate={estimate} now={now} />}
        actions={
          <>
            {events.includes('CANCEL') ? (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {t('estimate.cancel')}
              </Button>
            ) : null}
            {isEstimatePrintable(estimate) ? (
              <ButtonLink icon={printIcon} href={`${ESTIMATES_PATH}/${number}/pdf`}>
                {t('paper.print')}
              </ButtonLink>
            ) : null}
            {events.includes('MODIFY') && !isModifying ? (
              <Button onClick={onModify}>{t('estimate.modify')}</Button>
            ) : null}
            {events.includes('CONFIRM') && !isModifying ? (
              <Button variant="primary" loading={steps.confirm.busy} onClick={() => void accept()}>
                {t('estimate.confirm')}
              </Button>
            ) : null}
            {status === 'CONFIRMED' ? (
              <ButtonLink
                variant="primary"
                href={orderFormNumber ? `${ORDERS_PATH}/${orderFormNumber}` : orderFromEstimate(number)}
              >
                {t(orderFormNumber ? 'estimate.toOrder' : 'estimate.order')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {asking ? (
        <CancelDialog
          labels={cancelWords(t)}
          reasonLimit={MESSAGE_LIMIT}
          title={t('estimate.cancel')}
          text={t('estimate.cancelText', { number })}
          busy={steps.cancel.busy}
          possible={events.includes('CANCEL')}
          changed={
            isChanged || steps.cancel.refusal
              ? `${t('estimate.changed')} ${t('document.nowState', { status: statusWord })}`
              : null
          }
          error={steps.cancel.fields.reason}
          onClose={() => {
            steps.cancel.forget();
            setAsking(false);
          }}
          onCancel={(reason) => void cancel(reason)}
        />
      ) : null}
    </>
  );
}

/** How it stands, and how long the answer holds. */
function EstimateState({ estimate, now }: Pick<Props, 'estimate' | 'now'>) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const shown = shownEstimateStatus(estimate, now);
  const { expiredDate, manual, status } = estimate;
  const left = expiredDate === null ? null : daysBetween(seoulDay(now), expiredDate);
  return (
    <>
      <Status tone={TONES.estimate[shown]}>{statusLabel('estimate', shown, language)}</Status>
      {expiredDate === null || left === null || status !== 'RESPONDED' ? null : (
        <span>
          {t(left < 0 ? 'estimate.validWas' : 'estimate.validUntil', {
            day: formatDay(expiredDate, language),
          })}
          {left < 0
            ? null
            : ` · ${left === 0 ? t('estimates.expiresToday') : t('estimates.daysLeft', { days: left })}`}
        </span>
      )}
      {manual ? <Tag soft>{t('document.manual')}</Tag> : null}
    </>
  );
}
