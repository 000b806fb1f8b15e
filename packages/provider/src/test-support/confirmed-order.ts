import { documentTotals, lineAmounts } from '@vitis/domain';
import type { Database } from '../db/connect.ts';
import * as schema from '../db/schema.ts';

export interface ConfirmedOrder {
  id: number;
  number: string;
  /** 1 of buyer@ and sales@, 2 of buyer2@ and sales2@; the first where it is left out. */
  idClient?: 1 | 2;
  status?: (typeof schema.orderForms.$inferInsert)['status'];
  lines: readonly { idProduct: number; qty: number; unitPrice: number }[];
}

/** An order of the small shop that sales staff have confirmed, with an address to go to. */
export async function insertConfirmedOrder(
  database: Database,
  { id, number, idClient = 1, status = 'CONFIRMED', lines }: ConfirmedOrder,
): Promise<void> {
  const amounts = lines.map(({ qty, unitPrice }) => lineAmounts({ unitPrice, bottles: qty }));
  await database.insert(schema.orderForms).values({
    id,
    number,
    status,
    clientCompanyId: idClient,
    requestedBy: idClient,
    managerId: idClient + 2,
    recipientName: '김도윤',
    recipientMobile: '01012345678',
    postalCode: '04400',
    address1: '서울특별시 용산구 이태원로 245',
    address2: '지하 1층',
    shippingMessage: '뒷문으로 와 주세요.',
    lineCount: lines.length,
    totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
    ...documentTotals(amounts),
    requestedAt: new Date('2026-11-18T10:00:00+09:00'),
    approvedAt: new Date('2026-11-18T16:00:00+09:00'),
  });
  await database.insert(schema.orderFormLines).values(
    lines.map(({ idProduct, qty, unitPrice }, index) => ({
      orderFormId: id,
      position: index + 1,
      productId: idProduct,
      productName: `와인 ${idProduct}`,
      specification: '750ml × 6',
      qty,
      listPrice: unitPrice,
      unitPrice,
      supply: amounts[index]!.supply,
      tax: amounts[index]!.tax,
    })),
  );
}
