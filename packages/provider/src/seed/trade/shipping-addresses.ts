import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import type { Client, Row } from './context.ts';
import { insertRows } from './insert-rows.ts';

type Place = Omit<Row<'shippingAddresses'>, 'clientCompanyId' | 'fullName' | 'mobile' | 'createdAt'>;

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
export async function writeShippingAddresses(database: Database, clients: readonly Client[]): Promise<void> {
  const contacts = await database
    .select({
      id: schema.users.id,
      fullName: schema.users.fullName,
      mobile: schema.users.mobile,
      createdAt: schema.users.createdAt,
    })
    .from(schema.users)
    .where(
      inArray(
        schema.users.id,
        clients.map(({ buyers }) => buyers[0]!),
      ),
    );
  const rows = clients.flatMap(({ id, buyers, plan }, index): Row<'shippingAddresses'>[] => {
    const contact = contacts.find((each) => each.id === buyers[0])!;
    const { postalCode, address1, address2 } = plan.row;
    const own: Place = {
      name: '본점',
      postalCode: postalCode!,
      address1: address1!,
      address2: address2 ?? '',
      isDefault: true,
    };
    return [own, ...(OTHERS[index] ?? [])].map((place) => ({
      ...place,
      clientCompanyId: id,
      fullName: contact.fullName,
      mobile: contact.mobile!,
      // Kept since the contact signed up: two fillings are the same to the row.
      createdAt: contact.createdAt,
    }));
  });
  await insertRows(database, schema.shippingAddresses, rows);
}
