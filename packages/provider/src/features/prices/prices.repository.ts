import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { clientCompanies, products, staffClients, stock } from '../../db/schema.ts';

export interface PriceOwner {
  clientGroupId: number;
  standardGroupId: number;
  /** Whose purchases count as the last one; null for list prices. */
  clientCompanyId: number | null;
  /** Whose wishes are marked; null for sales staff. */
  userId: number | null;
}

/** Price lists, stock and history of these products on sale; one without any price is left out. */
export async function findPrices(database: Database, owner: PriceOwner, ids: readonly number[]) {
  const rows = await clientPrices(database).execute({ ...owner, ids: [...ids] });
  return rows.flatMap((row) => (row.tiers ? [{ ...row, tiers: row.tiers }] : []));
}

const given = (name: keyof PriceOwner) => sql`${sql.placeholder(name)}::int`;

const clientPrices = preparedOnce((database) => {
  const group = sql`CASE WHEN EXISTS (
      SELECT FROM prices g WHERE g.product_id = ${products.id} AND g.client_group_id = ${given('clientGroupId')}
    ) THEN ${given('clientGroupId')} ELSE ${given('standardGroupId')} END`;
  return database
    .select({
      idProduct: products.id,
      caseSize: products.caseSize,
      stock: sql<number>`COALESCE(${stock.qty}, 0)`,
      tiers: sql<[number, number][] | null>`(
        SELECT json_agg(json_build_array(p.min_qty, p.price) ORDER BY p.min_qty)
        FROM prices p WHERE p.product_id = ${products.id} AND p.client_group_id = ${group})`,
      last: sql<[string, number, number] | null>`(
        SELECT json_build_array(to_char(o.requested_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD'), l.qty, l.unit_price)
        FROM order_form_lines l JOIN order_forms o ON o.id = l.order_form_id
        WHERE l.product_id = ${products.id} AND o.client_company_id = ${given('clientCompanyId')}
          AND o.status IN ('CONFIRMED', 'COMPLETED')
        ORDER BY o.requested_at DESC, l.id DESC LIMIT 1)`,
      wished: sql<boolean>`EXISTS (
        SELECT FROM wishes w WHERE w.product_id = ${products.id} AND w.user_id = ${given('userId')})`,
    })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(sql`${products.id} = ANY(${sql.placeholder('ids')}::int[])`, eq(products.onSale, true)))
    .prepare('client_prices');
});

/** The price group of a client that this sales person looks after; undefined for any other client. */
export async function clientOfManager(database: Database, managerId: number, idClient: number) {
  const [row] = await database
    .select({ id: clientCompanies.id, clientGroupId: clientCompanies.clientGroupId })
    .from(staffClients)
    .innerJoin(clientCompanies, eq(clientCompanies.id, staffClients.clientCompanyId))
    .where(and(eq(staffClients.userId, managerId), eq(staffClients.clientCompanyId, idClient)));
  return row;
}
