import { getOrderForm, listDrivers, listHolidays, type OrderForm } from '@vitis/contracts';
import { addDays, dayOfWeek, seoulDay } from '@vitis/domain';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './order-answer.route.tsx';

export const NUMBER = 'O20261120-0002';
export const WINE = '와인 1호 2019';
export const drivers = answerOk(listDrivers, {
  _embedded: { items: [{ id: 3, fullName: '오태식', mobile: '01033334444', vanCases: null }] },
});

export const today = seoulDay(new Date());
/** A Sunday and a holiday, ahead. */
export const SUNDAY = addDays(today, 14 - dayOfWeek(today));
export const SANTA = addDays(SUNDAY, 2);
const holidays = answerOk(listHolidays, {
  _embedded: { items: [{ date: SANTA, name: '기독탄신일', substitute: false }] },
});

export const open = (answers: FakeAnswer[]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-order-history/:oid',
    path: `/mypage/manage-order-history/${NUMBER}`,
    answers: [drivers, credits, holidays, ...answers],
  });

/** A provider that holds one order and answers with what it is now. */
export function holding(first: OrderForm) {
  const held = { order: first };
  return { held, read: answer(getOrderForm, () => ({ status: 200 as const, body: held.order })) };
}
