import pg from 'pg';

/** Ids of the copies; the demonstration's own lie far below. */
const FIRST_ID = 1_000_000;
const A_DAY = 100;

/** Copies a row of a table with other values in some of its columns. */
const copyOf = (table: string, row: string, changed: string) =>
  `jsonb_populate_record(NULL::${table}, to_jsonb(${row}) || jsonb_build_object(${changed})) copy`;
const nextId = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** Ended documents of the company, copied in turn; the copies lie on the days before today, a hundred on each. */
const pattern = (documents: string, copies: string) => `
  CREATE TEMP TABLE ${copies} AS
  SELECT n, p.id AS of, ${FIRST_ID} + n AS id, now() - ((n / ${A_DAY}) || ' days')::interval - ((n % ${A_DAY}) || ' minutes')::interval AS at
  FROM generate_series(0, $2::int - 1) n
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS patterns FROM ${documents}
    WHERE client_company_id = $1 AND status IN ('CONFIRMED', 'COMPLETED', 'CANCELLED')) p ON p.place = n % p.patterns`;
const number = (letter: string) =>
  `'${letter}' || to_char(c.at AT TIME ZONE 'Asia/Seoul', 'YYYYMMDD') || '-' || lpad((5000 + c.n % ${A_DAY})::text, 4, '0')`;

const at = (row: string) =>
  `'requested_at', c.at, 'cancelled_at', CASE WHEN ${row}.cancelled_at IS NULL THEN NULL ELSE c.at END`;

/** In the order of what refers to what. `$1` is the company, `$2` how many of each kind. */
const STEPS: readonly string[] = [
  pattern('estimates', 'estimate_copies'),
  `INSERT INTO estimates SELECT copy.* FROM estimate_copies c JOIN estimates e ON e.id = c.of,
     LATERAL ${copyOf('estimates', 'e', `'id', c.id, 'number', ${number('E')}, ${at('e')}`)}`,
  `CREATE TEMP TABLE revision_copies AS SELECT r.id AS of, c.id AS estimate, ${nextId('estimate_revisions')} AS id
   FROM estimate_copies c JOIN estimate_revisions r ON r.estimate_id = c.of`,
  `INSERT INTO estimate_revisions SELECT copy.* FROM revision_copies c JOIN estimate_revisions r ON r.id = c.of,
     LATERAL ${copyOf('estimate_revisions', 'r', "'id', c.id, 'estimate_id', c.estimate")}`,
  `INSERT INTO estimate_lines SELECT copy.* FROM revision_copies c JOIN estimate_lines l ON l.revision_id = c.of,
     LATERAL ${copyOf('estimate_lines', 'l', `'id', ${nextId('estimate_lines')}, 'revision_id', c.id`)}`,
  pattern('order_forms', 'order_copies'),
  `INSERT INTO order_forms SELECT copy.* FROM order_copies c JOIN order_forms o ON o.id = c.of,
     LATERAL ${copyOf('order_forms', 'o', `'id', c.id, 'number', ${number('O')}, 'estimate_id', NULL, ${at('o')}`)}`,
  `INSERT INTO order_form_lines SELECT copy.* FROM order_copies c JOIN order_form_lines l ON l.order_form_id = c.of,
     LATERAL ${copyOf('order_form_lines', 'l', `'id', ${nextId('order_form_lines')}, 'order_form_id', c.id`)}`,
  `CREATE TEMP TABLE delivery_copies AS
   SELECT d.id AS of, c.id AS order_form, day, ${nextId('deliveries')} AS id,
     'D' || to_char(day, 'YYYYMMDD') || '-' || 5000 + row_number() OVER (PARTITION BY day) AS statement
   FROM order_copies c, LATERAL (SELECT (c.at AT TIME ZONE 'Asia/Seoul')::date AS day) p, deliveries d
   WHERE d.order_form_id = c.of AND d.status IN ('COMPLETED', 'CANCELLED')`,
  `INSERT INTO deliveries SELECT copy.* FROM delivery_copies c JOIN deliveries d ON d.id = c.of,
     LATERAL ${copyOf('deliveries', 'd', "'id', c.id, 'order_form_id', c.order_form, 'request_date', c.day, 'statement_number', CASE WHEN d.statement_number IS NULL THEN NULL ELSE c.statement END")}`,
  `INSERT INTO delivery_lines SELECT c.id, l.product_id, l.qty FROM delivery_copies c JOIN delivery_lines l ON l.delivery_id = c.of`,
  `INSERT INTO ledger_entries SELECT copy.* FROM delivery_copies c JOIN ledger_entries e ON e.delivery_id = c.of,
     LATERAL ${copyOf('ledger_entries', 'e', `'id', ${nextId('ledger_entries')}, 'order_form_id', c.order_form, 'delivery_id', c.id, 'date', c.day, 'due_date', c.day + 30, 'created_at', c.day`)}
   ORDER BY c.day`,
  // What was delivered on a day is paid a month later, in one sum.
  `INSERT INTO ledger_entries (client_company_id, date, kind, change)
   SELECT $1, e.date + 30, 'PAYMENT', -sum(e.change) FROM ledger_entries e
   JOIN delivery_copies c ON c.id = e.delivery_id AND e.client_company_id = $1
   WHERE e.date + 30 < now() GROUP BY e.date HAVING sum(e.change) > 0 AND $2::int > 0`,
  `INSERT INTO inquiries SELECT copy.* FROM generate_series(0, $2::int - 1) n
   JOIN (SELECT q.*, row_number() OVER (ORDER BY q.id) - 1 AS place, count(*) OVER () AS patterns
     FROM inquiries q JOIN users u ON u.id = q.user_id WHERE u.client_company_id = $1) q ON q.place = n % q.patterns,
     LATERAL ${copyOf('inquiries', 'q', `'id', ${nextId('inquiries')}, 'requested_at', now() - (n || ' minutes')::interval`)}`,
  `INSERT INTO notifications SELECT u.id, 'ORDER', o.number, o.status, o.requested_at, NULL
   FROM order_forms o JOIN users u ON u.client_company_id = o.client_company_id WHERE o.client_company_id = $1
   ON CONFLICT DO NOTHING`,
];

/** Gives the company of a buyer so many estimates, orders, inquiries and notifications, and deliveries and ledger rows with them. */
export async function makeLargeCompany(database: string, buyer: string, count: number): Promise<number> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const company = 'SELECT client_company_id AS id FROM users WHERE email = $1';
    const { rows } = await client.query<{ id: number }>(company, [buyer]);
    const values = [rows[0]?.id, count];
    for (const step of STEPS)
      await client.query(step, values.slice(0, step.includes('$2') ? 2 : step.includes('$1') ? 1 : 0));
    // As autovacuum leaves it: who reads rows first after so many were written pays for their visibility.
    await client.query('VACUUM (ANALYZE)');
    const { rows: sums } = await client.query<{ ledger: number }>(
      'SELECT count(*)::int AS ledger FROM ledger_entries WHERE client_company_id = $1',
      [rows[0]?.id],
    );
    return sums[0]?.ledger ?? 0;
  } finally {
    await client.end();
  }
}
