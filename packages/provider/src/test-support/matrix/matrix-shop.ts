import type { Ownership } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { insertConfirmedOrder } from '../confirmed-order.ts';
import { deliveryShop, driverId, orderNumber, otherDriverId, today } from '../delivery-shop.ts';
import { TODAY } from '../small-shop.ts';
import { colleague, colleagueId } from './matrix-people.ts';

/** Something that somebody asks for: by its number or id, whose it is, and what the edit of it was made from. */
export interface Target extends Ownership {
  name: string;
  number: string;
  id: number;
}

const ofCompany = (idClient: number) => ({ idClient, idSalesperson: idClient + 2 });
const nobodys = { name: 'one that is not there', number: 'E20261118-9999', id: 999_999 };

export const ESTIMATES: readonly Target[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    name: `estimate ${id}`,
    number: `E20261118-000${id}`,
    id,
    ...ofCompany(id === 5 || id > 6 ? 2 : 1),
  })),
  nobodys,
];

const order = (id: number, number: string, idClient = 1): Target => ({
  name: `order ${number}`,
  number,
  id,
  ...ofCompany(idClient),
});
export const ORDERS: readonly Target[] = [
  order(1, 'O20260812-0001'),
  order(11, orderNumber),
  order(12, 'O20261118-0002', 2),
  order(13, 'O20261118-0003'),
  order(14, 'O20261118-0004', 2),
  order(15, 'O20261118-0005'),
  { ...nobodys, number: 'O20261118-9999' },
];

const delivery = (id: number, idClient: number, idDriver: number | null): Target => ({
  name: `delivery ${id}`,
  number: '',
  id,
  ...ofCompany(idClient),
  ...(idDriver === null ? {} : { idDriver }),
});
export const DELIVERIES: readonly Target[] = [
  delivery(5001, 1, driverId),
  delivery(5002, 1, otherDriverId),
  delivery(5003, 2, driverId),
  delivery(5004, 2, otherDriverId),
  delivery(5005, 1, null),
  delivery(5006, 1, driverId),
  nobodys,
];

export const CLIENTS: readonly Target[] = [
  { name: 'company 1', number: '', id: 1, ...ofCompany(1) },
  { name: 'company 2', number: '', id: 2, ...ofCompany(2) },
  nobodys,
];

export const CHATS: readonly Target[] = [
  { name: 'the room of company 1', number: '', id: 1, idMembers: [1, 3] },
  { name: 'the colleague’s room', number: '', id: 5001, idMembers: [colleagueId, 3] },
  { name: 'the room of company 2', number: '', id: 5002, idMembers: [2, 4] },
  nobodys,
];

export const ADDRESSES: readonly Target[] = [
  { name: 'address 5001', number: '', id: 5001, ...ofCompany(1) },
  { name: 'address 5002', number: '', id: 5002, ...ofCompany(2) },
  nobodys,
];

/** The first date of every repeating order. */
export const REPEAT_DAY = '2026-11-26';

export const REPEATING_ORDERS: readonly Target[] = [
  { name: 'repeating order 5001', number: '', id: 5001, ...ofCompany(1) },
  { name: 'repeating order 5002', number: '', id: 5002, ...ofCompany(2) },
  nobodys,
];

/** Inquiries are personal: a colleague's are nobody else's either. */
export const INQUIRIES: readonly Target[] = [
  { name: 'a buyer’s inquiry', number: '', id: 5001, idMembers: [1] },
  { name: 'another buyer’s inquiry', number: '', id: 5002, idMembers: [2] },
  { name: 'a colleague’s inquiry', number: '', id: 5003, idMembers: [colleagueId] },
  { name: 'a sales person’s inquiry', number: '', id: 5004, idMembers: [3] },
  { name: 'a driver’s inquiry', number: '', id: 5005, idMembers: [driverId] },
  nobodys,
];

export const RECEIPTS: readonly Target[] = [
  { name: 'receipt 5001', number: '', id: 5001, ...ofCompany(1) },
  { name: 'receipt 5002', number: '', id: 5002, ...ofCompany(2) },
  nobodys,
];

/** Private files: for their owner, and for the staff of the owner's company. */
export const FILES: readonly Target[] = [
  { name: 'a buyer’s file', number: '', id: 5001, ...ofCompany(1), idMembers: [1] },
  { name: 'another buyer’s file', number: '', id: 5002, ...ofCompany(2), idMembers: [2] },
  { name: 'a driver’s file', number: '', id: 5003, idMembers: [driverId] },
  nobodys,
];

/** Something to read of each kind, by its id. */
export const READING = { MAGAZINE: 1, NEWS_EVENT: 2, WINE_SENSE: 3, NOTICE: 4 } as const;

