import type { Language } from '@vitis/contracts';
import { type Day, formatDay } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { greeting } from '../../outbox/mail-texts.ts';
import type { ProblemError } from '../../problems/problem-error.ts';
import { problemText } from '../../problems/problem-texts.ts';
import { filled, type Texts, texts } from '../../problems/texts.ts';

interface Reader {
  email: string;
  fullName: string;
  language: Language;
}

interface Letter {
  subject: Texts;
  body: Texts;
}

const LETTERS = {
  WAITING: {
    subject: texts(
      '정기 발주 확인: {day} 납품분',
      'Please confirm your repeating order for {day}',
      '请确认定期订货：{day} 送达',
      '請確認定期訂貨：{day} 送達',
      '定期発注のご確認：{day}納品分',
    ),
    body: texts(
      '{day} 납품분 정기 발주를 준비했습니다. 내용을 확인하시고 한 번만 눌러 발주해 주세요. 확인하지 않으시면 이번 회차는 발주되지 않습니다.',
      'Your repeating order for {day} is prepared. Look it over and place it with one press. If you do not confirm it, nothing is ordered for that day.',
      '已为您准备好 {day} 送达的定期订货。请核对内容后一键下单。如未确认，本次将不会下单。',
      '已為您準備好 {day} 送達的定期訂貨。請核對內容後一鍵下單。如未確認，本次將不會下單。',
      '{day}納品分の定期発注をご用意しました。内容をご確認のうえ、ワンクリックで発注してください。ご確認がない場合、今回分は発注されません。',
    ),
  },
  ORDERED: {
    subject: texts(
      '정기 발주 접수 {number}',
      'Your repeating order {number} is placed',
      '定期订货已受理 {number}',
      '定期訂貨已受理 {number}',
      '定期発注の受付 {number}',
    ),
    body: texts(
      '{day} 납품분 정기 발주를 접수하였습니다. 발주번호는 {number}입니다.',
      'Your repeating order for {day} has been placed as {number}.',
      '{day} 送达的定期订货已受理，订单号为 {number}。',
      '{day} 送達的定期訂貨已受理，訂單編號為 {number}。',
      '{day}納品分の定期発注を受け付けました。発注番号は{number}です。',
    ),
  },
  FAILED: {
    subject: texts(
      '정기 발주를 진행하지 못했습니다: {day} 납품분',
      'Your repeating order for {day} could not be placed',
      '定期订货未能下单：{day} 送达',
      '定期訂貨未能下單：{day} 送達',
      '定期発注ができませんでした：{day}納品分',
    ),
    body: texts(
      '{day} 납품분 정기 발주를 진행하지 못했습니다.\n\n{reason}\n\n내용을 고치신 뒤 같은 화면에서 바로 발주하실 수 있습니다.',
      'Your repeating order for {day} could not be placed.\n\n{reason}\n\nYou can place it from the same screen once that is settled.',
      '{day} 送达的定期订货未能下单。\n\n{reason}\n\n修改后可在同一页面直接下单。',
      '{day} 送達的定期訂貨未能下單。\n\n{reason}\n\n修改後可在同一頁面直接下單。',
      '{day}納品分の定期発注ができませんでした。\n\n{reason}\n\n内容を修正のうえ、同じ画面からすぐに発注いただけます。',
    ),
  },
} as const satisfies Record<string, Letter>;

const SEE = texts('정기 발주 보기', 'See it', '查看定期订货', '查看定期訂貨', '定期発注を見る');

/** What the mail is about: a date, with the number of its order or with what kept it from being ordered. */
interface Told {
  id: number;
  deliveryDay: Day;
  number?: string;
  refusal?: ProblemError;
}

/** As the screen would say it: of a field that was wrong, what is wrong with it. */
const reasonOf = ({ code, status, details }: ProblemError, language: Language): string =>
  details.errors?.[0]?.message ?? problemText(details.text ?? code, status, language, details.values);

/** The mail about one date of a repeating order, in the reader's language. */
export function repeatingOrderMail(
  kind: keyof typeof LETTERS,
  { email, fullName, language }: Reader,
  { id, deliveryDay, number = '', refusal }: Told,
): Mail {
  const { subject, body } = LETTERS[kind];
  const fill = (of: Texts) =>
    filled(of, language, {
      day: formatDay(deliveryDay, language),
      number,
      reason: refusal === undefined ? '' : reasonOf(refusal, language),
    });
  const lang = language === 'ko-KR' ? '' : `&lang=${language}`;
  return {
    recipient: email,
    subject: fill(subject),
    body: `${greeting(fullName, language)}\n\n${fill(body)}`,
    language,
    action: { label: SEE[language], path: `/order/subscribe?id=${id}${lang}` },
  };
}
