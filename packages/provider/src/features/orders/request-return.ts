import type { CheckedBodyOf, Language, returnOrder } from '@vitis/contracts';
import {
  addDays,
  deliveryAmounts,
  formatBottles,
  isPlannable,
  nextBusinessDay,
  seoulDay,
  statusLabel,
} from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import { returnRequests } from '../../db/schema.ts';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { holidaysFrom } from '../calendar/holiday-days.ts';
import { deliveryAfter } from '../deliveries/delivery-step.ts';
import {
  type BottlesByProduct,
  findCarried,
  insertDelivery,
  lockOrder,
  nextPosition,
  type OrderRow,
} from '../deliveries/delivery-writes.repository.ts';
import { placeOfBottles } from '../deliveries/place-of-order.ts';
import { bottlesByProduct, bottlesOfOrder, findAgreedLines } from '../deliveries/planned-bottles.ts';
import { publishDelivery } from '../deliveries/publish-delivery.ts';
import { takeFiles } from '../files/take-files.ts';
import { findClientPeople } from '../trade-documents/client-people.ts';
import { mailOf, recipientOf } from '../trade-documents/mails.ts';
import { wineNames } from '../trade-documents/wines-for-sale.ts';

type Body = CheckedBodyOf<typeof returnOrder>;

/** Longest way to the next business day that a calendar is read for. */
const calendarDays = 30;

/**
 * 반품 신청: a collection without a driver, which sales staff plan as any other and whose completion takes its bottles off
 * what the company owes. Throws 404 for an order that is not the company's, 409 for more than is with it and on no
 * collection yet, and for photos that are not its own to give.
 */
export async function requestReturn(
  unit: UnitOfWork,
  { buyer, number, body }: { buyer: BuyerScope; number: string; body: Body },
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const { tx, record } = unit;
  const order = await lockOrder(tx, number, buyer);
  if (!order || !isPlannable(order.status, 'COLLECT')) throw notFound();
  const comment = freeText(body.comment, 'comment', language);
  if (body.reason === 'OTHER' && comment === '') throw invalidField('comment', 'REQUIRED', language);
  const asked = bottlesByProduct(body.products);
  await assertReturnable(tx, order, asked, language);
  const people = await findClientPeople(tx, order.clientCompanyId);
  const manager = recipientOf(people, { ...order, by: 'B2B' });
  // Nobody looks after the company: there is nobody who could plan it.
  if (!manager) throw conflict('CONFLICT');

  const fileIds = [...new Set(body.photos)];
  await takeFiles(tx, fileIds, buyer, { field: 'photos', picturesOnly: true, language });
  const today = seoulDay(now);
  const requestDate = nextBusinessDay(addDays(today, 1), await holidaysFrom(tx, today, calendarDays));
  const delivery = {
    status: deliveryAfter(null, 'REQUEST_RETURN', 'B2B'),
    type: 'DIRECT',
    classify: 'COLLECT',
    requestDate,
    orderFormId: order.id,
    clientCompanyId: order.clientCompanyId,
    managerId: manager.id,
    driverId: null,
    position: await nextPosition(tx, null, requestDate),
    recipientName: order.recipientName,
    recipientMobile: order.recipientMobile,
    ...(await placeOfBottles(tx, order)),
    createdAt: now,
  } as const;
  const worth = await worthOf(tx, order, asked);
  const deliveryId = await insertDelivery(tx, delivery, asked);
  const { reason } = body;
  await tx
    .insert(returnRequests)
    .values({ deliveryId, requestedBy: buyer.userId, reason, comment, fileIds, requestedAt: now });
  await record('delivery.request-return', `delivery:${deliveryId}`, { order: number, reason });
  await publishDelivery(unit, { ...delivery, id: deliveryId, drivers: [], order });
  const [firstId] = asked.keys();
  const [firstWineName] = (await wineNames(tx, [firstId!], manager.language)).values();
  unit.mail(
    mailOf('order-form.return', 'B2B', manager, {
      number,
      clientName: people.companyName,
      firstWineName: firstWineName!,
      lineCount: asked.size,
      totalQty: [...asked.values()].reduce((sum, qty) => sum + qty, 0),
      total: worth,
      message: [statusLabel('returnReason', reason, manager.language), comment].filter(Boolean).join('\n'),
    }),
  );
}

/** Throws 409 with every wine of which more is asked than can come back, and how much of it can. */
async function assertReturnable(
  tx: Database,
  order: OrderRow,
  asked: BottlesByProduct,
  language: Language,
): Promise<void> {
  const left = (await bottlesOfOrder(tx, order)).WITH_CLIENT;
  const leftOf = (id: number): number => Math.max(0, left.get(id) ?? 0);
  const over = [...asked].filter(([id, qty]) => qty > leftOf(id)).map(([id]) => id);
  if (over.length === 0) return;
  // A wine that is on no line of the order is none that could be named as one of it.
  const known = over.filter((id) => left.has(id));
  const names = await wineNames(tx, known, language);
  const wines = known.map((id) => `${names.get(id)} ${formatBottles(leftOf(id), language)}`).join(', ');
  throw conflict('MORE_THAN_RETURNABLE', wines === '' ? { text: 'NOT_OF_ORDER' } : { values: { wines } });
}

/** What the bottles would take off 미수금 if they came back next, VAT included. */
async function worthOf(tx: Database, order: OrderRow, asked: BottlesByProduct): Promise<number> {
  const before = (await findCarried(tx, order.id, 'COLLECT')).map(({ lines }) => lines);
  const now = [...asked].map(([idProduct, qty]) => ({ idProduct, qty }));
  return deliveryAmounts(await findAgreedLines(tx, order.id), [...before, now]).at(-1)!.total;
}
