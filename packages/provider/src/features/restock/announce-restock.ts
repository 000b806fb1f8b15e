import { withParticle } from '@vitis/domain';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { greeting, placeIn } from '../../outbox/mail-texts.ts';
import { filled, texts } from '../../problems/texts.ts';
import { claimDueMails } from './restock.repository.ts';

const SUBJECT = texts(
  '재입고 알림: {wine}',
  'Back in stock: {wine}',
  '到货通知：{wine}',
  '到貨通知：{wine}',
  '再入荷のお知らせ：{wine}',
);

/** In Korean the wine comes with its particle. */
const BODY = texts(
  '기다리시던 {wine} 다시 입고되었습니다. 수량이 많지 않을 수 있으니 서둘러 확인해 주세요.',
  '{wine}, which you have been waiting for, is back in stock. There may not be many bottles, so please have a look soon.',
  '您等待的 {wine} 已重新到货。数量可能有限，请尽快查看。',
  '您等候的 {wine} 已重新到貨。數量可能有限，請儘快查看。',
  'お待ちいただいていた{wine}が再入荷しました。数量に限りがある場合がございますので、お早めにご確認ください。',
);

const SEE = texts('와인 보기', 'See the wine', '查看酒款', '查看酒款', 'ワインを見る');

/**
 * Writes to everybody who waits for a wine that is there again, once each; returns how many mails that were. Runs
 * with what brings bottles back, and every minute for stock that came in by another way.
 */
export async function announceRestock(unit: UnitOfWork, now: Date): Promise<number> {
  const due = await claimDueMails(unit.tx, now);
  for (const { email, fullName, language, wine, idProduct } of due) {
    const subject = language === 'ko-KR' ? withParticle(wine, '이/가') : wine;
    unit.mail({
      recipient: email,
      subject: filled(SUBJECT, language, { wine }),
      body: `${greeting(fullName, language)}\n\n${filled(BODY, language, { wine: subject })}`,
      language,
      action: { label: SEE[language], path: placeIn(`/product/${idProduct}`, language) },
    });
  }
  return due.length;
}
