import { sql } from 'drizzle-orm';
import { type Command, UsageError } from './command.ts';

/** Each finds the rows that break one promise, as one readable column. */
const promises: Readonly<Record<string, string>> = {
  'every estimate revision is the sum of its lines': `
    SELECT e.number || ' revision ' || r.revision AS broken
    FROM estimate_revisions r JOIN estimates e ON e.id = r.estimate_id LEFT JOIN estimate_lines l ON l.revision_id = r.id
    GROUP BY e.number, r.id
    HAVING r.supply <> COALESCE(sum(l.supply), 0) OR r.tax <> COALESCE(sum(l.tax), 0)
      OR r.line_count <> count(l.id) OR r.total_qty <> COALESCE(sum(l.qty), 0)`,
  'every estimate has all of its revisions': `
    SELECT e.number AS broken FROM estimates e LEFT JOIN estimate_revisions r ON r.estimate_id = e.id
    GROUP BY e.id HAVING count(r.id) <> e.revision + 1 OR max(r.revision) <> e.revision`,
  'every order form is the sum of its lines': `
    SELECT o.number AS broken FROM order_forms o LEFT JOIN order_form_lines l ON l.order_form_id = o.id
    GROUP BY o.id
    HAVING o.supply <> COALESCE(sum(l.supply), 0) OR o.tax <> COALESCE(sum(l.tax), 0)
      OR o.line_count <> count(l.id) OR o.total_qty <> COALESCE(sum(l.qty), 0)`,
  'document numbers have no gaps and agree with their counter': `
    WITH documents AS (SELECT number FROM estimates UNION ALL SELECT number FROM order_forms),
    numbered AS (
      SELECT left(number, 1) AS kind, to_date(substr(number, 2, 8), 'YYYYMMDD') AS day,
        count(*) AS issued, max(split_part(number, '-', 2)::int) AS highest
      FROM documents GROUP BY 1, 2)
    SELECT COALESCE(n.kind, c.kind) || ' ' || COALESCE(n.day, c.day) AS broken
    FROM numbered n FULL JOIN document_counters c ON c.kind = n.kind AND c.day = n.day
    WHERE n.issued IS DISTINCT FROM c.last OR n.highest IS DISTINCT FROM c.last`,
  'every sale in the ledger is supply and tax': `
    SELECT 'ledger entry ' || id AS broken FROM ledger_entries WHERE kind = 'SALE' AND change <> supply + tax`,
  'every completed order form is sold once': `
    SELECT o.number AS broken FROM order_forms o WHERE o.status = 'COMPLETED' AND o.total <> COALESCE(
      (SELECT sum(e.change) FROM ledger_entries e WHERE e.order_form_id = o.id AND e.kind = 'SALE'), 0)`,
  'chat rooms count their messages': `
    SELECT 'room ' || r.id AS broken FROM chat_rooms r LEFT JOIN chat_messages m ON m.room_id = r.id
    GROUP BY r.id HAVING r.last_sequence <> count(m.sequence) OR r.last_sequence <> COALESCE(max(m.sequence), 0)`,
  'every price list starts at one bottle': `
    SELECT 'product ' || product_id || ', group ' || client_group_id AS broken FROM prices
    GROUP BY product_id, client_group_id HAVING min(min_qty) <> 1`,
};

const mostShown = 10;

/** Tells whether the data keeps its promises: every document foots, every number is there, every balance has its rows. */
export const checkCommand: Command = {
  usage: 'check',
  summary: 'Checks that documents foot, numbers have no gaps and balances equal their ledger.',
  run: async (args, { connection, say }) => {
    if (args.length > 0) throw new UsageError('check takes no arguments');
    let broken = 0;
    for (const [promise, query] of Object.entries(promises)) {
      const { rows } = await connection.database.execute<{ broken: string }>(sql.raw(query));
      say(`${rows.length === 0 ? 'ok    ' : 'BROKEN'}  ${promise}`);
      for (const row of rows.slice(0, mostShown)) say(`          ${row.broken}`);
      if (rows.length > mostShown) say(`          and ${rows.length - mostShown} more`);
      broken += rows.length;
    }
    return broken === 0 ? 0 : 1;
  },
};
