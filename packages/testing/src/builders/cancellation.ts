import type { Cancellation, CancellationDetail } from '@vitis/contracts';
import { aLine } from './document-line.ts';

/** An order that sales staff have called off, unless told otherwise. */
export function aCancellation(changed: Partial<Cancellation> = {}): Cancellation {
  const { supply, tax, qty, productName } = aLine();
  return {
    number: 'O20261118-0003',
    kind: 'ORDER',
    requestedAt: '2026-11-18T10:00:00+09:00',
    cancelledAt: '2026-11-20T11:20:00+09:00',
    cancelledBy: 'SALESPERSON',
    cancelledByName: '한서윤',
    reason: '입고가 늦어집니다.',
    firstProductName: productName,
    lineCount: 1,
    totalQty: qty,
    supply,
    tax,
    total: supply + tax,
    ...changed,
  };
}

/** The page of a cancelled document with its one line. */
export function aCancellationDetail(changed: Partial<CancellationDetail> = {}): CancellationDetail {
  return { ...aCancellation(changed), products: [aLine()], ...changed };
}
