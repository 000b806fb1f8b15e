import { sql } from 'drizzle-orm';
import type { TestProvider } from './test-provider.ts';

/** Everything that a step of the trade may write to; sessions and kept answers belong to no document. */
const tables = [
  'estimates',
  'estimate_revisions',
  'estimate_lines',
  'order_forms',
  'order_form_lines',
  'order_proposals',
  'deliveries',
  'delivery_lines',
  'ledger_entries',
  'stock',
  'cart_items',
  'wishes',
  'chat_rooms',
  'chat_members',
  'chat_messages',
  'shipping_addresses',
  'restock_notifications',
  'inquiries',
  'document_counters',
  'files',
  'audit',
];

const prints = [
  ...tables.map(
    (table) => `SELECT '${table}' AS name,
      count(*) || ' ' || COALESCE(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS print FROM ${table} t`,
  ),
  // Its rows are ticked off by themselves.
  "SELECT 'outbox', count(*)::text FROM outbox",
].join(' UNION ALL ');

/** What the trade's tables hold, to be compared: a refusal leaves it as it was. The outbox is counted alone. */
export async function footprint({ database }: TestProvider): Promise<Record<string, string>> {
  const { rows } = await database.execute<{ name: string; print: string }>(sql.raw(prints));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/**
 * The footprint, read anew only where something was written since, also what was taken back: triggers count writes in a
 * sequence, which no transaction takes back. With ten thousand calls the reading is what takes the time.
 */
export async function watchFootprint(provider: TestProvider): Promise<() => Promise<Record<string, string>>> {
  const { database } = provider;
  await database.execute(
    sql.raw(`
    CREATE SEQUENCE writes_counted;
    CREATE FUNCTION count_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      AS $$ BEGIN PERFORM nextval('public.writes_counted'); RETURN NULL; END $$;
    ${[...tables, 'outbox']
      .map(
        (table) => `CREATE TRIGGER count_writes AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_write();`,
      )
      .join('\n')}`),
  );
  let at: string | undefined;
  let known: Record<string, string> = {};
  return async () => {
    const { rows } = await database.execute<{ writes: string }>(
      sql.raw("SELECT last_value || ' ' || is_called AS writes FROM writes_counted"),
    );
    if (rows[0]!.writes !== at) known = await footprint(provider);
    at = rows[0]!.writes;
    return known;
  };
}