async function fill(database: Database): Promise<void> {
  await deliveryShop.with(database);
  await database.insert(schema.users).values({
    id: colleagueId,
    email: colleague,
    fullName: '오지안',
    roles: ['B2B'],
    status: 'APPROVED',
    clientCompanyId: 1,
  });
  await database.insert(schema.contents).values(
    Object.entries(READING).map(([kind, id]) => ({
      id,
      kind: kind as keyof typeof READING,
      title: { 'ko-KR': '읽을거리' },
      publishedAt: TODAY,
    })),
  );
  await copyEstimate(database, 2, { id: 6, requestedBy: colleagueId });
  for (const id of [7, 8]) {
    await copyEstimate(database, 2, { id, clientCompanyId: 2, requestedBy: 2, managerId: 4 });
  }
  const lines = [{ idProduct: 4, qty: 6, unitPrice: 27_900 }];
  await insertConfirmedOrder(database, {
    id: 14,
    number: ORDERS[4]!.number,
    idClient: 2,
    status: 'REQUESTED',
    lines,
  });
  await insertConfirmedOrder(database, { id: 15, number: ORDERS[5]!.number, status: 'REQUESTED', lines });
  for (const { id, idClient, idSalesperson, idDriver } of DELIVERIES.slice(0, -1)) {
    await database.insert(schema.deliveries).values({
      id,
      orderFormId: idClient === 1 ? 11 : 12,
      clientCompanyId: idClient!,
      managerId: idSalesperson!,
      driverId: idDriver ?? null,
      type: 'DIRECT',
      classify: 'SUPPLY',
      requestDate: today,
      recipientName: '김도윤',
      recipientMobile: '01012345678',
      postalCode: '04400',
      address1: '서울특별시 용산구 이태원로 245',
    });
    await database.insert(schema.deliveryLines).values({ deliveryId: id, productId: 4, qty: 1 });
  }
  for (const { id, idMembers } of CHATS.slice(1, -1)) {
    const clientCompanyId = idMembers!.includes(2) ? 2 : 1;
    await database.insert(schema.chatRooms).values({ id, clientCompanyId, lastMessageAt: TODAY });
    await database.insert(schema.chatMembers).values(idMembers!.map((userId) => ({ roomId: id, userId })));
  }
  await database
    .insert(schema.shippingAddresses)
    .values(ADDRESSES.slice(0, -1).map(({ id, idClient }) => ({ ...addressOf(idClient!), id })));
  for (const { id, idClient } of REPEATING_ORDERS.slice(0, -1)) {
    const { clientCompanyId, fullName, mobile, postalCode, address1 } = addressOf(idClient!);
    await database.insert(schema.repeatingOrders).values({
      id,
      clientCompanyId,
      createdBy: clientCompanyId,
      interval: 'WEEKLY',
      firstDay: REPEAT_DAY,
      asksFirst: true,
      recipientName: fullName,
      recipientMobile: mobile,
      postalCode,
      address1,
    });
    const line = { repeatingOrderId: id, productId: 1, position: 0, qty: 1 };
    await database.insert(schema.repeatingOrderLines).values(line);
  }
  await database.insert(schema.inquiries).values(
    INQUIRIES.slice(0, -1).map(({ id, idMembers }) => ({
      id,
      userId: idMembers![0]!,
      categoryId: 1,
      title: '재고 문의',
      content: '언제 다시 입고되나요?',
    })),
  );
  await database.insert(schema.ledgerEntries).values(
    RECEIPTS.slice(0, -1).map(({ id, idClient }) => ({
      id,
      clientCompanyId: idClient!,
      date: today,
      kind: 'OPENING' as const,
      change: 1_000,
      memo: '전기 이월',
    })),
  );
  await database.insert(schema.files).values(
    FILES.slice(0, -1).map(({ id, idClient, idMembers }) => ({
      id,
      ownerId: idMembers![0]!,
      clientCompanyId: idClient ?? null,
      policy: 'OWNER' as const,
      key: `matrix/${id}.pdf`,
      name: 'paper.pdf',
      type: 'application/pdf',
      size: 4,
      sha256: '0',
    })),
  );
}

/** An address of a company, to be kept. */
export const addressOf = (clientCompanyId: number) => ({
  clientCompanyId,
  name: '본점',
  fullName: '김도윤',
  mobile: '01012345678',
  postalCode: '04400',
  address1: '서울특별시 용산구 이태원로 245',
});

async function copyEstimate(
  database: Database,
  from: number,
  changes: { id: number } & Partial<typeof schema.estimates.$inferInsert>,
): Promise<void> {
  const [estimate] = await database.select().from(schema.estimates).where(eq(schema.estimates.id, from));
  const number = `E20261118-000${changes.id}`;
  await database.insert(schema.estimates).values({ ...estimate!, number, ...changes });
  const [{ id: revisionId, ...revision }] = (await database
    .select()
    .from(schema.estimateRevisions)
    .where(eq(schema.estimateRevisions.estimateId, from))) as [typeof schema.estimateRevisions.$inferSelect];
  const [copied] = await database
    .insert(schema.estimateRevisions)
    .values({ ...revision, estimateId: changes.id })
    .returning();
  const lines = await database
    .select()
    .from(schema.estimateLines)
    .where(eq(schema.estimateLines.revisionId, revisionId));
  await database
    .insert(schema.estimateLines)
    .values(lines.map(({ id: _id, ...line }) => ({ ...line, revisionId: copied!.id })));
}

/** The delivery shop with something of everybody's: of each kind, both companies', the colleague's and nobody's. */
export const matrixShop = { name: 'matrix', with: fill };
