import { estimateProgress, orderProgress, progressState } from './document-progress.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const asked = {
  status: 'REQUESTED',
  expiredDate: null,
  respondedAt: null,
  orderFormNumber: null,
} as const;

const statesOf = (progress: ReturnType<typeof orderProgress>) =>
  [0, 1, 2, 3].map((index) => progressState(progress, index));

test('an estimate goes from its request to an order', () => {
  const respondedAt = '2026-11-19T10:00:00+09:00';
  const answered = { ...asked, status: 'RESPONDED', respondedAt, expiredDate: '2026-11-30' } as const;
  expect(statesOf(estimateProgress(asked, now))).toEqual(['current', 'ahead', 'ahead', 'ahead']);
  expect(statesOf(estimateProgress(answered, now))).toEqual(['done', 'current', 'ahead', 'ahead']);
  const ordered = { ...answered, status: 'CONFIRMED', orderFormNumber: 'O20261120-0001' } as const;
  expect(statesOf(estimateProgress(ordered, now))).toEqual(['done', 'done', 'done', 'current']);
});

test('an estimate stops where it was cancelled, or where its answer ran out', () => {
  const respondedAt = '2026-11-10T10:00:00+09:00';
  expect(estimateProgress({ ...asked, status: 'CANCELLED' }, now)).toEqual({ at: 0, isStopped: true });
  expect(estimateProgress({ ...asked, status: 'CANCELLED', respondedAt }, now)).toEqual({
    at: 1,
    isStopped: true,
  });
  const expired = { ...asked, status: 'RESPONDED', respondedAt, expiredDate: '2026-11-19' } as const;
  expect(statesOf(estimateProgress(expired, now))).toEqual(['done', 'stopped', 'ahead', 'ahead']);
});

test('an order is on its way while a delivery carries it, and done when completed', () => {
  const approvalDate = '2026-11-19T10:00:00+09:00';
  const confirmed = { status: 'CONFIRMED', deliveryStatus: null, approvalDate } as const;
  expect(orderProgress(confirmed).at).toBe(1);
  expect(orderProgress({ ...confirmed, deliveryStatus: 'READY' }).at).toBe(2);
  expect(orderProgress({ ...confirmed, deliveryStatus: 'CANCELLED' }).at).toBe(1);
  expect(statesOf(orderProgress({ ...confirmed, status: 'COMPLETED' }))).toEqual([
    'done',
    'done',
    'done',
    'done',
  ]);
  expect(statesOf(orderProgress({ ...confirmed, status: 'CANCELLED' }))).toEqual([
    'done',
    'stopped',
    'ahead',
    'ahead',
  ]);
});
