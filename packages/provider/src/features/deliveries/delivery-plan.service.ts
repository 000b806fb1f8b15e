import type { CheckedBodyOf, createDelivery, DeliveryInfo, Language, saveDeliveries } from '@vitis/contracts';
import {
  type Day,
  DELIVERY_EFFECTS,
  type DeliveryEffect,
  isPlannable,
  lastDeliveryDay,
  seoulDay,
} from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { assertVersion } from '../../http/check-input.ts';
import { freeText } from '../../http/free-text.ts';
import type { SalesScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { requireDay } from '../../problems/require-day.ts';
import { findDeliveries } from './delivery.repository.ts';
import { deliveryAfter } from './delivery-step.ts';
import {
  type BottlesByProduct,
  type DeliveryRow,
  findDrivers,
  findLines,
  insertDelivery,
  lockDeliveries,
  lockDelivery,
  lockOrder,
  nextPosition,
  type OrderRow,
  updateDelivery,
} from './delivery-writes.repository.ts';
import { placeOfBottles, placeOfOrder } from './place-of-order.ts';
import { bottlesByProduct, bottlesOfOrder } from './planned-bottles.ts';
import { publishDelivery } from './publish-delivery.ts';
import { giveBackOfPlan, takeForPlan } from './stock-of-plan.ts';

type NewDelivery = CheckedBodyOf<typeof createDelivery>;
type SavedDelivery = CheckedBodyOf<typeof saveDeliveries>['items'][number];

interface Reclassified {
  delivery: DeliveryRow;
  order: OrderRow;
  change: Pick<DeliveryRow, 'classify'>;
}

/** What of a plan is the client's matter. */
const CLIENT_COLUMNS = ['type', 'classify', 'requestDate', 'trackingNumber'] as const;

/** Stops of one driver's day; whatever is above is no place in it. */
const lastPosition = 9_999;

/** What sales staff do with the deliveries of their clients. */
export function createDeliveryPlanService(now: () => Date) {
  const requirePlannable = (field: string, day: Day, language: Language): void => {
    const today = seoulDay(now());
    requireDay(field, day, { first: today, last: lastDeliveryDay(today) }, language);
  };

  const plan = async (
    unit: UnitOfWork,
    scope: SalesScope,
    body: NewDelivery,
    language: Language,
  ): Promise<DeliveryInfo> => {
    const { tx, record } = unit;
    const { orderFormNumber, products, idDriver, message, ...columns } = body;
    const order = await lockOrder(tx, orderFormNumber, scope);
    if (!order) throw notFound();
    assertPlannable(order, columns.classify);
    requirePlannable('requestDate', columns.requestDate, language);
    await requireDrivers(tx, [[idDriver, 'idDriver']], language);
    const { carries } = DELIVERY_EFFECTS[columns.classify];
    const carried = carriedBottles(products, (await bottlesOfOrder(tx, order))[carries], carries);
    await takeForPlan(unit, { classify: columns.classify, carried }, language);
    const place = carries === 'WITH_CLIENT' ? await placeOfBottles(tx, order) : placeOfOrder(order);
    const delivery = {
      ...columns,
      ...place,
      status: deliveryAfter(null, 'CREATE', 'SALESPERSON'),
      orderFormId: order.id,
      clientCompanyId: order.clientCompanyId,
      managerId: scope.managerId,
      driverId: idDriver,
      position: await nextPosition(tx, idDriver, columns.requestDate),
      recipientName: order.recipientName,
      recipientMobile: order.recipientMobile,
      message: message === undefined ? place.message : freeText(message, 'message', language),
      createdAt: now(),
    };
    const id = await insertDelivery(tx, delivery, carried);
    await record('delivery.create', `delivery:${id}`, { order: order.number });
    await publishDelivery(unit, { ...delivery, id, drivers: [idDriver], order });
    return (await findDeliveries(tx, { ids: [id] }))[0]!;
  };

  const save = async (
    unit: UnitOfWork,
    scope: SalesScope,
    items: readonly SavedDelivery[],
    language: Language,
  ): Promise<DeliveryInfo[]> => {
    const { tx, record } = unit;
    const ids = items.map(({ idDeliveryInfo }) => idDeliveryInfo);
    if (new Set(ids).size < ids.length) throw invalidField('items', 'TOO_MANY', language);
    const outside = items.findIndex(({ position }) => position > lastPosition);
    if (outside >= 0) throw invalidField(`items.${outside}.position`, 'TOO_LARGE', language);
    await requireDrivers(
      tx,
      items.map(({ idDriver }, index) => [idDriver, `items.${index}.idDriver`]),
      language,
    );
    const reclassified: Reclassified[] = [];
    for (const { delivery, order } of await lockDeliveries(tx, ids, scope)) {
      const index = ids.indexOf(delivery.id);
      const item = items[index]!;
      assertVersion(item.version, delivery.version);
      const hasFailed = delivery.status === 'FAILED';
      const status = deliveryAfter(delivery.status, hasFailed ? 'REPLAN' : 'SAVE', 'SALESPERSON');
      const change = changeOf(delivery, item, (text) => freeText(text, `items.${index}.message`, language));
      if (!hasFailed && isSame(delivery, change)) continue;
      // Meanwhile the order may have been completed by hand.
      if (hasFailed && order) assertPlannable(order, change.classify);
      const isMoved = hasFailed || item.requestDate !== delivery.requestDate;
      if (isMoved) requirePlannable(`items.${index}.requestDate`, item.requestDate, language);
      // What failed goes behind the other stops of its new day.
      const position = hasFailed ? await nextPosition(tx, item.idDriver, item.requestDate) : item.position;
      const columns = { ...change, position, status, startedAt: null, earlyReason: null };
      await updateDelivery(tx, delivery.id, columns);
      if (order && change.classify !== delivery.classify) reclassified.push({ delivery, order, change });
      await record(hasFailed ? 'delivery.replan' : 'delivery.save', `delivery:${delivery.id}`, { ...change });
      const drivers = [delivery.driverId, change.driverId];
      const isForDrivers =
        !hasFailed && CLIENT_COLUMNS.every((column) => change[column] === delivery[column]);
      await publishDelivery(unit, { ...delivery, status, drivers, isForDrivers, order: null });
    }
    for (const each of reclassified) await reclassify(unit, each, language);
    return findDeliveries(tx, { ids }, { order: 'schedule' });
  };

  /** Another kind of delivery: checked with all of the schedule in its new places, and its bottles with the stock. */
  const reclassify = async (unit: UnitOfWork, each: Reclassified, language: Language): Promise<void> => {
    const { delivery, order, change } = each;
    assertPlannable(order, change.classify);
    const carried = await findLines(unit.tx, delivery.id);
    const { carries } = DELIVERY_EFFECTS[change.classify];
    const left = (await bottlesOfOrder(unit.tx, order))[carries];
    // What supplies and collections carry is taken off what is left already.
    const isCounted = change.classify === 'SUPPLY' || change.classify === 'COLLECT';
    for (const [idProduct, qty] of carried) {
      if ((left.get(idProduct) ?? 0) < (isCounted ? 0 : qty)) throw conflict(TOO_MANY[carries]);
    }
    await giveBackOfPlan(unit, { classify: delivery.classify, carried }, now());
    await takeForPlan(unit, { classify: change.classify, carried }, language);
  };

  const cancel = async (
    unit: UnitOfWork,
    scope: SalesScope,
    id: number,
    expectedVersion: number,
  ): Promise<DeliveryInfo> => {
    const { tx, record } = unit;
    const { delivery, order } = await lockDelivery(tx, id, scope);
    assertVersion(expectedVersion, delivery.version);
    const status = deliveryAfter(delivery.status, 'CANCEL', 'SALESPERSON');
    await updateDelivery(tx, id, { status });
    const carried = await findLines(tx, id);
    await giveBackOfPlan(unit, { classify: delivery.classify, carried }, now());
    await record('delivery.cancel', `delivery:${id}`);
    await publishDelivery(unit, { ...delivery, status, drivers: [delivery.driverId], order });
    return (await findDeliveries(tx, { ids: [id] }))[0]!;
  };

  return { plan, save, cancel };
}

/** Supplies end with their order; what was handed over may come back, be exchanged or be followed by a taste later. */
function assertPlannable({ status }: OrderRow, classify: NewDelivery['classify']): void {
  if (!isPlannable(status, classify)) throw conflict('ORDER_NOT_CONFIRMED');
}

const TOO_MANY = {
  UNPLANNED: 'MORE_THAN_ORDERED',
  WITH_CLIENT: 'MORE_THAN_DELIVERED',
  ORDERED: 'MORE_THAN_ORDERED',
} as const satisfies Record<DeliveryEffect['carries'], string>;

/** What is asked for, or all that there is to carry. Throws 409 for more than `limit`, and where nothing is left. */
function carriedBottles(
  products: NewDelivery['products'],
  limit: BottlesByProduct,
  carries: DeliveryEffect['carries'],
): BottlesByProduct {
  if (products === undefined) {
    const left = new Map([...limit].filter(([, qty]) => qty > 0));
    if (left.size === 0) throw conflict('NOTHING_TO_DELIVER');
    return left;
  }
  const asked = bottlesByProduct(products);
  for (const [idProduct, qty] of asked) {
    if (qty > (limit.get(idProduct) ?? 0)) throw conflict(TOO_MANY[carries]);
  }
  return asked;
}

async function requireDrivers(
  tx: Database,
  wanted: readonly (readonly [id: number | null, field: string])[],
  language: Language,
): Promise<void> {
  const drivers = new Set((await findDrivers(tx)).map(({ id }) => id));
  for (const [id, field] of wanted) {
    if (id !== null && !drivers.has(id)) throw invalidField(field, 'NOT_A_CHOICE', language);
  }
}

/** The columns as they are to be. */
function changeOf(delivery: DeliveryRow, item: SavedDelivery, written: (text: string) => string) {
  return {
    type: item.type,
    classify: item.classify,
    requestDate: item.requestDate,
    driverId: item.idDriver,
    position: item.position,
    message: item.message === undefined ? delivery.message : written(item.message),
    trackingNumber: item.trackingNumber ?? delivery.trackingNumber,
  };
}

/** They are so already, which is no change to tell anybody about. */
const isSame = (delivery: DeliveryRow, change: ReturnType<typeof changeOf>): boolean =>
  (Object.keys(change) as (keyof typeof change)[]).every((key) => change[key] === delivery[key]);
