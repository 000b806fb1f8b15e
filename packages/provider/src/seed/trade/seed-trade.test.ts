import type { DeliveryStatus, EstimateStatus, OrderFormStatus } from '@vitis/contracts';
import {
  completesOrder,
  type DeliveryEvent,
  deliveryMachine,
  type EstimateEvent,
  estimateMachine,
  isEstimateValid,
  nextState,
  type OrderFormEvent,
  orderFormMachine,
  type StateActor,
  type Step,
  unitPriceAt,
} from '@vitis/domain';
import { checkCommand } from '../../commands/check.command.ts';
import { readCatalogue } from './read-catalogue.ts';
import { openTradeShop, rowsOf, TODAY, type TradeShop } from './trade-shop.ts';

let shop: TradeShop;

beforeAll(async () => {
  shop = await openTradeShop();
});

afterAll(() => shop.close());

interface HistoryEntry {
  event: string;
  actor: StateActor;
  at: Date;
}

/** What the audit says happened to each document of a kind, in order. */
async function historiesOf(
  kind: 'estimate' | 'order-form' | 'delivery',
): Promise<Map<string, HistoryEntry[]>> {
  const rows = await rowsOf<{ target: string; action: string; roles: StateActor[] | null; at: Date }>(
    shop,
    `SELECT a.target, a.action, a.at, u.roles FROM audit a LEFT JOIN users u ON u.id = a.user_id
     WHERE a.target LIKE '${kind}:%' ORDER BY a.at, a.id`,
  );
  const told = new Map<string, HistoryEntry[]>();
  for (const { target, action, roles, at } of rows) {
    const key = target.slice(kind.length + 1);
    const event = action
      .slice(kind.length + 1)
      .toUpperCase()
      .replaceAll('-', '_');
    told.set(key, [...(told.get(key) ?? []), { event, actor: roles?.[0] ?? 'SYSTEM', at }]);
  }
  return told;
}

/** The states that a document goes through; each step has to be one that its table allows. */
function replay<State extends string>(
  name: string | number,
  entries: readonly HistoryEntry[] | undefined,
  next: (state: State | null, entry: HistoryEntry) => Step<State, string>,
): State[] {
  const reached: State[] = [];
  for (const entry of entries ?? []) {
    const step = next(reached.at(-1) ?? null, entry);
    expect({ name, event: entry.event, ...step }).toMatchObject({ ok: true });
    if (step.ok) reached.push(step.state);
  }
  return reached;
}

// A working day, a Sunday, and a holiday right after another year.
test.each([TODAY, '2026-03-15', '2027-01-01'])(
  'keeps every promise that operators can check on %s',
  async (day) => {
    const other = await openTradeShop(day);
    try {
      const said: string[] = [];
      const say = (line: string): void => void said.push(line);
      const code = await checkCommand.run([], { connection: other.connection, say } as never);
      expect(said.filter((line) => !line.startsWith('ok'))).toEqual([]);
      expect(code).toBe(0);
    } finally {
      await other.close();
    }
  },
);

test('has more than sixty estimates, in each state that can be shown', async () => {
  const rows = await rowsOf<{ status: string; count: number }>(
    shop,
    `SELECT CASE WHEN status = 'RESPONDED' AND expired_date < '${TODAY}' THEN 'EXPIRED' ELSE status END AS status,
       count(*)::int AS count FROM estimates GROUP BY 1 ORDER BY 1`,
  );
  expect(rows.map(({ status }) => status)).toEqual([
    'CANCELLED',
    'CONFIRMED',
    'EXPIRED',
    'REQUESTED',
    'RESPONDED',
  ]);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60);
});

