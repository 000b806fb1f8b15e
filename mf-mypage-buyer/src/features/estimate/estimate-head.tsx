import {
  type cancelEstimate,
  type confirmEstimate,
  type Estimate,
  type EstimateStatus,
  MESSAGE_LIMIT,
} from '@vitis/contracts';
import {
  daysBetween,
  formatDay,
  formatMoney,
  isEstimatePrintable,
  isEstimateValid,
  isOrderable,
  offeredSteps,
  offers,
  seoulDay,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type Command, useRole } from '@vitis/portal/commands';
import { cancelWords } from '@vitis/portal/documents';
import { Button, ButtonLink, printIcon, Status, Tag } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { ESTIMATES_PATH, ORDERS_PATH, orderFromEstimate } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';

interface Props {
  estimate: Estimate;
  now: Date;
  steps: {
    confirm: Command<typeof confirmEstimate>;
    cancel: Command<typeof cancelEstimate>;
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
  const role = useRole('B2B');
  const events = offeredSteps('estimate', status, {
    role,
    guards: { NOT_EXPIRED: isEstimateValid(estimate, now) },
  });
  const canOrder = isOrderable(estimate) && offers(role, 'create', 'orderForm');
  const statusWord = statusLabel('estimate', shownEstimateStatus(estimate, now), language);

  const accept = async () => {
    const total = formatMoney(estimate.total, language);
    const title = t('estimate.confirm');
    if (!(await confirm(t('estimate.confirmText', { number, total }), { title, accept: title }))) return;
    const outcome = await steps.confirm.run({ params }, { version });
    if (outcome.kind === 'done') onDone(outcome.body, 'confirmed');
  };
  const cancel = async (reason: string) => {
    const outcome = await steps.cancel.run({ params, body: { reason } }, { version });
    if (outcome.kind !== 'done') return;
    setAsking(false);
    onDone(outcome.body, 'cancelled');
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
                {t('portal.estimate.cancel')}
              </Button>
            ) : null}
            {isEstimatePrintable(estimate) ? (
              <ButtonLink icon={printIcon} href={`${ESTIMATES_PATH}/${number}/pdf`}>
                {t('portal.paper.print')}
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
            {orderFormNumber === null ? null : (
              <ButtonLink variant="primary" href={`${ORDERS_PATH}/${orderFormNumber}`}>
                {t('estimate.toOrder')}
              </ButtonLink>
            )}
            {canOrder ? (
              <ButtonLink variant="primary" href={orderFromEstimate(number)}>
                {t('estimate.order')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {asking ? (
        <CancelDialog
          labels={cancelWords(t)}
          reasonLimit={MESSAGE_LIMIT}
          title={t('portal.estimate.cancel')}
          text={t('estimate.cancelText', { number })}
          busy={steps.cancel.busy}
          possible={events.includes('CANCEL')}
          changed={
            isChanged
              ? `${t('estimate.changed')} ${t('document.nowState', { status: statusWord })}`
              : (steps.cancel.refusal?.message ?? null)
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

/** States in which the last valid day of an answer is told. */
const SHOWS_EXPIRY: Readonly<Record<EstimateStatus, boolean>> = {
  REQUESTED: false,
  RESPONDED: true,
  CONFIRMED: false,
  CANCELLED: false,
};

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
      {expiredDate === null || left === null || !SHOWS_EXPIRY[status] ? null : (
        <span>
          {t(left < 0 ? 'estimate.validWas' : 'portal.estimate.validUntil', {
            day: formatDay(expiredDate, language),
          })}
          {left < 0
            ? null
            : ` · ${left === 0 ? t('portal.estimates.expiresToday') : t('portal.estimates.daysLeft', { days: left })}`}
        </span>
      )}
      {manual ? <Tag soft>{t('document.manual')}</Tag> : null}
    </>
  );
}
