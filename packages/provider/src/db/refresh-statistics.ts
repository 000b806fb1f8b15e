import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/**
 * Tells the server how many rows there are now and where, and lets its indexes take in what waits beside them; for after
 * a seed or an import. Until then it plans for an empty shop, and the first to ask pay for that.
 */
export async function refreshStatistics(database: Database): Promise<void> {
  await database.execute(sql`VACUUM (ANALYZE)`);
}
