import type { DeliveryInfo } from '@vitis/contracts';
import { formatBottles, formatTime } from '@vitis/domain';
import type { Mail, UnitOfWork } from '../../http/unit-of-work.ts';
import { greeting } from '../../outbox/mail-texts.ts';
import { filled, type Texts } from '../../problems/texts.ts';
import { findClientPeople, type Person } from '../trade-documents/client-people.ts';
import { FACT_TEXTS } from '../trade-documents/mail-texts.ts';
import { linkTo, recipientOf } from '../trade-documents/mails.ts';
import { DELIVERY_TEXTS, KIND_TEXTS } from './delivery-mail-texts.ts';
import type { LockedDelivery } from './delivery-writes.repository.ts';

/** Writes to the buyer who ordered, or to the company's main contact, what was handed over, when and where. */
export async function mailDelivered(
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
  if (to) mail(mailTo(to, info));
}

function mailTo(to: Person, info: DeliveryInfo): Mail {
  const { orderFormNumber, completedAt, shipping, products, driver, manager, images, classify } = info;
  const { language } = to;
  const kind = KIND_TEXTS[classify];
  const values = {
    number: orderFormNumber ?? '',
    time: formatTime(new Date(completedAt!), language),
    address: `${shipping.address1} ${shipping.address2}`.trimEnd(),
    driver: driver?.fullName ?? '',
    manager: `${manager.fullName} ${manager.mobile ?? ''}`.trimEnd(),
  };
  const say = (said: Texts) => filled(said, language, values);
  const lines = [
    greeting(to.fullName, language),
    '',
    say(kind.opening),
    '',
    ...(orderFormNumber ? [say(FACT_TEXTS.number)] : []),
    say(kind.done),
    say(classify === 'COLLECT' ? DELIVERY_TEXTS.collectedFrom : DELIVERY_TEXTS.deliveredTo),
    ...(driver ? [say(DELIVERY_TEXTS.driver)] : []),
    '',
    ...products.map(
      ({ productName, specification, qty }) =>
        `- ${productName} (${specification}) ${formatBottles(qty, language)}`,
    ),
    '',
    ...(images.length > 0 ? [say(DELIVERY_TEXTS.photos), ''] : []),
    say(DELIVERY_TEXTS.manager),
  ];
  const subject = `[VITIS] ${say(kind.subject)} ${orderFormNumber ?? ''}`.trimEnd();
  const action = orderFormNumber
    ? { action: linkTo('order-form', { side: 'B2B', language, number: orderFormNumber }) }
    : {};
  return { recipient: to.email, subject, body: lines.join('\n'), language, ...action };
}
