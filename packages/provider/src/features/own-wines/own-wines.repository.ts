import { GLASS_MILLILITRES, OWN_WINES_LIMIT, type OwnWine, type OwnWineChange } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { ownWines } from '../../db/schema.ts';

export type OwnWineRow = Omit<OwnWine, 'product'>;

type Found = Omit<OwnWineRow, 'countedAt' | 'glassPrice' | 'bottlePrice'> & {
  countedAt: Date | string | null;
  glassPrice: string | null;
  bottlePrice: string | null;
};

/**
 * Bottles that came into a company's house, and those that were taken back, with what they cost: lines of completed
 * orders, and of an order that is still under way what its deliveries have brought.
 */
const moved = (idClient: number) => sql`
  SELECT l.product_id, l.product_name, l.qty, l.unit_price, o.completed_at AS at
  FROM order_forms o JOIN order_form_lines l ON l.order_form_id = o.id
  WHERE o.client_company_id = ${idClient} AND o.status = 'COMPLETED'
  UNION ALL
  SELECT dl.product_id, l.product_name, dl.qty, l.unit_price, d.completed_at
  FROM deliveries d
  JOIN order_forms o ON o.id = d.order_form_id AND o.status = 'CONFIRMED'
  JOIN delivery_lines dl ON dl.delivery_id = d.id
  JOIN LATERAL (SELECT product_name, unit_price FROM order_form_lines
    WHERE order_form_id = o.id AND product_id = dl.product_id ORDER BY position LIMIT 1) l ON true
  WHERE d.client_company_id = ${idClient} AND d.status = 'COMPLETED' AND d.classify = 'SUPPLY'
  UNION ALL
  SELECT dl.product_id, NULL, -dl.qty, NULL, d.completed_at
  FROM deliveries d JOIN delivery_lines dl ON dl.delivery_id = d.id
  WHERE d.client_company_id = ${idClient} AND d.status = 'COMPLETED' AND d.classify = 'COLLECT'`;

/** Wines that a company has bought, those bought last first. */
export async function findOwnWines(
  database: Database,
  idClient: number,
  idProducts?: readonly number[],
): Promise<OwnWineRow[]> {
  const only =
    idProducts === undefined ? sql`true` : sql`m.product_id = ANY(${sql.param([...idProducts])}::int[])`;
  const { rows } = await database.execute<Found & Record<string, unknown>>(sql`
    WITH moved AS (${moved(idClient)}),
    -- 300,000 lines of one company are some hundred wines at some prices: only these are sorted by their days.
    summed AS (
      SELECT m.product_id, m.product_name, m.unit_price, max(m.at) AS at, sum(m.qty) AS qty,
        sum(m.qty) FILTER (WHERE m.at > w.counted_at) AS since
      FROM moved m
      LEFT JOIN own_wines w ON w.client_company_id = ${idClient} AND w.product_id = m.product_id
      WHERE ${only}
      GROUP BY m.product_id, m.product_name, m.unit_price)
    SELECT m.product_id AS "idProduct", v.millilitres AS volume,
      (array_agg(m.product_name ORDER BY m.at DESC) FILTER (WHERE m.product_name IS NOT NULL))[1] AS "productName",
      (array_agg(m.unit_price ORDER BY m.at DESC) FILTER (WHERE m.unit_price IS NOT NULL))[1] AS "lastUnitPrice",
      to_char(max(m.at) FILTER (WHERE m.qty > 0) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS "lastBoughtDay",
      GREATEST(sum(m.qty), 0)::int AS bought,
      GREATEST(COALESCE(sum(m.since), 0), 0)::int AS "boughtSince",
      w.counted, w.counted_at AS "countedAt", w.par, w.glass_price AS "glassPrice", w.bottle_price AS "bottlePrice",
      COALESCE(w.glass_millilitres, ${GLASS_MILLILITRES.usual}::int) AS "glassMillilitres"
    FROM summed m
    JOIN products p ON p.id = m.product_id JOIN volumes v ON v.id = p.volume_id
    LEFT JOIN own_wines w ON w.client_company_id = ${idClient} AND w.product_id = m.product_id
    GROUP BY m.product_id, v.millilitres, w.counted, w.counted_at, w.par, w.glass_price, w.bottle_price, w.glass_millilitres
    HAVING bool_or(m.qty > 0)
    ORDER BY max(m.at) FILTER (WHERE m.qty > 0) DESC, m.product_id LIMIT ${OWN_WINES_LIMIT}`);
  return rows.map(({ countedAt, glassPrice, bottlePrice, ...row }) => ({
    ...row,
    countedAt: countedAt === null ? null : seoulTime(new Date(countedAt)),
    glassPrice: glassPrice === null ? null : Number(glassPrice),
    bottlePrice: bottlePrice === null ? null : Number(bottlePrice),
  }));
}

/** Writes what changes about a wine, and leaves the rest. A count holds from this moment on. */
export async function writeOwnWine(
  tx: Database,
  clientCompanyId: number,
  { idProduct, left, ...change }: OwnWineChange,
  now: Date,
): Promise<void> {
  const count = left === undefined ? {} : { counted: left, countedAt: left === null ? null : now };
  const set = { ...change, ...count };
  const row = { clientCompanyId, productId: idProduct, ...set };
  const target = [ownWines.clientCompanyId, ownWines.productId];
  if (Object.keys(set).length === 0) return;
  await tx.insert(ownWines).values(row).onConflictDoUpdate({ target, set });
}
