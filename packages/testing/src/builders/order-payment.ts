import type { OrderPayment } from '@vitis/contracts';

/** How an order is paid that nobody has handed over yet: on account. */
export const aPayment = (changed: Partial<OrderPayment> = {}): OrderPayment => ({
  orderFormNumber: 'O20261120-0002',
  status: 'REQUESTED',
  method: 'ON_ACCOUNT',
  total: 1_016_400,
  settled: 0,
  cash: 0,
  coupon: 0,
  amountDue: 1_016_400,
  dueDay: '2026-12-24',
  closingDay: '2026-11-30',
  isExpected: true,
  paymentDays: 30,
  account: { bank: '비티스은행', number: '000-000000-00-000', holder: '주식회사 비티스와인' },
  deposit: null,
  ...changed,
});
