import { sql } from 'drizzle-orm';
import type { TestProvider } from './test-provider.ts';

/** Everything that a step of the trade may write to; sessions and kept answers belong to no document. */
const tables = [
  'estimates',
  'estimate_revisions',
  'estimate_lines',
  'order_forms',
  'order_form_lines',
  'deliveries',
  'delivery_lines',
  'ledger_entries',
  'stock',
  'cart_items',
  'shipping_addresses',
  'restock_notifications',
  'document_counters',
  'files',
  'audit',
];

/**
 * What the trade's tables hold, to be compared: a refusal leaves it as it was. The outbox is counted alone: its rows
 * are ticked off by themselves.
 */
export async function footprint({ database }: TestProvider): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await database.execute<{ print: string }>(
      sql.raw(`SELECT count(*) || ' ' || COALESCE(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS print
        FROM ${table} t`),
    );
    found[table] = rows[0]!.print;
  }
  const { rows } = await database.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM outbox`);
  return { ...found, outbox: String(rows[0]!.count) };
}
