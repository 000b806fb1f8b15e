import { cancelEstimate, type confirmEstimate, type Estimate, type EstimateStatus } from '@vitis/contracts';
import {
  formatMoney,
  isEstimateValid,
  isOrderable,
  offeredSteps,
  offers,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type Command, useRole } from '@vitis/portal/commands';
import { ESTIMATE_STEP, EstimateValidity, useCancelStep, useEstimatePrints } from '@vitis/portal/detail';
import { Button, ButtonLink, type MenuItem, Status, Tag } from '@vitis/ui';
import { DocumentHead } from '@vitis/ui/documents';
import { ESTIMATES_PATH, ORDERS_PATH, orderFromEstimate } from '../../shared/paths.ts';
import { useReorder } from '../../shared/reorder/reorder.tsx';
import { TONES } from '../../shared/tones.ts';

interface Props {
  estimate: Estimate;
  now: Date;
  confirmation: Command<typeof confirmEstimate>;
  /** A form stands in the place of the lines. */
  isWriting: boolean;
  onModify: () => void;
  onConfirmLines: () => void;
  /** Its wines are in the cart. */
  onReordered: () => void;
  onDone: (estimate: Estimate, what: 'confirmed' | 'cancelled') => void;
}

/** Number, state and actions of an estimate. */
export function EstimateHead({
  estimate,
  now,
  confirmation,
  isWriting,
  onModify,
  onConfirmLines,
  onReordered,
  onDone,
}: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { estimateNumber: number, orderFormNumber, version } = estimate;
  const role = useRole('B2B');
  const events = offeredSteps('estimate', estimate.status, {
    role,
    guards: { NOT_EXPIRED: isEstimateValid(estimate, now) },
  });
  const canOrder = isOrderable(estimate) && offers(role, 'create', 'orderForm');
  const cancel = useCancelStep({
    endpoint: cancelEstimate,
    step: ESTIMATE_STEP,
    ...{ number, version },
    status: statusLabel('estimate', shownEstimateStatus(estimate, now), language),
    possible: events.includes('CANCEL'),
    title: t('portal.estimate.cancel'),
    text: t('estimate.cancelText', { number }),
    onCancelled: (of) => onDone(of, 'cancelled'),
  });

  const canConfirm = events.includes('CONFIRM') && !isWriting;
  // While an answer waits for its decision, that is what is to be done, and the head is full.
  const canReorder = role !== null && !events.includes('CONFIRM') && !isWriting;
  const reorder = useReorder({
    number,
    products: estimate.products,
    onAdded: onReordered,
    isOffered: canReorder,
  });
  const prints = useEstimatePrints(estimate, ESTIMATES_PATH);
  const others: MenuItem[] = [
    ...(cancel.ask
      ? [{ id: 'cancel', label: t('portal.estimate.cancel'), tone: 'danger' as const, onSelect: cancel.ask }]
      : []),
    ...prints,
    ...(canReorder ? [{ id: 'reorder', label: t('portal.reorder.open'), onSelect: reorder.open }] : []),
    ...(events.includes('MODIFY') && !isWriting
      ? [{ id: 'modify', label: t('estimate.modify'), onSelect: onModify }]
      : []),
    ...(canConfirm && estimate.products.length > 1
      ? [{ id: 'confirmLines', label: t('estimate.confirmLines'), onSelect: onConfirmLines }]
      : []),
  ];

  const accept = async () => {
    const total = formatMoney(estimate.total, language);
    const title = t('estimate.confirm');
    if (!(await confirm(t('estimate.confirmText', { number, total }), { title, accept: title }))) return;
    const outcome = await confirmation.run({ params: { number } }, { version });
    if (outcome.kind === 'done') onDone(outcome.body, 'confirmed');
  };

  const decision =
    canConfirm || canOrder || orderFormNumber !== null ? (
      <>
        {canConfirm ? (
          <Button variant="primary" loading={confirmation.busy} onClick={() => void accept()}>
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
    ) : null;

  return (
    <>
      <DocumentHead
        number={number}
        state={<EstimateState estimate={estimate} now={now} />}
        others={{ name: t('document.more'), items: others }}
        decision={decision}
      />
      {cancel.dialog}
      {reorder.dialog}
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
  return (
    <>
      <Status tone={TONES.estimate[shown]}>{statusLabel('estimate', shown, language)}</Status>
      {SHOWS_EXPIRY[estimate.status] ? <EstimateValidity {...{ estimate, now }} /> : null}
      {estimate.manual ? <Tag soft>{t('document.manual')}</Tag> : null}
    </>
  );
}