test('reaches the state of each estimate by its table, one revision for each step', async () => {
  const histories = await historiesOf('estimate');
  const estimates = await rowsOf<{
    number: string;
    status: EstimateStatus;
    revisions: EstimateStatus[];
    expires: string | null;
  }>(
    shop,
    `SELECT e.number, e.status, e.expired_date::text AS expires, array_agg(r.status ORDER BY r.revision) AS revisions
     FROM estimates e JOIN estimate_revisions r ON r.estimate_id = e.id GROUP BY e.id`,
  );
  expect(estimates.length).toBe(histories.size);
  for (const { number, status, revisions, expires } of estimates) {
    const reached = replay<EstimateStatus>(number, histories.get(number), (state, { event, actor, at }) =>
      nextState(estimateMachine, state, event as EstimateEvent, actor, {
        NOT_EXPIRED: isEstimateValid({ status: 'RESPONDED', expiredDate: expires }, at),
      }),
    );
    expect({ number, reached }).toEqual({ number, reached: revisions });
    expect({ number, state: reached.at(-1) }).toEqual({ number, state: status });
  }
});

test('has estimates whose revisions differ in price, quantity, wines replaced and wines taken off', async () => {
  const [differ] = await rowsOf<Record<string, number>>(
    shop,
    `WITH l AS (SELECT r.estimate_id, r.revision, l.* FROM estimate_lines l JOIN estimate_revisions r ON r.id = l.revision_id)
     SELECT
       (SELECT count(*)::int FROM l JOIN l n ON n.estimate_id = l.estimate_id AND n.revision = l.revision + 1
          AND n.product_id = l.product_id AND n.unit_price < l.unit_price) AS price,
       (SELECT count(*)::int FROM l JOIN l n ON n.estimate_id = l.estimate_id AND n.revision = l.revision + 1
          AND n.product_id = l.product_id AND n.qty <> l.qty) AS quantity,
       (SELECT count(*)::int FROM l WHERE replaces_product_id IS NOT NULL) AS replaced,
       (SELECT count(*)::int FROM estimate_revisions r JOIN estimate_revisions n
          ON n.estimate_id = r.estimate_id AND n.revision = r.revision + 1 AND n.line_count < r.line_count) AS removed,
       (SELECT count(*)::int FROM estimates WHERE revision >= 3) AS long`,
  );
  for (const count of Object.values(differ!)) expect(count).toBeGreaterThan(2);
});

test('reaches the state of each order form by its table', async () => {
  const histories = await historiesOf('order-form');
  const orders = await rowsOf<{
    number: string;
    status: OrderFormStatus;
    deliveries: DeliveryStatus[];
    unplannedBottles: number;
  }>(
    shop,
    `SELECT o.number, o.status, array_remove(array_agg(d.status), NULL) AS deliveries,
       o.total_qty - (SELECT COALESCE(sum(l.qty), 0) FROM delivery_lines l JOIN deliveries p ON p.id = l.delivery_id
         WHERE p.order_form_id = o.id AND p.status <> 'CANCELLED' AND p.classify = 'SUPPLY')::int AS "unplannedBottles"
     FROM order_forms o LEFT JOIN deliveries d ON d.order_form_id = o.id AND d.classify = 'SUPPLY' GROUP BY o.id`,
  );
  expect(orders.length).toBeGreaterThanOrEqual(50);
  expect(new Set(orders.map(({ status }) => status)).size).toBe(4);
  for (const { number, status, deliveries, unplannedBottles } of orders) {
    const LAST_DELIVERY_COMPLETED = completesOrder({ states: deliveries, unplannedBottles });
    const reached = replay<OrderFormStatus>(number, histories.get(number), (state, { event, actor }) =>
      nextState(orderFormMachine, state, event as OrderFormEvent, actor, {
        WITHIN_CREDIT_LIMIT: true,
        NO_OPEN_SUPPLY: true,
        NO_STANDING_DELIVERY: true,
        PROPOSAL_OPEN: false,
        LAST_DELIVERY_COMPLETED,
      }),
    );
    expect({ number, state: reached.at(-1) }).toEqual({ number, state: status });
    expect({ number, complete: LAST_DELIVERY_COMPLETED }).toEqual({
      number,
      complete: status === 'COMPLETED',
    });
  }
});

