import type { DepositNotice } from '@vitis/contracts';
import { formatDay, formatMoney } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { greeting } from '../../outbox/mail-texts.ts';
import { filled, type Texts, texts } from '../../problems/texts.ts';
import type { Person } from '../trade-documents/client-people.ts';
import { linkTo } from '../trade-documents/mails.ts';

const SUBJECT = texts(
  '입금 알림 {number} · {client}',
  'Deposit notice {number} · {client}',
  '付款通知 {number} · {client}',
  '付款通知 {number} · {client}',
  '入金のお知らせ {number} · {client}',
);
const BODY = texts(
  '{client}에서 발주 {number}의 입금을 알려 왔습니다.\n\n입금자명: {depositor}\n입금일: {day}\n금액: {amount}\n\n입금을 확인해 주세요.',
  '{client} tells of a deposit for order {number}.\n\nDepositor: {depositor}\nDay: {day}\nAmount: {amount}\n\nPlease check that it has arrived.',
  '{client} 通知了订单 {number} 的付款。\n\n付款人：{depositor}\n付款日：{day}\n金额：{amount}\n\n请确认是否到账。',
  '{client} 通知了訂單 {number} 的付款。\n\n付款人：{depositor}\n付款日：{day}\n金額：{amount}\n\n請確認是否入帳。',
  '{client}様より発注{number}の入金連絡がありました。\n\n振込名義：{depositor}\n入金日：{day}\n金額：{amount}\n\n入金をご確認ください。',
);

/** Tells a sales contact of a transfer, so that the payment is known when it arrives. */
export function depositMail(
  { email, fullName, language }: Person,
  { number, clientName, depositor, day, amount }: DepositNotice & { number: string; clientName: string },
): Mail {
  const values = {
    number,
    client: clientName,
    depositor,
    day: formatDay(day, language),
    amount: formatMoney(amount, language),
  };
  const say = (said: Texts) => filled(said, language, values);
  return {
    recipient: email,
    subject: say(SUBJECT),
    body: `${greeting(fullName, language)}\n\n${say(BODY)}`,
    language,
    action: linkTo('orderForm', { side: 'SALESPERSON', language, number }),
  };
}
