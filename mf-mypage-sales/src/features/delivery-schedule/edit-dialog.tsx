import { cancelDelivery, type DeliveryInfo, saveDeliveries } from '@vitis/contracts';
import {
  type Day,
  deliveryLabel,
  formatBottles,
  formatPhone,
  formatTime,
  lastDeliveryDay,
  offeredSteps,
  streetLine,
} from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole, useSettledCommand } from '@vitis/portal/commands';
import { DeliveryPhotos } from '@vitis/portal/documents';
import { Button, Modal, Select, Status, TextLink } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/delivery-dialog.module.scss';
import { DeliveryFields, isTrackingNumber, planOf, trackingNumberOf } from '../../shared/delivery-fields.tsx';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { ReturnReasonText } from '../../shared/return-reason-text.tsx';
import { TONES } from '../../shared/tones.ts';
import { useDayError } from '../../shared/use-day-error.ts';
import { useDayOff } from '../../shared/use-day-off.ts';
import { laneAt, targetOf } from './schedule-board.ts';
import { type Saved, TOLD_ABOVE } from './use-moves.ts';
import type { Schedule } from './use-schedule.ts';

interface Props {
  /** As it was when the dialog opened: what is saved is an edit of that version. */
  delivery: DeliveryInfo;
  schedule: Schedule;
  today: Day;
  onClose: () => void;
  onSettled: (saved: Saved) => void;
}

/** A delivery in full: moved to another day, driver or place, changed otherwise, or taken back. */
export function EditDialog({ delivery, schedule, today, onClose, onSettled }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const { deliveries, move, refresh } = schedule;
  const cancel = useSettledCommand(cancelDelivery, TOLD_ABOVE);
  const again = useSettledCommand(saveDeliveries, TOLD_ABOVE);
  const hasFailed = delivery.status === 'FAILED';
  const [plan, setPlan] = useState(() => {
    const planned = planOf(delivery);
    return hasFailed && planned.requestDate < today ? { ...planned, requestDate: today } : planned;
  });
  const [index, setIndex] = useState(() => targetOf(deliveries, delivery).index);
  const dayOff = useDayOff(plan.requestDate);
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState(false);
  const steps = offeredSteps('delivery', delivery.status, { role: useRole('SALESPERSON') });
  const movable = steps.includes('SAVE') || steps.includes('REPLAN');
  const target = { day: plan.requestDate, idDriver: plan.idDriver };
  const others = laneAt(deliveries, target).open.filter(
    ({ idDeliveryInfo }) => idDeliveryInfo !== delivery.idDeliveryInfo,
  );
  const isNewDay = hasFailed || plan.requestDate !== delivery.requestDate;
  const newDayError = useDayError(plan.requestDate, today);
  const dayError = isNewDay ? newDayError : undefined;

  const settle = async (work: () => Promise<Saved>) => {
    setBusy(true);
    const saved = await work();
    onClose();
    onSettled(saved);
  };
  const save = async () => {
    setPressed(true);
    if (dayError !== undefined || !isTrackingNumber(trackingNumberOf(plan))) return;
    if (isNewDay && !(await dayOff.isMeant())) return;
    if (hasFailed) return settle(replan);
    const { type, classify } = plan;
    const shipping = { ...delivery.shipping, message: plan.message.trim() };
    const trackingNumber = trackingNumberOf(plan);
    await settle(() => move(delivery, { ...target, index }, { type, classify, shipping, trackingNumber }));
  };
  /** A place behind the other stops of the day, which the provider finds. */
  const replan = async (): Promise<Saved> => {
    const { idDeliveryInfo, version, position } = delivery;
    const words = { message: plan.message.trim(), trackingNumber: trackingNumberOf(plan) };
    const item = { idDeliveryInfo, version, position, ...plan, ...words };
    const outcome = await again.run({ body: { items: [item] } });
    await refresh();
    return outcome;
  };
  const cancelStop = async () => {
    if (!(await confirm(t('schedule.cancelAsk'), { accept: t('schedule.cancel') }))) return;
    await settle(async () => {
      const { idDeliveryInfo, version } = delivery;
      const outcome = await cancel.run({ params: { id: idDeliveryInfo } }, { version });
      await refresh();
      return outcome;
    });
  };

  return (
    <Modal
      open
      title={delivery.clientName}
      closeLabel={t('portal.common.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        <>
          {steps.includes('CANCEL') ? (
            <Button disabled={busy} onClick={() => void cancelStop()}>
              {t('schedule.cancel')}
            </Button>
          ) : null}
          {movable ? (
            <Button variant="primary" loading={busy} onClick={() => void save()}>
              {t(hasFailed ? 'schedule.replan' : 'schedule.save')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onClose}>
              {t('portal.common.close')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <Facts delivery={delivery} />
        {movable ? (
          <>
            <DeliveryFields
              plan={plan}
              earliest={!hasFailed && delivery.requestDate < today ? delivery.requestDate : today}
              latest={lastDeliveryDay(today)}
              dayError={pressed ? dayError : undefined}
              onChange={(changed) => {
                if (changed.requestDate !== undefined || changed.idDriver !== undefined) setIndex(99);
                setPlan((former) => ({ ...former, ...changed }));
              }}
            />
            {hasFailed ? null : (
              <Select
                label={t('plan.position')}
                value={String(Math.min(index, others.length))}
                options={Array.from({ length: others.length + 1 }, (_, at) => ({
                  value: String(at),
                  label: t('plan.stop', { number: at + 1 }),
                }))}
                onChange={(event) => setIndex(Number(event.currentTarget.value))}
              />
            )}
          </>
        ) : null}
      </div>
    </Modal>
  );
}

function Facts({ delivery }: { delivery: DeliveryInfo }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { status, orderFormNumber, shipping, products, completedAt, failedReason, images, returnRequest } =
    delivery;
  return (
    <div>
      <p>
        <Status tone={TONES.delivery[status]}>{deliveryLabel(delivery, language)}</Status>{' '}
        {completedAt === null ? null : formatTime(new Date(completedAt), language)}{' '}
        {orderFormNumber === null ? null : (
          <TextLink arrow href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}`}>
            {orderFormNumber}
          </TextLink>
        )}
      </p>
      {failedReason === null ? null : (
        <p className={styles.error}>{t('shipping.failedBefore', { reason: failedReason })}</p>
      )}
      {delivery.earlyReason === null ? null : (
        <p>{t('shipping.early.reasonOf', { reason: delivery.earlyReason })}</p>
      )}
      {returnRequest === null ? null : (
        <>
          <ReturnReasonText request={returnRequest} />
          <DeliveryPhotos images={returnRequest.images} />
        </>
      )}
      <p>
        {streetLine(shipping)} · {shipping.fullName} {formatPhone(shipping.mobile)}
      </p>
      <ul className={styles.products} aria-label={t('shipping.items')}>
        {products.map(({ idProduct, productName, qty }) => (
          <li key={idProduct}>
            <span>{productName}</span>
            <span>{formatBottles(qty, language)}</span>
          </li>
        ))}
      </ul>
      <DeliveryPhotos images={images} signature={delivery.signature} />
    </div>
  );
}
