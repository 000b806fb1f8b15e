import type { OrderStart } from '@vitis/contracts';
import { aCredit } from './credit.ts';
import { aLine } from './document-line.ts';
import { anAddress, shipping } from './shipping-address.ts';

/** What an order by telephone of a client begins with; the client has ordered before, unless told otherwise. */
export function anOrderStart(changed: Partial<OrderStart> = {}): OrderStart {
  const line = aLine({ qty: 24 });
  return {
    client: {
      id: 1,
      companyName: '(주)담원다이닝',
      registrationNumber: '2148700000',
      erpCode: 'C0001',
      businessClientType: '레스토랑',
      buyers: [{ id: 11, fullName: '김도윤', mobile: '01012345678' }],
    },
    credit: aCredit(),
    addresses: [anAddress()],
    lastOrder: {
      orderFormNumber: 'O20261112-0003',
      requestedAt: '2026-11-12T10:00:00+09:00',
      total: line.supply + line.tax,
      totalQty: line.qty,
      shipping,
      products: [line],
    },
    ...changed,
  };
}
