import { and, asc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  deliveries,
  deliveryLines,
  documentCounters,
  estimateLines,
  estimateRevisions,
  estimates,
  files,
  ledgerEntries,
  orderFormLines,
  orderForms,
  returnRequests,
} from '../../db/schema.ts';

/**
 * Every foreign key that leads to a document. A test holds that there is no other: what is missing here would keep
 * documents from being taken away.
 */
export const DOCUMENT_REFERENCES = [
  'coupons.order_form_id',
  'deliveries.order_form_id',
  'delivery_lines.delivery_id',
  'estimate_lines.revision_id',
  'estimate_revisions.estimate_id',
  'ledger_entries.delivery_id',
  'ledger_entries.order_form_id',
  'order_form_lines.order_form_id',
  'order_forms.estimate_id',
  'order_payments.order_form_id',
  'order_proposals.order_form_id',
  'return_requests.delivery_id',
] as const;

/** Documents of a kind that go in one turn: the next one comes within the hour. */
const atOnce = 500;

/** Its latest moment lies before a time; those that it never had do not count. */
const endedBefore = (before: Date, ...moments: SQL[]): SQL =>
  sql`GREATEST(${sql.join(moments, sql`, `)}) < ${before}`;

const deliveryEnded = (before: Date) =>
  and(
    inArray(deliveries.status, ['COMPLETED', 'FAILED', 'CANCELLED']),
    endedBefore(
      before,
      sql`${deliveries.requestDate}::timestamptz`,
      sql`${deliveries.startedAt}`,
      sql`${deliveries.completedAt}`,
    ),
  );

/** How many documents of each kind were taken away. */
export interface TakenDocuments {
  estimates: number;
  orderForms: number;
  deliveries: number;
}

/**
 * Takes away documents that ended before a time, with their lines: an order form with its deliveries, once all of them
 * have ended, an estimate once no order form names it. Order forms and deliveries that are open stay, however old they
 * are. The ledger stays, as the books of a business have to (상법 제33조), without the ids of what is gone. Photos become
 * uploads that nothing names, which leave the store with the others of that kind.
 */
export async function takeOldDocuments(database: Database, before: Date): Promise<TakenDocuments> {
  return database.transaction(async (tx) => {
    // The guards of what is never altered let this one through, until the transaction ends.
    await tx.execute(sql`SELECT set_config('vitis.retention', 'over', true)`);
    const orders = await oldOrderForms(tx, before);
    const carried = await takeDeliveries(
      tx,
      or(inArray(deliveries.orderFormId, orders), and(isNull(deliveries.orderFormId), deliveryEnded(before))),
    );
    await takeOrderForms(tx, orders);
    const asked = await takeEstimates(tx, before);
    return { estimates: asked, orderForms: orders.length, deliveries: carried };
  });
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

async function oldOrderForms(tx: Database, before: Date): Promise<number[]> {
  const open = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.orderFormId, orderForms.id), sql`NOT ${deliveryEnded(before)}`));
  const rows = await tx
    .select({ id: orderForms.id })
    .from(orderForms)
    .where(
      and(
        inArray(orderForms.status, ['COMPLETED', 'CANCELLED']),
        endedBefore(
          before,
          sql`${orderForms.requestedAt}`,
          sql`${orderForms.approvedAt}`,
          sql`${orderForms.completedAt}`,
          sql`${orderForms.cancelledAt}`,
        ),
        notExists(open),
      ),
    )
    .orderBy(asc(orderForms.id))
    .limit(atOnce)
    .for('update');
  return idsOf(rows);
}

async function takeDeliveries(tx: Database, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({
      id: deliveries.id,
      photos: sql<
        number[]
      >`array_remove(ARRAY[${deliveries.image1}, ${deliveries.image2}, ${deliveries.image3}], NULL)`,
    })
    .from(deliveries)
    .where(which)
    .orderBy(asc(deliveries.id));
  const ids = idsOf(rows);
  if (ids.length === 0) return 0;
  await tx.update(ledgerEntries).set({ deliveryId: null }).where(inArray(ledgerEntries.deliveryId, ids));
  await tx.delete(deliveryLines).where(inArray(deliveryLines.deliveryId, ids));
  const asked = await tx
    .delete(returnRequests)
    .where(inArray(returnRequests.deliveryId, ids))
    .returning({ photos: returnRequests.fileIds });
  const gone = await tx
    .delete(deliveries)
    .where(inArray(deliveries.id, ids))
    .returning({ number: deliveries.statementNumber });
  await forgetCounters(
    tx,
    gone.flatMap(({ number }) => (number === null ? [] : [{ number }])),
  );
  const photos = [...rows, ...asked].flatMap((row) => row.photos);
  await tx.update(files).set({ policy: 'OWNER', clientCompanyId: null }).where(inArray(files.id, photos));
  return ids.length;
}

async function takeOrderForms(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(ledgerEntries).set({ orderFormId: null }).where(inArray(ledgerEntries.orderFormId, ids));
  await tx.delete(orderFormLines).where(inArray(orderFormLines.orderFormId, ids));
  const gone = await tx
    .delete(orderForms)
    .where(inArray(orderForms.id, ids))
    .returning({ number: orderForms.number });
  await forgetCounters(tx, gone);
}

async function takeEstimates(tx: Database, before: Date): Promise<number> {
  const ordered = tx
    .select({ id: orderForms.id })
    .from(orderForms)
    .where(eq(orderForms.estimateId, estimates.id));
  const rows = await tx
    .select({ id: estimates.id })
    .from(estimates)
    .where(
      and(
        endedBefore(
          before,
          sql`${estimates.requestedAt}`,
          sql`${estimates.respondedAt}`,
          sql`${estimates.confirmedAt}`,
          sql`${estimates.cancelledAt}`,
          sql`${estimates.expiredDate}::timestamptz`,
        ),
        notExists(ordered),
      ),
    )
    .orderBy(asc(estimates.id))
    .limit(atOnce)
    .for('update');
  const ids = idsOf(rows);
  if (ids.length === 0) return 0;
  const revisions = tx
    .select({ id: estimateRevisions.id })
    .from(estimateRevisions)
    .where(inArray(estimateRevisions.estimateId, ids));
  await tx.delete(estimateLines).where(inArray(estimateLines.revisionId, revisions));
  await tx.delete(estimateRevisions).where(inArray(estimateRevisions.estimateId, ids));
  const gone = await tx
    .delete(estimates)
    .where(inArray(estimates.id, ids))
    .returning({ number: estimates.number });
  await forgetCounters(tx, gone);
  return ids.length;
}

/** Days of which documents are gone are counted no more: no number of theirs is given again, none can be missed. */
async function forgetCounters(tx: Database, gone: readonly { number: string }[]): Promise<void> {
  const days = [...new Set(gone.map(({ number }) => number.slice(0, 9)))];
  await tx
    .delete(documentCounters)
    .where(inArray(sql`${documentCounters.kind} || to_char(${documentCounters.day}, 'YYYYMMDD')`, days));
}
