import { documentTones } from './document-tones.ts';

test('the turn changes sides with the reader', () => {
  const [buyer, sales] = [documentTones('buyer'), documentTones('sales')];
  expect([buyer.estimate.REQUESTED, sales.estimate.REQUESTED]).toEqual(['careful', 'wine']);
  expect([buyer.estimate.RESPONDED, sales.estimate.RESPONDED]).toEqual(['wine', 'careful']);
  expect([buyer.orderForm.REQUESTED, sales.orderForm.REQUESTED]).toEqual(['careful', 'wine']);
});

test('what has ended looks the same to both', () => {
  const [buyer, sales] = [documentTones('buyer'), documentTones('sales')];
  expect(buyer.delivery).toEqual(sales.delivery);
  expect(buyer.estimate.EXPIRED).toBe(sales.estimate.EXPIRED);
  expect([buyer.estimate.CONFIRMED, sales.estimate.CONFIRMED]).toEqual(['good', 'good']);
  expect(buyer.orderForm.COMPLETED).toBe(sales.orderForm.COMPLETED);
});
