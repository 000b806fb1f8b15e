import { lineAmounts } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';

/** The day on which this shop's estimates are looked at: one of them has run out, one has not. */
export const TODAY = new Date('2026-11-20T10:00:00+09:00');

/** `E…-0001` asked, `0002` answered, `0003` run out, `0004` confirmed, all of company 1; `0005` of company 2. */
export async function fillEstimates(database: Database): Promise<void> {
  const amounts = lineAmounts({ unitPrice: 38_500, bottles: 24 });
  const rows = [
    { id: 1, status: 'REQUESTED', expiredDate: null, clientCompanyId: 1 },
    { id: 2, status: 'RESPONDED', expiredDate: '2026-11-20', clientCompanyId: 1 },
    { id: 3, status: 'RESPONDED', expiredDate: '2026-11-19', clientCompanyId: 1 },
    { id: 4, status: 'CONFIRMED', expiredDate: '2026-11-25', clientCompanyId: 1 },
    { id: 5, status: 'REQUESTED', expiredDate: null, clientCompanyId: 2 },
  ] as const;
  for (const { id, status, expiredDate, clientCompanyId } of rows) {
    await database.insert(schema.estimates).values({
      id,
      number: `E20261118-000${id}`,
      status,
      expiredDate,
      clientCompanyId,
      requestedBy: clientCompanyId,
      managerId: clientCompanyId + 2,
      requestedAt: new Date(`2026-11-1${id}T10:00:00+09:00`),
    });
    const [revision] = await database
      .insert(schema.estimateRevisions)
      .values({
        estimateId: id,
        revision: 0,
        authorId: clientCompanyId,
        authorRole: 'B2B',
        status,
        lineCount: 1,
        totalQty: 24,
        ...amounts,
      })
      .returning();
    await database.insert(schema.estimateLines).values({
      revisionId: revision!.id,
      position: 1,
      productId: 1,
      productName: '샤토 라모네 2019',
      specification: '750ml × 6',
      qty: 24,
      listPrice: 40_500,
      unitPrice: 38_500,
      supply: amounts.supply,
      tax: amounts.tax,
    });
  }
  await database.insert(schema.documentCounters).values([{ kind: 'E', day: '2026-11-18', last: 5 }]);
}

/** A completed order form of company 1, and a room in which it talks to its sales person. */
export async function fillHistory(database: Database): Promise<void> {
  const amounts = lineAmounts({ unitPrice: 36_450, bottles: 24 });
  await database.insert(schema.orderForms).values({
    id: 1,
    number: 'O20260812-0001',
    status: 'CONFIRMED',
    clientCompanyId: 1,
    requestedBy: 1,
    managerId: 3,
    recipientName: '김도윤',
    recipientMobile: '01012345678',
    postalCode: '04400',
    address1: '서울특별시 용산구 이태원로 245',
    lineCount: 1,
    totalQty: 24,
    ...amounts,
    requestedAt: new Date('2026-08-12T10:00:00+09:00'),
  });
  await database.insert(schema.orderFormLines).values({
    orderFormId: 1,
    position: 1,
    productId: 1,
    productName: '샤토 라모네 2019',
    specification: '750ml × 6',
    qty: 24,
    listPrice: 36_450,
    unitPrice: 36_450,
    supply: amounts.supply,
    tax: amounts.tax,
  });
  await database.insert(schema.documentCounters).values([{ kind: 'O', day: '2026-08-12', last: 1 }]);
  await database
    .insert(schema.chatRooms)
    .values({ id: 1, clientCompanyId: 1, lastSequence: 2, lastMessageAt: TODAY });
  await database.insert(schema.chatMembers).values([
    { roomId: 1, userId: 1, readSequence: 0 },
    { roomId: 1, userId: 3, readSequence: 2 },
  ]);
  await database.insert(schema.chatMessages).values(
    [1, 2].map((sequence) => ({
      roomId: 1,
      sequence,
      clientId: crypto.randomUUID(),
      senderId: 3,
      message: `안내 ${sequence}`,
      sentAt: TODAY,
    })),
  );
}