test('has an order whose buyer is asked for other bottles, another wine and a later day', async () => {
  const proposals = await rowsOf<{
    buyer: string;
    status: string;
    later: boolean;
    kinds: string[];
    note: string;
  }>(
    shop,
    `SELECT u.email AS buyer, p.status, p.due_date > o.due_date AS later, n.status AS note,
       ARRAY(SELECT CASE WHEN l->>'idProduct' <> l->'before'->>'idProduct' THEN 'other' ELSE 'fewer' END
         FROM jsonb_array_elements(p.lines) l) AS kinds
     FROM order_proposals p JOIN order_forms o ON o.id = p.order_form_id JOIN users u ON u.id = o.requested_by
     JOIN notifications n ON n.user_id = u.id AND n.target = o.number`,
  );
  expect(proposals).toEqual([
    {
      buyer: 'buyer@vitis.test',
      status: 'OPEN',
      later: true,
      kinds: ['fewer', 'other'],
      note: 'PROPOSAL OPEN',
    },
  ]);
});

test('orders some of its confirmed estimates line by line, and leaves some ready to order', async () => {
  const [count] = await rowsOf<{ wrong: number; from: number; ready: number }>(
    shop,
    `SELECT count(*) FILTER (WHERE o.id IS NOT NULL AND o.total <> r.total)::int AS wrong,
       count(o.id)::int AS from, count(*) FILTER (WHERE o.id IS NULL)::int AS ready
     FROM estimates e JOIN estimate_revisions r ON r.estimate_id = e.id AND r.revision = e.revision
     LEFT JOIN order_forms o ON o.estimate_id = e.id WHERE e.status = 'CONFIRMED'`,
  );
  expect(count!.wrong).toBe(0);
  expect(count!.from).toBeGreaterThan(20);
  expect(count!.ready).toBeGreaterThan(2);
});

test('reaches the state of each delivery by its table', async () => {
  const histories = await historiesOf('delivery');
  const deliveries = await rowsOf<{ id: number; status: DeliveryStatus; type: string; classify: string }>(
    shop,
    'SELECT id, status, type, classify FROM deliveries',
  );
  for (const { id, status } of deliveries) {
    const reached = replay<DeliveryStatus>(id, histories.get(String(id)), (state, { event, actor }) =>
      nextState(deliveryMachine, state, event as DeliveryEvent, actor),
    );
    expect({ id, state: reached.at(-1) }).toEqual({ id, state: status });
  }
  expect(new Set(deliveries.map(({ status }) => status)).size).toBe(5);
  expect(new Set(deliveries.map(({ type }) => type)).size).toBe(4);
  expect(new Set(deliveries.map(({ classify }) => classify)).size).toBe(4);
});

test('gives both drivers stops today and on the next business days, numbered from nought', async () => {
  const rows = await rowsOf<{ driver: number; day: string; stops: number[] }>(
    shop,
    `SELECT driver_id AS driver, request_date::text AS day, array_agg(position ORDER BY position) AS stops
     FROM deliveries WHERE driver_id IS NOT NULL AND request_date >= '${TODAY}' GROUP BY 1, 2`,
  );
  expect(new Set(rows.filter(({ day }) => day === TODAY).map(({ driver }) => driver)).size).toBe(2);
  expect(new Set(rows.filter(({ day }) => day > TODAY).map(({ driver }) => driver)).size).toBe(2);
  for (const { stops } of rows) expect(stops).toEqual(stops.map((_, index) => index));
});

test('asks what the client’s group pays, and says why where it pays less', async () => {
  const catalogue = await readCatalogue(shop.database);
  const rows = await rowsOf<{
    product: number;
    group: number;
    qty: number;
    list: number;
    unit: number;
    reason: string | null;
  }>(
    shop,
    `SELECT l.product_id AS product, c.client_group_id AS group, l.qty, l.list_price AS list, l.unit_price AS unit,
       l.discount_reason AS reason
     FROM order_form_lines l JOIN order_forms o ON o.id = l.order_form_id
     JOIN client_companies c ON c.id = o.client_company_id`,
  );
  for (const { product, group, qty, list, unit, reason } of rows) {
    const tiers = catalogue.tiersFor(catalogue.wines.find(({ id }) => id === product)!, group);
    expect(list).toBe(tiers[0]!.price);
    if (unit < unitPriceAt(tiers, qty)) expect(reason).not.toBeNull();
    else expect(unit).toBeLessThanOrEqual(list);
  }
});
