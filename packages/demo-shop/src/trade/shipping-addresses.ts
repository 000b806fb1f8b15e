import type { Client } from './context.ts';
import type { People } from './people.ts';

interface Place {
  name: string;
  postalCode: string;
  address1: string;
  address2: string;
  message?: string;
  isDefault?: boolean;
}

export interface ShippingAddress extends Place {
  clientCompanyId: number;
  fullName: string;
  mobile: string;
  createdAt: Date;
}

/** Where else the first two companies have their wines sent. */
const OTHERS: readonly (readonly Place[])[] = [
  [
    {
      name: '연회장',
      postalCode: '04400',
      address1: '서울특별시 용산구 이태원로 245 (한남동)',
      address2: '지하 1층 연회장',
      message: '행사 전날 오후에 받습니다.',
    },
    {
      name: '와인 창고',
      postalCode: '04400',
      address1: '서울특별시 용산구 이태원로 247 (한남동)',
      address2: '지하 2층',
      message: '도착 10분 전에 전화 부탁드립니다.',
    },
  ],
  [
    {
      name: '별관 레스토랑',
      postalCode: '03161',
      address1: '서울특별시 종로구 새문안로 94 (신문로1가)',
      address2: '1층 주방 입구',
      message: '',
    },
  ],
];

/** Each company's own address as its default, and the others, all received by its main contact. */
export function makeShippingAddresses(clients: readonly Client[], { users }: People): ShippingAddress[] {
  return clients.flatMap(({ id, buyers, plan }, index) => {
    const { fullName, mobile, createdAt } = users.find((each) => each.id === buyers[0])!;
    const { postalCode, address1, address2 } = plan.row;
    const own: Place = { name: '본점', postalCode, address1, address2, isDefault: true };
    return [own, ...(OTHERS[index] ?? [])].map((place) => ({
      ...place,
      clientCompanyId: id,
      fullName,
      mobile,
      // Kept since the contact signed up: two fillings are the same to the row.
      createdAt,
    }));
  });
}
