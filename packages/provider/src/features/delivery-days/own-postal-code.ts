import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, shippingAddresses } from '../../db/schema.ts';
import type { BuyerScope } from '../../http/policies.ts';

/** Where a company has its wines sent to unless it says otherwise: its default address, or its own; null for neither. */
export async function findOwnPostalCode(
  database: Database,
  { clientCompanyId }: BuyerScope,
): Promise<string | null> {
  const [row] = await database
    .select({
      postalCode: sql<
        string | null
      >`COALESCE(${shippingAddresses.postalCode}, ${clientCompanies.postalCode})`,
    })
    .from(clientCompanies)
    .leftJoin(shippingAddresses, eq(shippingAddresses.clientCompanyId, clientCompanies.id))
    .where(eq(clientCompanies.id, clientCompanyId))
    .orderBy(desc(sql`COALESCE(${shippingAddresses.isDefault}, false)`), shippingAddresses.id)
    .limit(1);
  return row?.postalCode ?? null;
}
