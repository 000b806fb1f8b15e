import type { DeliveryInfo } from '@vitis/contracts';
import { displayName, formatBottles, formatTime } from '@vitis/domain';
import type { Mail, UnitOfWork } from '../../http/unit-of-work.ts';
import { findClientPeople, type Person } from '../trade-documents/client-people.ts';
import { linkTo, recipientOf } from '../trade-documents/mails.ts';
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

/** What a driver has done, and what it is called, by kind of delivery. */
const WORDS: Readonly<Record<DeliveryInfo['classify'], { subject: string; said: string; done: string }>> = {
  SUPPLY: { subject: '배송 완료', said: '주문하신 와인이 배송되었습니다.', done: '배송 완료' },
  COLLECT: { subject: '회수 완료', said: '아래 와인을 회수하였습니다.', done: '회수 완료' },
  EXCHANGE: { subject: '교환 완료', said: '아래 와인을 교환해 드렸습니다.', done: '교환 완료' },
  SAMPLE: { subject: '샘플 전달', said: '시음용 샘플을 전달해 드렸습니다.', done: '전달 완료' },
};

function mailTo(to: Person, info: DeliveryInfo): Mail {
  const { orderFormNumber, completedAt, shipping, products, driver, manager, images, classify } = info;
  const words = WORDS[classify];
  const lines = [
    `${displayName(to.fullName)},`,
    '',
    words.said,
    '',
    ...(orderFormNumber ? [`문서번호: ${orderFormNumber}`] : []),
    `${words.done}: ${formatTime(new Date(completedAt!))}`,
    `${classify === 'COLLECT' ? '회수지' : '배송지'}: ${shipping.address1} ${shipping.address2}`.trimEnd(),
    ...(driver ? [`배송 기사: ${driver.fullName}`] : []),
    '',
    ...products.map(
      ({ productName, specification, qty }) => `- ${productName} (${specification}) ${formatBottles(qty)}`,
    ),
    '',
    ...(images.length > 0 ? ['배송 사진은 발주 내역에서 확인하실 수 있습니다.', ''] : []),
    `담당자: ${manager.fullName} ${manager.mobile ?? ''}`.trimEnd(),
  ];
  const subject = `[VITIS] ${words.subject} ${orderFormNumber ?? ''}`.trimEnd();
  const action = orderFormNumber ? { action: linkTo('order-form', 'B2B', orderFormNumber) } : {};
  return { recipient: to.email, subject, body: lines.join('\n'), ...action };
}
