import type { Receipt, ReceiptPart } from '@vitis/contracts';
import { type Day, type LedgerMovement, type Settlement, settleLedger } from '@vitis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { deliveries, ledgerEntries, orderForms } from '../../db/schema.ts';

/** A row of a company's ledger with what has become of it. */
export interface SettledRow {
  receipt: Receipt;
  idOrder: number | null;
  /** What paid it, or what it paid. */
  parts: Settlement['parts'];
}

/** A row as it was written, which never changes: rows are only ever added. */
export type LedgerRow = Awaited<ReturnType<typeof readLedgerRows>>[number];

/** Rows of 거래처원장 of a company, the oldest first; of those alone that were numbered after `after`. */
export const readLedgerRows = (database: Database, clientCompanyId: number, after = 0) =>
  database
    .select({
      id: ledgerEntries.id,
      type: ledgerEntries.kind,
      date: ledgerEntries.date,
      idOrder: ledgerEntries.orderFormId,
      orderFormNumber: orderForms.number,
      idDelivery: ledgerEntries.deliveryId,
      statementNumber: deliveries.statementNumber,
      memo: ledgerEntries.memo,
      supply: ledgerEntries.supply,
      tax: ledgerEntries.tax,
      change: ledgerEntries.change,
      dueDate: ledgerEntries.dueDate,
      pays: ledgerEntries.paysEntryId,
    })
    .from(ledgerEntries)
    .leftJoin(orderForms, eq(orderForms.id, ledgerEntries.orderFormId))
    .leftJoin(deliveries, eq(deliveries.id, ledgerEntries.deliveryId))
    .where(sql`${ledgerEntries.clientCompanyId} = ${clientCompanyId} AND ${ledgerEntries.id} > ${after}`)
    .orderBy(sql`${ledgerEntries.date}, ${ledgerEntries.id}`);

/**
 * What has become of each row of a whole ledger, its rows in their order: what a payment went to follows from everything
 * before it.
 */
export function settleRows(rows: readonly LedgerRow[], today: Day): SettledRow[] {
  const settled = settleLedger(rows.map(movementOf), today);
  return rows.map((row) => settledRow(row, settled.get(row.id)!));
}

/** A row as settling takes it. */
export const movementOf = ({
  id,
  type,
  change,
  date,
  dueDate,
  idOrder,
  pays,
}: LedgerRow): LedgerMovement => ({
  id,
  type,
  change,
  idOrder,
  pays,
  day: date,
  dueDay: dueDate,
});

/** A row with what has become of it. */
export const settledRow = (
  { idOrder, pays: _pays, ...row }: LedgerRow,
  { parts, ...state }: Settlement,
): SettledRow => ({ receipt: { ...row, ...state }, idOrder, parts });

/** 거래처원장 of a company, the oldest first. All of it is read whatever a screen shows of it. */
export const readCompanyLedger = async (
  database: Database,
  clientCompanyId: number,
  today: Day,
): Promise<SettledRow[]> => settleRows(await readLedgerRows(database, clientCompanyId), today);

/** What paid a row of a ledger, or what it paid, as its readers see it. */
export function partsOf(row: SettledRow, receiptOf: ReadonlyMap<number, Receipt>): ReceiptPart[] {
  return row.parts.map(({ id, amount }) => {
    const { type, date, orderFormNumber, statementNumber, memo } = receiptOf.get(id)!;
    return { id, type, date, orderFormNumber, statementNumber, memo, amount };
  });
}

/** The rows of a ledger by their ids. */
export const receiptsById = (ledger: readonly SettledRow[]): Map<number, Receipt> =>
  new Map(ledger.map(({ receipt }) => [receipt.id, receipt]));
