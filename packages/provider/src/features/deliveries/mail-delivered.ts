import type { DeliveryInfo } from '@vitis/contracts';
import { formatBottles, formatDay, formatPhone, formatTime, isPickedUp, streetLine } from '@vitis/domain';
import type { Mail, UnitOfWork } from '../../http/unit-of-work.ts';
import { greeting } from '../../outbox/mail-texts.ts';
import { filled, type Texts } from '../../problems/texts.ts';
import { findClientPeople, type Person } from '../trade-documents/client-people.ts';
import { FACT_TEXTS } from '../trade-documents/mail-texts.ts';
import { linkTo, recipientOf } from '../trade-documents/mails.ts';
import { namesForReader } from '../trade-documents/wines-for-sale.ts';
import {
  DELIVERY_TEXTS,
  FAILED_TEXTS,
  KIND_TEXTS,
  NOT_PICKED_UP_TEXTS,
  PICKED_UP_TEXTS,
  PICKUP_STARTED_TEXTS,
  STARTED_TEXTS,
} from './delivery-mail-texts.ts';
import type { LockedDelivery } from './delivery-writes.repository.ts';

/**
 * Writes to the buyer who ordered and to the sales contact that a driver could not hand over, and why: it waits to be
 * planned anew.
 */
export async function mailFailed(
  { tx, mail }: UnitOfWork,
  info: DeliveryInfo,
  { delivery, order }: LockedDelivery,
): Promise<void> {
  const people = await findClientPeople(tx, delivery.clientCompanyId);
  const facts = { requestedBy: order?.requestedBy ?? 0, managerId: delivery.managerId };
  for (const side of ['B2B', 'SALESPERSON'] as const) {
    // Who did the step is always of the other side.
    const to = recipientOf(people, { ...facts, by: side === 'B2B' ? 'SALESPERSON' : 'B2B' });
    if (to) mail(failureMail(to, side, info, order));
  }
}

/**
 * Where it is handed over. Of what the client comes for, only an order that was placed so has the store's address; the others
 * have the client's own.
 */
function placeText(info: DeliveryInfo, order: LockedDelivery['order']): Texts | null {
  if (isPickedUp(info))
    return info.classify === 'SUPPLY' && order !== null && order.pickupStoreId !== null
      ? DELIVERY_TEXTS.pickedUpAt
      : null;
  return DELIVERY_TEXTS[info.classify === 'COLLECT' ? 'collectedFrom' : 'deliveredTo'];
}

function failureMail(
  to: Person,
  side: 'B2B' | 'SALESPERSON',
  info: DeliveryInfo,
  order: LockedDelivery['order'],
): Mail {
  const place = placeText(info, order);
  const { orderFormNumber, shipping, driver, manager, failedReason, clientName } = info;
  const isPickup = isPickedUp(info);
  const { subject, opening } = isPickup ? NOT_PICKED_UP_TEXTS : FAILED_TEXTS;
  const { language } = to;
  const values = {
    client: clientName,
    number: orderFormNumber ?? '',
    day: formatDay(info.requestDate, language),
    address: streetLine(shipping),
    driver: driver?.fullName ?? '',
    reason: failedReason ?? '',
    manager: `${manager.fullName} ${manager.mobile === null ? '' : formatPhone(manager.mobile)}`.trimEnd(),
  };
  const say = (said: Texts) => filled(said, language, values);
  const body = [
    greeting(to.fullName, language),
    '',
    say(opening[side]),
    '',
    ...(orderFormNumber ? [say(FACT_TEXTS.number)] : []),
    say(DELIVERY_TEXTS.reason),
    ...(place ? [say(place)] : []),
    ...(driver && !isPickup ? [say(DELIVERY_TEXTS.driver)] : []),
    ...(side === 'B2B' ? [say(DELIVERY_TEXTS.manager)] : []),
  ].join('\n');
  const action = orderFormNumber
    ? { action: linkTo('orderForm', { side, language, number: orderFormNumber }) }
    : {};
  return { recipient: to.email, subject: say(subject), body, language, ...action };
}

/** Writes to the buyer who ordered, or to the company's main contact, what is on its way, or was handed over, when and where. */
export async function mailToBuyer(
  { tx, mail }: UnitOfWork,
  info: DeliveryInfo,
  { delivery, order }: LockedDelivery,
): Promise<void> {
  const people = await findClientPeople(tx, delivery.clientCompanyId);
  const to = recipientOf(people, {
    by: 'SALESPERSON',
    requestedBy: order?.requestedBy ?? 0,
    managerId: delivery.managerId,
  });
  if (!to) return;
  const wines = [...info.products, ...info.refused].map(({ idProduct, productName }) => ({
    productId: idProduct,
    productName,
  }));
  mail(mailTo(to, info, order, await namesForReader(tx, wines, to.language)));
}

/** @param names of the wines that were handed over, then of those that were not, in the language of the reader */
function mailTo(
  to: Person,
  info: DeliveryInfo,
  order: LockedDelivery['order'],
  names: readonly string[],
): Mail {
  const place = placeText(info, order);
  const { orderFormNumber, completedAt, shipping, products, driver, manager, images, classify } = info;
  const { language } = to;
  const isPickup = isPickedUp(info);
  const kind = isPickup && classify === 'SUPPLY' ? PICKED_UP_TEXTS : KIND_TEXTS[classify];
  const started = isPickup ? PICKUP_STARTED_TEXTS : STARTED_TEXTS;
  const { subject: title, opening } = completedAt === null ? started : kind;
  const values = {
    number: orderFormNumber ?? '',
    time: completedAt === null ? '' : formatTime(new Date(completedAt), language),
    address: streetLine(shipping),
    driver: driver?.fullName ?? '',
    manager: `${manager.fullName} ${manager.mobile === null ? '' : formatPhone(manager.mobile)}`.trimEnd(),
    refused: info.refused
      .map(({ qty }, index) => `${names[products.length + index]} ${formatBottles(qty, language)}`)
      .join(', '),
    refusedReason: info.refusedReason ?? '',
  };
  const say = (said: Texts) => filled(said, language, values);
  const lines = [
    greeting(to.fullName, language),
    '',
    say(opening),
    '',
    ...(orderFormNumber ? [say(FACT_TEXTS.number)] : []),
    ...(completedAt === null ? [] : [say(kind.done)]),
    ...(place ? [say(place)] : []),
    ...(driver && !isPickup ? [say(DELIVERY_TEXTS.driver)] : []),
    '',
    ...products.map(
      ({ specification, qty }, index) =>
        `- ${names[index]} (${specification}) ${formatBottles(qty, language)}`,
    ),
    ...(info.refused.length > 0 ? [say(DELIVERY_TEXTS.refused)] : []),
    '',
    ...(images.length > 0 ? [say(DELIVERY_TEXTS.photos), ''] : []),
    say(DELIVERY_TEXTS.manager),
  ];
  const subject = `${say(title)} ${orderFormNumber ?? ''}`.trimEnd();
  const action = orderFormNumber
    ? { action: linkTo('orderForm', { side: 'B2B', language, number: orderFormNumber }) }
    : {};
  return { recipient: to.email, subject, body: lines.join('\n'), language, ...action };
}
