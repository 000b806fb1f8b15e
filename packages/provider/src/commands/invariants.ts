import { DOCUMENT_YEARS } from '@vitis/domain';

/** Invariants of the data. Each query finds the rows that break one, as one readable column `broken`. */
export const INVARIANTS: Readonly<Record<string, string>> = {
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
  'a proposal waits for an answer only while its order does, and the order has no more than was accepted': `
    SELECT o.number || ' proposal ' || p.number AS broken FROM order_proposals p JOIN order_forms o ON o.id = p.order_form_id
    WHERE (p.status = 'OPEN' AND o.status <> 'REQUESTED')
      -- What was never handed over is taken off an order with its completion.
      OR (p.status = 'ACCEPTED' AND (o.status = 'REQUESTED' OR p.total < o.total
        OR (o.status <> 'COMPLETED' AND p.total <> o.total)))
      OR (p.status IN ('ACCEPTED', 'PARTLY_ACCEPTED') AND o.placed IS NULL)`,
  'document numbers have no gaps and agree with their counter': `
    WITH documents AS (
      SELECT number FROM estimates UNION ALL SELECT number FROM order_forms
      UNION ALL SELECT statement_number FROM deliveries WHERE statement_number IS NOT NULL),
    numbered AS (
      SELECT left(number, 1) AS kind, to_date(substr(number, 2, 8), 'YYYYMMDD') AS day,
        count(*) AS issued, max(split_part(number, '-', 2)::int) AS highest
      FROM documents GROUP BY 1, 2)
    SELECT COALESCE(n.kind, c.kind) || ' ' || COALESCE(n.day, c.day) AS broken
    FROM numbered n FULL JOIN document_counters c ON c.kind = n.kind AND c.day = n.day
    WHERE (n.issued IS DISTINCT FROM c.last OR n.highest IS DISTINCT FROM c.last)
      -- Days of which documents are past their time and gone have no counter any more.
      AND NOT (c.kind IS NULL AND n.day < now() - interval '${DOCUMENT_YEARS} years')`,
  'every entry of the ledger is supply and tax, or money alone': `
    SELECT 'ledger entry ' || id AS broken FROM ledger_entries
    WHERE CASE WHEN kind IN ('SALE', 'RETURN', 'ALLOWANCE') THEN change <> supply + tax ELSE supply <> 0 OR tax <> 0 END`,
  'every entry of the ledger is of the client of its document': `
    SELECT 'ledger entry ' || e.id AS broken FROM ledger_entries e
    LEFT JOIN order_forms o ON o.id = e.order_form_id LEFT JOIN deliveries d ON d.id = e.delivery_id
    WHERE o.client_company_id <> e.client_company_id OR d.client_company_id <> e.client_company_id
      OR (e.kind = 'SALE' AND d.order_form_id <> e.order_form_id)`,
  'a payment that names what it pays names something that its client owes': `
    SELECT 'ledger entry ' || e.id AS broken FROM ledger_entries e
    LEFT JOIN ledger_entries o ON o.id = e.pays_entry_id AND o.client_company_id = e.client_company_id AND o.change > 0
    WHERE e.pays_entry_id IS NOT NULL AND (o.id IS NULL OR e.kind <> 'PAYMENT')`,
  'every order form that is confirmed has taken its stock': `
    SELECT number AS broken FROM order_forms WHERE status IN ('CONFIRMED', 'COMPLETED') AND NOT stock_taken`,
  'every completed order form is sold once': `
    SELECT o.number AS broken FROM order_forms o WHERE o.status = 'COMPLETED' AND o.total <> COALESCE(
      (SELECT sum(e.change) FROM ledger_entries e WHERE e.order_form_id = o.id AND e.kind = 'SALE'), 0)`,
  'nothing is sold of an order form that is not confirmed, and never more than it is worth': `
    SELECT o.number AS broken FROM order_forms o JOIN ledger_entries e ON e.order_form_id = o.id AND e.kind = 'SALE'
    GROUP BY o.id HAVING o.status IN ('REQUESTED', 'CANCELLED') OR sum(e.supply) > o.supply OR sum(e.tax) > o.tax`,
  'an order form of an estimate has its client, and the estimate is confirmed': `
    SELECT o.number AS broken FROM order_forms o JOIN estimates e ON e.id = o.estimate_id
    WHERE e.client_company_id <> o.client_company_id OR e.status <> 'CONFIRMED'`,
  'every line of an order form of an estimate is one of the estimate, at its price or lower': `
    SELECT o.number AS broken FROM order_forms o
    JOIN estimates e ON e.id = o.estimate_id
    JOIN estimate_revisions r ON r.estimate_id = e.id AND r.revision = e.revision
    -- As it was placed: where something else was agreed since, that is kept beside the lines.
    CROSS JOIN LATERAL (
      SELECT n.product_id, n.qty, n.unit_price FROM order_form_lines n
      WHERE n.order_form_id = o.id AND o.placed IS NULL
      UNION ALL
      SELECT n."idProduct", n.qty, n."unitPrice" FROM jsonb_to_recordset(o.placed->'products')
        AS n("idProduct" int, qty int, "unitPrice" int)) n
    WHERE NOT EXISTS (
      SELECT FROM estimate_lines l WHERE l.revision_id = r.id
        AND l.product_id = n.product_id AND l.qty >= n.qty AND l.unit_price >= n.unit_price)`,
  'no line of an order form has more, or costs more, than its buyer has agreed to': `
    SELECT o.number AS broken FROM order_forms o JOIN order_form_lines n ON n.order_form_id = o.id
    WHERE o.placed IS NOT NULL AND NOT EXISTS (
      -- What was placed, and in the place of that what was accepted since; no order has a wine twice before its end.
      WITH agreed AS (
        SELECT 0 AS turn, line FROM jsonb_array_elements(o.placed->'products') line
        UNION ALL
        SELECT p.number, line FROM order_proposals p, jsonb_array_elements(p.lines) line
        WHERE p.order_form_id = o.id AND line->'accepted' = 'true')
      SELECT FROM agreed a WHERE (a.line->>'idProduct')::int = n.product_id
        AND (a.line->>'qty')::int >= n.qty AND (a.line->>'unitPrice')::int >= n.unit_price
        AND NOT EXISTS (SELECT FROM agreed later
          WHERE later.turn > a.turn AND (later.line->'before'->>'idProduct')::int = n.product_id))`,
  'the deliveries of an order form carry no more than was ordered': `
    SELECT o.number AS broken FROM order_forms o
    JOIN deliveries d ON d.order_form_id = o.id AND d.classify = 'SUPPLY' AND d.status <> 'CANCELLED'
    JOIN delivery_lines l ON l.delivery_id = d.id
    GROUP BY o.id, l.product_id
    HAVING sum(l.qty) > COALESCE((
      SELECT sum(n.qty) FROM order_form_lines n WHERE n.order_form_id = o.id AND n.product_id = l.product_id), 0)`,
  'the collections of an order form bring back no more than was ordered': `
    SELECT o.number AS broken FROM order_forms o
    JOIN deliveries d ON d.order_form_id = o.id AND d.classify = 'COLLECT' AND d.status = 'COMPLETED'
    JOIN delivery_lines l ON l.delivery_id = d.id
    GROUP BY o.id, l.product_id
    HAVING sum(l.qty) > COALESCE((
      SELECT sum(n.qty) FROM order_form_lines n WHERE n.order_form_id = o.id AND n.product_id = l.product_id), 0)`,
  'every delivery has a statement of its own once it is completed': `
    SELECT 'delivery ' || id AS broken FROM deliveries WHERE (status = 'COMPLETED') <> (statement_number IS NOT NULL)`,
  'there is never less than no stock': `
    SELECT 'product ' || product_id AS broken FROM stock WHERE qty < 0`,
  'a company that keeps addresses has one default': `
    SELECT 'company ' || client_company_id AS broken FROM shipping_addresses
    GROUP BY client_company_id HAVING count(*) FILTER (WHERE is_default) <> 1`,
  'chat rooms count their messages': `
    SELECT 'room ' || r.id AS broken FROM chat_rooms r LEFT JOIN chat_messages m ON m.room_id = r.id
    GROUP BY r.id HAVING r.last_sequence <> count(m.sequence) OR r.last_sequence <> COALESCE(max(m.sequence), 0)`,
  'a repeating order has wines, and every date of it that was ordered has an order of its client': `
    SELECT 'repeating order ' || r.id AS broken FROM repeating_orders r
    WHERE NOT EXISTS (SELECT FROM repeating_order_lines l WHERE l.repeating_order_id = r.id)
      OR EXISTS (
        SELECT FROM repeating_order_dates d LEFT JOIN order_forms o ON o.number = d.order_form_number
        WHERE d.repeating_order_id = r.id AND d.state = 'ORDERED' AND o.client_company_id IS DISTINCT FROM r.client_company_id
          -- Orders that are past their time are gone.
          AND d.delivery_day > now() - interval '${DOCUMENT_YEARS} years')`,
  'a coupon is used on an order of its company that is not cancelled': `
    SELECT 'coupon ' || k.id AS broken FROM coupons k JOIN order_forms o ON o.id = k.order_form_id
    WHERE o.client_company_id <> k.client_company_id OR o.status = 'CANCELLED'`,
  'the coupon of a completed order is allowed for what was kept of it': `
    WITH settled AS (
      SELECT k.id, o.status, COALESCE(sum(e.change) FILTER (WHERE e.kind = 'ALLOWANCE'), 0) AS allowed,
        -- Of one wine by its bottles, of all of the order by what its ledger says.
        COALESCE(CASE WHEN k.product_id IS NULL
          THEN div(k.discount * sum(e.supply) FILTER (WHERE e.kind IN ('SALE', 'RETURN')),
            NULLIF(sum(e.supply) FILTER (WHERE e.kind = 'SALE'), 0))
          ELSE (SELECT div(k.discount * (sum(l.qty) - COALESCE((
              SELECT sum(b.qty) FROM delivery_lines b JOIN deliveries d ON d.id = b.delivery_id
              WHERE d.order_form_id = o.id AND b.product_id = k.product_id
                AND d.classify = 'COLLECT' AND d.status = 'COMPLETED'), 0)), sum(l.qty))
            FROM order_form_lines l WHERE l.order_form_id = o.id AND l.product_id = k.product_id) END, 0) AS kept
      FROM coupons k JOIN order_forms o ON o.id = k.order_form_id LEFT JOIN ledger_entries e ON e.order_form_id = o.id
      GROUP BY k.id, o.id)
    SELECT 'coupon ' || id AS broken FROM settled
    WHERE CASE status WHEN 'COMPLETED' THEN allowed <> -(kept + div(kept, 10)) ELSE allowed <> 0 END`,
  'no order is that of two dates': `
    SELECT order_form_number AS broken FROM repeating_order_dates WHERE order_form_number IS NOT NULL
    GROUP BY order_form_number HAVING count(*) > 1`,
  'every price list starts at one bottle': `
    SELECT 'product ' || product_id || ', group ' || client_group_id AS broken FROM prices
    GROUP BY product_id, client_group_id HAVING min(min_qty) <> 1`,
};
