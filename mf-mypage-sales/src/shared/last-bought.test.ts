import type { Translate } from '@vitis/portal/documents';
import { lastBought } from './last-bought.ts';

const said = (key: string, { price, day }: { price: string; day: string }) => `${key} ${price} ${day}`;
const t = said as Translate;

test('what a client last paid for a wine, with the day in short', () => {
  expect(lastBought({ date: '2026-08-21', qty: 12, price: 28_000 }, t, 'ko-KR')).toBe(
    'answer.bought 28,000 26-08-21',
  );
  expect(lastBought(null, t, 'ko-KR')).toBeNull();
  expect(lastBought(undefined, t, 'ko-KR')).toBeNull();
});
