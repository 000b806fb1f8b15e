import {
  DEFAULT_LANGUAGE,
  DELIVERY_STATUSES,
  type DeliveryInfo,
  type DeliveryStatus,
  type Language,
  type ReturnRequest,
  SHEET_ROWS_LIMIT,
} from '@vitis/contracts';
import { casesOf, seoulTime } from '@vitis/domain';
import { asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { inChunks } from '../../db/in-chunks.ts';
import {
  clientCompanies,
  deliveries,
  deliveryLines,
  files,
  orderFormLines,
  orderForms,
  products,
  returnRequests,
  users,
  volumes,
} from '../../db/schema.ts';
import { findNames, nameOf } from '../trade-documents/line-wines.ts';
import { type DeliveryFilter, narrowedDeliveries } from './delivery-filter.ts';

const manager = alias(users, 'manager');
const driver = alias(users, 'driver');

/** `schedule`: by day, driver and stop. `latest`, `earliest`: by day. `made`: as they were planned. */
export type DeliveryOrder = 'schedule' | 'latest' | 'earliest' | 'made';

export interface DeliveryWindow {
  /** Of the reader, who calls wines by other names; Korean, as papers do, where it is left out. */
  language?: Language | undefined;
  order?: DeliveryOrder;
  /** One page of them alone, the first one being 0. A schedule is read whole. */
  page?: { number: number; size: number };
}

const orders: Readonly<Record<DeliveryOrder, SQL>> = {
  schedule: sql`${deliveries.requestDate}, ${driver.fullName} NULLS LAST, ${driver.id} NULLS LAST, ${deliveries.position}, ${deliveries.id}`,
  latest: sql`${deliveries.requestDate} DESC, ${deliveries.id} DESC`,
  earliest: sql`${deliveries.requestDate}, ${deliveries.id}`,
  made: sql`${deliveries.id}`,
};

/** Deliveries as the wire has them, those of an order in the order in which they were planned. */
export async function findDeliveries(
  database: Database,
  filter: DeliveryFilter,
  { order = 'made', page, language = DEFAULT_LANGUAGE }: DeliveryWindow = {},
): Promise<DeliveryInfo[]> {
  const where = narrowedDeliveries(filter);
  // What a row shows is put together for those of the page alone, not for all that stand before it.
  const ofPage =
    page &&
    database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(where)
      .orderBy(orders[order])
      .limit(page.size)
      .offset(page.number * page.size);
  const rows = await database
    .select({
      delivery: deliveries,
      orderFormNumber: orderForms.number,
      requestMessage: orderForms.requestMessage,
      dueDate: orderForms.dueDate,
      idClient: clientCompanies.id,
      clientName: clientCompanies.name,
      receiving: { from: clientCompanies.receivesFrom, until: clientCompanies.receivesUntil },
      proofs: clientCompanies.deliveryProofs,
      manager: { id: manager.id, fullName: manager.fullName, mobile: manager.mobile },
      driver: { id: driver.id, fullName: driver.fullName, mobile: driver.mobile },
      idReceipt: sql<
        number | null
      >`(SELECT e.id FROM ledger_entries e WHERE e.delivery_id = ${deliveries.id} LIMIT 1)`,
    })
    .from(deliveries)
    .innerJoin(clientCompanies, eq(clientCompanies.id, deliveries.clientCompanyId))
    .innerJoin(manager, eq(manager.id, deliveries.managerId))
    .leftJoin(driver, eq(driver.id, deliveries.driverId))
    .leftJoin(orderForms, eq(orderForms.id, deliveries.orderFormId))
    .where(ofPage ? inArray(deliveries.id, ofPage) : where)
    .orderBy(orders[order]);
  const linesOf = await findLines(
    database,
    rows.map(({ delivery }) => delivery.id),
  );
  const refusedOf = await findRefused(
    database,
    rows.filter(({ delivery }) => delivery.refusedReason !== null).map(({ delivery }) => delivery.id),
  );
  const requestOf = await findReturnRequests(
    database,
    rows.filter(({ delivery }) => delivery.classify === 'COLLECT').map(({ delivery }) => delivery.id),
  );
  const photoOf = await findPhotos(
    database,
    rows.flatMap(({ delivery }) => photoIds(delivery)),
  );
  const calledOf = await findNames(database, [...linesOf.values(), ...refusedOf.values()].flat(), language);
  const named = <Wine extends { idProduct: number }>(wines: readonly Wine[] = []) =>
    wines.map((wine) => ({ ...wine, ...nameOf(calledOf, wine) }));
  return rows.map(({ delivery, orderFormNumber, requestMessage, ...row }): DeliveryInfo => {
    const lines = named(linesOf.get(delivery.id));
    return {
      ...row,
      idDeliveryInfo: delivery.id,
      orderFormNumber,
      status: delivery.status,
      type: delivery.type,
      classify: delivery.classify,
      requestDate: delivery.requestDate,
      position: delivery.position,
      shipping: {
        fullName: delivery.recipientName,
        mobile: delivery.recipientMobile,
        postalCode: delivery.postalCode,
        address1: delivery.address1,
        address2: delivery.address2,
        message: delivery.message,
      },
      products: lines,
      totalQty: lines.reduce((sum, { qty }) => sum + qty, 0),
      totalCases: casesOf(lines),
      trackingNumber: delivery.trackingNumber,
      startedAt: delivery.startedAt && seoulTime(delivery.startedAt),
      completedAt: delivery.completedAt && seoulTime(delivery.completedAt),
      failedReason: delivery.failedReason,
      earlyReason: delivery.earlyReason,
      requestMessage: requestMessage ?? '',
      statementNumber: delivery.statementNumber,
      receivedBy: delivery.receivedBy,
      signature: delivery.signature,
      refused: named(refusedOf.get(delivery.id)),
      refusedReason: delivery.refusedReason,
      images: photoIds(delivery).flatMap((id) => photoOf.get(id) ?? []),
      returnRequest: requestOf.get(delivery.id) ?? null,
      isOwn: true,
      version: delivery.version,
    };
  });
}

/** All of them by day, read in parts as they are wanted. */
export async function allDeliveries(
  database: Database,
  filter: DeliveryFilter,
  order: 'latest' | 'earliest',
): Promise<AsyncIterable<DeliveryInfo>> {
  const ids = await database
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(narrowedDeliveries(filter))
    .orderBy(orders[order])
    .limit(SHEET_ROWS_LIMIT);
  return inChunks(ids, (chunk) => findDeliveries(database, { ids: chunk }, { order }));
}

/** How many there are in each state; they add up to `total`. */
export async function countDeliveriesByStatus(
  database: Database,
  filter: DeliveryFilter,
): Promise<Record<DeliveryStatus | 'total', number>> {
  const rows = await database
    .select({ status: deliveries.status, count: count() })
    .from(deliveries)
    .where(narrowedDeliveries(filter))
    .groupBy(deliveries.status);
  const found = new Map(rows.map((row) => [row.status, row.count]));
  const counts = DELIVERY_STATUSES.map((status) => [status, found.get(status) ?? 0] as const);
  const total = counts.reduce((sum, [, number]) => sum + number, 0);
  return { ...(Object.fromEntries(counts) as Record<DeliveryStatus, number>), total };
}

/** How many there are of what `findDeliveries` pages through. */
export async function countDeliveries(database: Database, filter: DeliveryFilter): Promise<number> {
  return database.$count(deliveries, narrowedDeliveries(filter));
}

const photoIds = ({ image1, image2, image3 }: typeof deliveries.$inferSelect): number[] =>
  [image1, image2, image3].filter((id) => id !== null);

type DeliveredProduct = DeliveryInfo['products'][number];

/** What each delivery carries: in the order of the order form's lines and called as there, by today's name otherwise. */
async function findLines(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, DeliveredProduct[]>> {
  const found = new Map<number, DeliveredProduct[]>();
  if (ids.length === 0) return found;
  const line = database
    .select({
      name: orderFormLines.productName,
      specification: orderFormLines.specification,
      position: orderFormLines.position,
    })
    .from(orderFormLines)
    .where(
      sql`${orderFormLines.orderFormId} = ${deliveries.orderFormId} AND ${orderFormLines.productId} = ${deliveryLines.productId}`,
    )
    .orderBy(asc(orderFormLines.position))
    .limit(1)
    .as('line');
  const rows = await database
    .select({
      deliveryId: deliveryLines.deliveryId,
      idProduct: deliveryLines.productId,
      qty: deliveryLines.qty,
      caseSize: products.caseSize,
      productName: sql<string>`COALESCE(${line.name}, (${products.name} ->> 'ko-KR') || ' ' || COALESCE(${products.vintage}::text, 'NV'))`,
      specification: sql<string>`COALESCE(${line.specification}, ${volumes.millilitres} || 'ml × ' || ${products.caseSize})`,
    })
    .from(deliveryLines)
    .innerJoin(deliveries, eq(deliveries.id, deliveryLines.deliveryId))
    .innerJoin(products, eq(products.id, deliveryLines.productId))
    .innerJoin(volumes, eq(volumes.id, products.volumeId))
    .leftJoinLateral(line, sql`true`)
    .where(inArray(deliveryLines.deliveryId, [...ids]))
    .orderBy(sql`${line.position} NULLS LAST, ${deliveryLines.productId}`);
  for (const { deliveryId, ...product } of rows) {
    found.set(deliveryId, [...(found.get(deliveryId) ?? []), product]);
  }
  return found;
}

/** What was not taken at the door, in today's names. */
async function findRefused(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, DeliveryInfo['refused']>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.execute<{ id: number; refused: DeliveryInfo['refused'] }>(sql`
    SELECT d.id, json_agg(json_build_object('idProduct', p.id, 'qty', r.qty,
      'productName', (p.name ->> 'ko-KR') || ' ' || COALESCE(p.vintage::text, 'NV')) ORDER BY p.id) AS refused
    FROM ${deliveries} d, jsonb_to_recordset(d.refused) AS r("productId" int, qty int)
    JOIN ${products} p ON p.id = r."productId"
    WHERE d.id IN ${[...ids]} GROUP BY d.id`);
  return new Map(rows.map(({ id, refused }) => [id, refused]));
}

/** What the client said of those collections that it asked for. */
async function findReturnRequests(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, ReturnRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(returnRequests)
    .where(inArray(returnRequests.deliveryId, [...ids]));
  const photoOf = await findPhotos(
    database,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  return new Map(
    rows.map(({ deliveryId, reason, comment, fileIds, requestedAt }) => [
      deliveryId,
      {
        reason,
        comment,
        images: fileIds.flatMap((id) => photoOf.get(id) ?? []),
        requestedAt: seoulTime(requestedAt),
      },
    ]),
  );
}

async function findPhotos(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, DeliveryInfo['images'][number]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: files.id, picture: files.picture })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map((file) => [file.id, { ...file, url: `/api/v1/file-download?id=${file.id}` }]));
}
