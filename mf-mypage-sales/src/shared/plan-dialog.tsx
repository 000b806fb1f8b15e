import { createDelivery, type DeliveryInfo, getOrderForm, type OrderForm } from '@vitis/contracts';
import { lastDeliveryDay } from '@vitis/domain';
import { publish } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { Modal, SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import { DeliveryFields, type DeliveryPlan, isTrackingNumber, trackingNumberOf } from './delivery-fields.tsx';
import { limitOf, type OpenLine, openLines, plannableKinds } from './open-lines.ts';
import { PlanBottles } from './plan-bottles.tsx';
import { useDayError } from './use-day-error.ts';
import { useDayOff } from './use-day-off.ts';

export interface PlanDialogProps {
  orderFormNumber: string;
  /** What the dialog begins with. */
  day: string;
  idDriver: number | null;
  today: string;
  onClose: () => void;
  onPlanned: (delivery: DeliveryInfo) => Promise<void> | void;
}

/** Plans a delivery of an order: all that is left of it or some, or what comes back, is exchanged or tasted. */
export function PlanDialog(props: PlanDialogProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const order = useEndpoint(getOrderForm, { params: { number: props.orderFormNumber } });
  if (order.status === 'ready') return <PlanForm {...props} order={order.data} />;
  return (
    <Modal open title={t('plan.title')} closeLabel={t('portal.common.close')} onClose={props.onClose}>
      {order.status === 'failed' ? (
        <LoadFailure title={t('portal.orders.failed')} load={order} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Modal>
  );
}

function PlanForm({
  order,
  day,
  idDriver,
  today,
  onClose,
  onPlanned,
}: PlanDialogProps & { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { run, busy } = useSettledCommand(createDelivery);
  const kinds = plannableKinds(order);
  const classify = kinds[0] ?? 'SUPPLY';
  const [plan, setPlan] = useState<DeliveryPlan>({
    requestDate: day < today ? today : day,
    idDriver,
    // Who fetches an order at a store has no driver come; what comes back is fetched all the same.
    type: order.pickup !== null && classify === 'SUPPLY' ? 'PICKUP' : 'DIRECT',
    classify,
    message: order.shipping.message,
    trackingNumber: '',
  });
  const [typed, setTyped] = useState<ReadonlyMap<number, number | null>>(new Map());
  const dayOff = useDayOff(plan.requestDate);
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);

  const lines = openLines(order).filter((line) => limitOf(line, plan.classify) > 0);
  const qtyOf = (line: OpenLine): number | null => {
    const given = typed.get(line.idProduct);
    // What comes back, is exchanged or tasted is said wine by wine: one press must not fetch a whole order.
    const usual = plan.classify === 'SUPPLY' ? limitOf(line, plan.classify) : 0;
    return given === undefined ? usual : given;
  };
  const isWrong = (line: OpenLine) => {
    const qty = qtyOf(line);
    return qty === null || !(qty <= limitOf(line, plan.classify));
  };
  const products = lines.flatMap((line) => {
    const qty = qtyOf(line);
    return qty ? [{ idProduct: line.idProduct, qty }] : [];
  });
  const dayError = useDayError(plan.requestDate, today);
  const isReady =
    dayError === undefined &&
    isTrackingNumber(trackingNumberOf(plan)) &&
    products.length > 0 &&
    !lines.some(isWrong);

  const send = async () => {
    setTries(tries + 1);
    if (!isReady || !(await dayOff.isMeant())) return;
    const { orderFormNumber } = order;
    const { trackingNumber: _, ...planned } = plan;
    const parcel = plan.type === 'PARCEL' ? { trackingNumber: trackingNumberOf(plan) } : {};
    const outcome = await run({
      body: { orderFormNumber, ...planned, ...parcel, message: plan.message.trim(), products },
    });
    if (outcome.kind !== 'done') return;
    publish('order/changed', { orderFormNumber });
    onClose();
    await onPlanned(outcome.body);
  };

  return (
    <DialogForm
      ref={fields}
      title={`${t('plan.title')} · ${order.clientName}`}
      send={t('plan.save')}
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <DeliveryFields
        plan={plan}
        kinds={kinds}
        earliest={today}
        latest={lastDeliveryDay(today)}
        dayError={tries > 0 ? dayError : undefined}
        onChange={(changed) => {
          if (changed.classify) setTyped(new Map());
          setPlan((former) => ({ ...former, ...changed }));
        }}
      />
      <PlanBottles
        lines={lines.map((line) => ({ ...line, limit: limitOf(line, plan.classify), qty: qtyOf(line) }))}
        classify={plan.classify}
        onChange={(idProduct, qty) => setTyped((former) => new Map(former).set(idProduct, qty))}
        showsErrors={tries > 0}
      />
    </DialogForm>
  );
}
