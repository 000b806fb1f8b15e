import { displayName, withParticle } from '@vitis/domain';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { claimDueMails } from './restock.repository.ts';

/**
 * Writes to everybody who waits for a wine that is there again, once each; returns how many mails that were. Runs
 * with what brings bottles back, and every minute for stock that came in by another way.
 */
export async function announceRestock(unit: UnitOfWork, now: Date): Promise<number> {
  const due = await claimDueMails(unit.tx, now);
  for (const { email, fullName, wine, idProduct } of due) {
    unit.mail({
      recipient: email,
      subject: `[VITIS] 재입고 알림: ${wine}`,
      body: `${displayName(fullName)},\n\n기다리시던 ${withParticle(wine, '이/가')} 다시 입고되었습니다. 수량이 많지 않을 수 있으니 서둘러 확인해 주세요.`,
      action: { label: '와인 보기', path: `/product/${idProduct}` },
    });
  }
  return due.length;
}
