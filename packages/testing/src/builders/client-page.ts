import type { Client } from '@vitis/contracts';
import { anAccount } from './sales.ts';

/** A client with one contact, one address, one usual wine and a note of a colleague. */
export function aClient(changed: Partial<Client> = {}): Client {
  const { idClient, clientName, erpCode, clientCompanyRegistrationNumber, paymentDays, ...account } =
    anAccount();
  const { credit, receivable, overdue, oldestOverdue } = account;
  return {
    ...{ idClient, clientName, erpCode, clientCompanyRegistrationNumber, paymentDays },
    ...{ credit, receivable, overdue, oldestOverdue },
    representativeName: '김한강',
    businessType: '숙박',
    businessItem: '호텔업',
    businessClientType: '호텔',
    taxEmail: 'tax@hangang.test',
    phone: '0221234567',
    address: '서울 용산구 한강대로 1, 3층',
    contacts: [{ id: 1, fullName: '박서준', email: 'buyer@vitis.test', mobile: '01012345678' }],
    addresses: [
      {
        ...{ id: 1, name: '본점', fullName: '박서준', mobile: '01012345678', postalCode: '04386' },
        ...{
          address1: '서울 용산구 한강대로 1',
          address2: '지하 1층',
          message: '후문 하역장',
          isDefault: true,
        },
      },
    ],
    wines: [
      {
        ...{ idProduct: 4, name: '와인 4호 2019', specification: '750ml × 6', orders: 3, qty: 36 },
        ...{ lastPrice: 27_900, lastDay: '2026-11-18', lastNumber: 'O20261118-0001' },
      },
    ],
    receiving: { from: null, until: null },
    notes: [
      {
        ...{ id: 5, text: '월말에 결제', author: '한서윤', isOwn: false },
        writtenAt: '2026-11-10T10:00:00+09:00',
      },
    ],
    ...changed,
  };
}
