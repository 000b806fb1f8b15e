import type {
  CheckedBodyOf,
  completeDelivery,
  DeliveryInfo,
  Language,
  startDelivery,
} from '@vitis/contracts';
import { DELIVERY_EFFECTS, formatDay, seoulDay } from '@vitis/domain';
import { freeText } from '../../http/free-text.ts';
import type { DriverScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict } from '../../problems/problem-error.ts';
import { nextNumber } from '../trade-documents/next-number.ts';
import { findDeliveries } from './delivery.repository.ts';
import { takePhotos } from './delivery-photos.ts';
import { assertProven } from './delivery-proof.ts';
import { deliveryAfter } from './delivery-step.ts';
import {
  type DeliveryRow,
  findLines,
  lockDelivery,
  numberStatement,
  type OrderRow,
  updateDelivery,
} from './delivery-writes.repository.ts';
import { doorRefusalOf, keepTaken } from './door-refusal.ts';
import { mailFailed, mailToBuyer } from './mail-delivered.ts';
import { publishDelivery } from './publish-delivery.ts';
import { returnDelivery } from './return-delivery.ts';
import { sellDelivery } from './sell-delivery.ts';
import { giveBackOfPlan } from './stock-of-plan.ts';

type Start = CheckedBodyOf<typeof startDelivery>;
type Completion = CheckedBodyOf<typeof completeDelivery>;

/** How far a driver's clock may be ahead of ours, in milliseconds; what it says then counts as now. */
const clockTolerance = 60_000;

/** What drivers do with the deliveries that they were given. */
export function createDeliveryDriveService(now: () => Date) {
  const read = async ({ tx }: UnitOfWork, id: number): Promise<DeliveryInfo> =>
    (await findDeliveries(tx, { ids: [id] }))[0]!;

  const start = async (
    unit: UnitOfWork,
    scope: DriverScope,
    id: number,
    body: Start,
    language: Language,
  ): Promise<DeliveryInfo> => {
    const { delivery, order } = await lockDelivery(unit.tx, id, scope);
    if (delivery.status === 'IN_TRANSIT') return read(unit, id);
    const status = deliveryAfter(delivery.status, 'START', 'DRIVER');
    const startedAt = now();
    const early = earlyAt(startedAt, delivery, body, language);
    await updateDelivery(unit.tx, id, { status, startedAt, ...early });
    await unit.record('delivery.start', `delivery:${id}`, early);
    await publishDelivery(unit, { ...delivery, status, drivers: [scope.driverId], order });
    const info = await read(unit, id);
    await mailToBuyer(unit, info, { delivery, order });
    return info;
  };

  const complete = async (
    unit: UnitOfWork,
    scope: DriverScope,
    id: number,
    body: Completion,
    language: Language,
  ): Promise<DeliveryInfo> => {
    const { tx, record } = unit;
    const { delivery, order } = await lockDelivery(tx, id, scope);
    const status = deliveryAfter(delivery.status, 'COMPLETE', 'DRIVER');
    const completedAt = handedOverAt(body.completedAt, delivery, language);
    const early = earlyAt(completedAt, delivery, body, language);
    const receivedBy = freeText(body.receivedBy, 'receivedBy', language);
    await assertProven(tx, delivery, {
      PHOTO: body.image1 !== null || body.image2 !== null || body.image3 !== null,
      NAME: receivedBy !== '',
      SIGNATURE: body.signature !== null,
    });
    const photos = await takePhotos(tx, body, scope, delivery.clientCompanyId, language);
    const proof = { ...photos, receivedBy: receivedBy || null };
    const short = doorRefusalOf(body, await findLines(tx, id), language);
    const { signature } = body;
    await updateDelivery(tx, id, { ...proof, ...early, ...short?.columns, signature, status, completedAt });
    if (short) {
      await keepTaken(tx, id, short.taken);
      await giveBackOfPlan(unit, { classify: delivery.classify, carried: short.refused }, completedAt);
      await record('delivery.refused-at-door', `delivery:${id}`, short.columns);
    }
    const sold = order && (await settle(unit, { ...delivery, completedAt }, order));
    await numberStatement(tx, id, await nextNumber(tx, 'statement', completedAt));
    await record('delivery.complete', `delivery:${id}`, {
      ...proof,
      ...early,
      signed: body.signature !== null,
      completedAt: body.completedAt,
    });
    await publishDelivery(unit, { ...delivery, status, drivers: [scope.driverId], order: sold });
    const info = await read(unit, id);
    await mailToBuyer(unit, info, { delivery, order });
    return info;
  };

  const fail = async (
    unit: UnitOfWork,
    scope: DriverScope,
    id: number,
    reason: string,
    language: Language,
  ): Promise<DeliveryInfo> => {
    const { delivery, order } = await lockDelivery(unit.tx, id, scope);
    const status = deliveryAfter(delivery.status, 'FAIL', 'DRIVER');
    const failedReason = freeText(reason, 'reason', language);
    if (failedReason === '') throw invalidField('reason', 'REQUIRED', language);
    await updateDelivery(unit.tx, id, { status, failedReason });
    await unit.record('delivery.fail', `delivery:${id}`, { reason: failedReason });
    await publishDelivery(unit, { ...delivery, status, drivers: [scope.driverId], order });
    const info = await read(unit, id);
    await mailFailed(unit, info, { delivery, order });
    return info;
  };

  /** Throws 400 for a time that is still to come, or at which the delivery was not even planned. */
  function handedOverAt(said: string, { createdAt }: DeliveryRow, language: Language): Date {
    const time = Date.parse(said);
    const latest = now().getTime();
    if (Number.isNaN(time)) throw invalidField('completedAt', 'WRONG_FORMAT', language);
    if (time > latest + clockTolerance) throw invalidField('completedAt', 'TIME_FUTURE', language);
    if (time < createdAt.getTime()) throw invalidField('completedAt', 'TIME_TOO_EARLY', language);
    return new Date(Math.min(time, latest));
  }

  /** What is kept of a delivery that is made before its day. Throws 409 without a reason, given now or at the start. */
  function earlyAt(
    time: Date,
    { requestDate, earlyReason }: DeliveryRow,
    given: Start,
    language: Language,
  ): Pick<DeliveryRow, 'earlyReason'> | undefined {
    if (seoulDay(time) >= requestDate || earlyReason !== null) return undefined;
    const reason = freeText(given.earlyReason, 'earlyReason', language);
    if (reason === '')
      throw conflict('DELIVERY_TOO_EARLY', { values: { day: formatDay(requestDate, language) } });
    return { earlyReason: reason };
  }

  /** What the completion means for stock and ledger. Answers the order as it is now. */
  async function settle(
    unit: UnitOfWork,
    delivery: DeliveryRow & { completedAt: Date },
    order: OrderRow,
  ): Promise<OrderRow> {
    const { ledger } = DELIVERY_EFFECTS[delivery.classify];
    if (ledger === 'SALE') return sellDelivery(unit, delivery, order);
    if (ledger === 'RETURN') await returnDelivery(unit, delivery, order);
    return order;
  }

  return { start, complete, fail };
}
