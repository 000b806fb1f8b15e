import type { Receipt, ReceiptLine } from '@vitis/contracts';
import { type DeliveredBottles, type DeliveredPart, deliveredParts } from '@vitis/domain';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderFormLines } from '../../db/schema.ts';

/** What of a ledger's row its wines follow from. */
interface EntryOfOrder {
  receipt: Pick<Receipt, 'id' | 'type' | 'idDelivery'>;
  idOrder: number | null;
}

type Part = DeliveredPart<ReceiptLine>;

/** What a completed delivery of an order handed over, or brought back. */
interface Carried {
  id: number;
  idOrder: number;
  classify: 'SUPPLY' | 'COLLECT';
  lines: DeliveredBottles[];
}

/**
 * The wines behind the sales and returns of a ledger, by the id of their row: each with its share of the order's line, so
 * that they add up to the row to the won, and signed as it is.
 */
export async function readReceiptLines(
  database: Database,
  rows: readonly EntryOfOrder[],
): Promise<Map<number, ReceiptLine[]>> {
  const traded = rows.flatMap(({ receipt, idOrder }) =>
    idOrder !== null && (receipt.type === 'SALE' || receipt.type === 'RETURN')
      ? [{ ...receipt, idOrder, sign: receipt.type === 'SALE' ? 1 : -1 }]
      : [],
  );
  const idOrders = [...new Set(traded.map(({ idOrder }) => idOrder))];
  if (idOrders.length === 0) return new Map();
  const [lines, carried] = await Promise.all([
    findLinesOf(database, idOrders),
    findHandedOver(database, idOrders),
  ]);

  const partsOf = new Map<string, Map<number | null, Part[]>>();
  const split = (idOrder: number, classify: Carried['classify']): Map<number | null, Part[]> => {
    const key = `${classify} ${idOrder}`;
    const known = partsOf.get(key);
    if (known) return known;
    const own = (carried.get(idOrder) ?? []).filter((each) => each.classify === classify);
    const ordered = lines.get(idOrder) ?? [];
    const parts = deliveredParts(
      ordered,
      own.map((each) => each.lines),
    );
    const found = new Map<number | null, Part[]>(own.map(({ id }, at) => [id, parts[at]!]));
    partsOf.set(key, found.set(null, restOf(ordered, parts.flat())));
    return found;
  };

  return new Map(
    traded.map(({ id, type, idOrder, idDelivery, sign }) => {
      const parts = split(idOrder, type === 'SALE' ? 'SUPPLY' : 'COLLECT');
      const own = parts.get(idDelivery) ?? [];
      return [
        id,
        own.map(({ line, qty, supply, tax }) => ({ ...line, qty, supply: sign * supply, tax: sign * tax })),
      ];
    }),
  );
}

/** What no delivery has carried of an order: sales staff handed it over by hand. */
function restOf(lines: readonly ReceiptLine[], taken: readonly Part[]): Part[] {
  return lines.flatMap((line) => {
    const parts = taken.filter((part) => part.line === line);
    const left = (of: 'qty' | 'supply' | 'tax'): number =>
      line[of] - parts.reduce((sum, part) => sum + part[of], 0);
    const [qty, supply, tax] = [left('qty'), left('supply'), left('tax')];
    return qty === 0 ? [] : [{ line, qty, supply, tax, total: supply + tax }];
  });
}

async function findLinesOf(database: Database, ids: number[]): Promise<Map<number, ReceiptLine[]>> {
  const rows = await database
    .select({
      idOrder: orderFormLines.orderFormId,
      position: orderFormLines.position,
      idProduct: orderFormLines.productId,
      productName: orderFormLines.productName,
      specification: orderFormLines.specification,
      qty: orderFormLines.qty,
      unitPrice: orderFormLines.unitPrice,
      supply: orderFormLines.supply,
      tax: orderFormLines.tax,
    })
    .from(orderFormLines)
    .where(sql`${orderFormLines.orderFormId} = ANY(${sql.param(ids)}::int[])`)
    .orderBy(asc(orderFormLines.position));
  return Map.groupBy(rows, ({ idOrder }) => idOrder) as Map<number, ReceiptLine[]>;
}

/** In the order in which the ledger was written: a driver without a signal is late to say when it was. */
async function findHandedOver(database: Database, ids: number[]): Promise<Map<number, Carried[]>> {
  const { rows } = await database.execute<Carried & Record<string, unknown>>(sql`
    SELECT d.id, d.order_form_id AS "idOrder", d.classify,
      json_agg(json_build_object('idProduct', l.product_id, 'qty', l.qty) ORDER BY l.product_id) AS lines
    FROM deliveries d JOIN delivery_lines l ON l.delivery_id = d.id
    WHERE d.order_form_id = ANY(${sql.param(ids)}::int[]) AND d.status = 'COMPLETED' AND d.classify IN ('SUPPLY', 'COLLECT')
    GROUP BY d.id ORDER BY (SELECT min(e.id) FROM ledger_entries e WHERE e.delivery_id = d.id) NULLS LAST,
      d.completed_at NULLS LAST, d.id`);
  return Map.groupBy(rows, ({ idOrder }) => idOrder);
}
