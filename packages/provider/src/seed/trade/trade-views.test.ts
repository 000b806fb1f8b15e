import { LANGUAGES } from '@vitis/contracts';
import { randomFrom } from '@vitis/demo-shop/random';
import {
  applyPayments,
  businessNumberWarning,
  isMobile,
  isPhone,
  paymentStatus,
  startOfDay,
} from '@vitis/domain';
import { computeHolidays } from '../../features/calendar/korean-holidays.ts';
import { countCart, findCart } from '../../features/cart/cart.repository.ts';
import { countUnread, findRooms } from '../../features/chats/chat-rooms.repository.ts';
import { articleBlocks } from '../../features/contents/article-blocks.ts';
import * as dashboard from '../../features/dashboard/dashboard.repository.ts';
import { deskOfDriver } from '../../features/dashboard/desk.repository.ts';
import { findCreditAccount } from '../../features/ledger/credit.repository.ts';
import { findPrices } from '../../features/prices/prices.repository.ts';
import { countWishes } from '../../features/wishes/wishes.repository.ts';
import { seedTrade } from './seed-trade.ts';
import { openTradeShop, rowsOf, TODAY, type TradeShop } from './trade-shop.ts';

let shop: TradeShop;

beforeAll(async () => {
  shop = await openTradeShop();
});

afterAll(() => shop.close());

async function userOf(email: string) {
  const [user] = await rowsOf<{ userId: number; clientCompanyId: number; clientGroupId: number }>(
    shop,
    `SELECT u.id AS "userId", u.client_company_id AS "clientCompanyId", c.client_group_id AS "clientGroupId"
     FROM users u LEFT JOIN client_companies c ON c.id = u.client_company_id WHERE u.email = '${email}@vitis.test'`,
  );
  return user!;
}

interface Entry {
  id: number;
  client: number;
  date: string;
  kind: string;
  due: string | null;
  change: number;
}

const ledger = () =>
  rowsOf<Entry>(
    shop,
    `SELECT id, client_company_id AS client, date::text, kind, due_date::text AS due, change::float8 AS change
     FROM ledger_entries ORDER BY client_company_id, date, id`,
  );

test('carries a balance through each ledger that nobody has paid ahead of', async () => {
  const entries = await ledger();
  for (const client of [1, 2, 3, 4]) {
    const own = entries.filter((entry) => entry.client === client);
    expect(own[0]!.kind).toBe('OPENING');
    let balance = 0;
    for (const { change } of own) {
      balance += change;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    const { receivable } = await findCreditAccount(shop.database, client);
    expect(receivable).toBe(balance);
  }
});

test('pays the oldest first; some is paid in part, some overdue', async () => {
  const entries = await ledger();
  const states = [1, 2, 3, 4].flatMap((client) => {
    const own = entries.filter((entry) => entry.client === client);
    const owed = own.filter(({ due }) => due !== null);
    const { documents } = applyPayments(
      owed.map(({ id, date, change }) => ({
        number: String(id).padStart(6, '0'),
        soldDay: date,
        amount: change,
      })),
      own.filter(({ change }) => change < 0).map(({ change }) => ({ amount: -change })),
    );
    return documents.map((document) =>
      paymentStatus(document, owed.find(({ id }) => id === Number(document.number))!.due!, TODAY),
    );
  });
  expect(states).toEqual(expect.arrayContaining(['PAID', 'UNPAID', 'OVERDUE']));
});

test('lets no order of a client whose limit blocks pass that limit', async () => {
  const rows = await rowsOf<{ number: string; exposure: number; limit: number }>(
    shop,
    `SELECT o.number, c.credit_limit::float8 AS limit, (o.total
       + COALESCE((SELECT sum(e.change) FROM ledger_entries e
           WHERE e.client_company_id = c.id AND e.created_at <= o.requested_at), 0)
       + COALESCE((SELECT sum(p.total) FROM order_forms p WHERE p.client_company_id = c.id
           AND p.approved_at <= o.requested_at AND p.cancelled_at IS NULL
           AND (p.completed_at IS NULL OR p.completed_at > o.requested_at)), 0))::float8 AS exposure
     FROM order_forms o JOIN client_companies c ON c.id = o.client_company_id WHERE c.credit_check = 'BLOCK'`,
  );
  for (const row of rows) expect(row.exposure).toBeLessThanOrEqual(row.limit);
});

test('shows a buyer two answered estimates, a next delivery, credit, wines to reorder, wishes and a cart', async () => {
  const buyer = await userOf('buyer');
  const client = buyer.clientCompanyId;
  expect(await dashboard.waitingEstimates(shop.database, buyer, TODAY)).toMatchObject({ count: 2 });
  expect(await dashboard.nextDelivery(shop.database, { clientCompanyId: client }, TODAY)).not.toBeNull();
  const { limit, receivable, openOrders } = await findCreditAccount(shop.database, client);
  expect(limit! - receivable - openOrders).toBeGreaterThan(0);
  const bought = await dashboard.recentlyBought(shop.database, client, TODAY, 10);
  expect(bought).toHaveLength(10);
  const owner = { ...buyer, standardGroupId: 1 };
  for (const { last } of await findPrices(shop.database, owner, bought)) expect(last).not.toBeNull();
  expect(await countWishes(shop.database, buyer)).toBeGreaterThanOrEqual(8);
  expect(await countCart(shop.database, buyer)).toBe(5);
  expect(await findCart(shop.database, await userOf('buyer2'))).toHaveLength(2);
});

test('knows where the wines of each company go', async () => {
  const rows = await rowsOf<{ client: number; names: string[] }>(
    shop,
    `SELECT client_company_id AS client, array_agg(name ORDER BY is_default DESC, id) AS names
     FROM shipping_addresses GROUP BY 1 ORDER BY 1`,
  );
  expect(rows.map(({ names }) => names)).toEqual([
    ['본점', '연회장', '와인 창고'],
    ['본점', '별관 레스토랑'],
    ['본점'],
    ['본점'],
  ]);
});

test('shows sales staff estimates to answer and drivers their stops', async () => {
  for (const email of ['sales', 'sales2']) {
    const { userId } = await userOf(email);
    expect(
      (await dashboard.waitingEstimates(shop.database, { managerId: userId }, TODAY)).count,
    ).toBeGreaterThan(0);
  }
  for (const email of ['driver', 'driver2']) {
    const { userId } = await userOf(email);
    expect((await deskOfDriver(shop.database, userId, startOfDay(TODAY))).deliveriesToday).toBeGreaterThan(0);
  }
});

test('has a talk for each company, and leaves some of it unread', async () => {
  const { database } = shop;
  expect(await countUnread(database, (await userOf('buyer')).userId)).toBe(2);
  expect(await countUnread(database, (await userOf('sales')).userId)).toBeGreaterThan(0);
  expect(await findRooms(database, (await userOf('sales2')).userId)).toHaveLength(3);
  const rows = await rowsOf<{ count: number; ordered: boolean; unread_own: number }>(
    shop,
    `SELECT count(*)::int AS count, array_agg(m.sequence ORDER BY m.sent_at, m.sequence) = array_agg(m.sequence ORDER BY m.sequence) AS ordered,
       (SELECT count(*)::int FROM chat_members s JOIN chat_messages o ON o.room_id = s.room_id AND o.sender_id = s.user_id
        WHERE s.room_id = m.room_id AND o.sequence > s.read_sequence) AS unread_own
     FROM chat_messages m GROUP BY m.room_id`,
  );
  for (const { count, ordered, unread_own } of rows) {
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(40);
    expect(ordered).toBe(true);
    expect(unread_own).toBe(0);
  }
});

test('has companies and people whose numbers are right', async () => {
  const companies = await rowsOf<{ number: string; phone: string }>(
    shop,
    'SELECT registration_number AS number, phone FROM client_companies',
  );
  expect(companies).toHaveLength(4);
  for (const { number, phone } of companies) {
    expect(businessNumberWarning(number)).toBeNull();
    expect(isPhone(phone)).toBe(true);
  }
  const people = await rowsOf<{ mobile: string; fullName: string }>(
    shop,
    'SELECT mobile, full_name AS "fullName" FROM users',
  );
  for (const { mobile, fullName } of people) {
    expect(isMobile(mobile)).toBe(true);
    expect(fullName).toMatch(/^[가-힣]+$/);
  }
});

test('says every text in five languages', async () => {
  const rows = await rowsOf<Record<string, unknown>>(
    shop,
    `SELECT title, summary, category_name, author, body, blocks FROM contents
     UNION ALL SELECT name, address, note, NULL, NULL, '[]' FROM stores
     UNION ALL SELECT name, NULL, NULL, NULL, NULL, '[]' FROM holidays`,
  );
  for (const { blocks, ...named } of rows) {
    const texts = [...Object.values(named), ...(blocks as { text: unknown }[]).map(({ text }) => text)];
    for (const text of texts.filter((each) => each !== null)) {
      expect(Object.keys(text as object).sort()).toEqual([...LANGUAGES].sort());
      for (const words of Object.values(text as object)) expect(words).not.toBe('');
    }
  }
  const kinds = await rowsOf<{ kind: string }>(shop, 'SELECT DISTINCT kind FROM contents');
  expect(kinds).toHaveLength(7);
});

test('has articles with an author, whose text survives being sanitized whole, and wines to go with it', async () => {
  const rows = await rowsOf<{ kind: string; author: object; html: string; wines: number }>(
    shop,
    `SELECT kind, author, texts.value AS html, (SELECT count(*)::int FROM content_products WHERE content_id = id) AS wines
     FROM contents, jsonb_each_text(body) texts WHERE kind IN ('MAGAZINE', 'NEWS_EVENT', 'WINE_SENSE')`,
  );
  for (const { kind, author, html, wines } of rows) {
    expect(Object.keys(author ?? {})).toHaveLength(LANGUAGES.length);
    expect(wines > 0).toBe(kind !== 'WINE_SENSE');
    const types = articleBlocks(html).map(({ type }) => type);
    // What the author wrote is what comes out: one block for each element that stands for itself.
    const written = html.match(/<(?:h2|p|ul|ol|blockquote|figure)>/g)!.length;
    expect(types).toHaveLength(written - (html.match(/<blockquote><p>/g)?.length ?? 0));
  }
});

test('knows the holidays of this year and the next two, and marks substitutes', async () => {
  const rows = await rowsOf<{ date: string; substitute: boolean }>(
    shop,
    "SELECT date::text, substitute FROM holidays WHERE date >= '2026-01-01' ORDER BY date",
  );
  const computed = (await Promise.all([2026, 2027, 2028].map(computeHolidays))).flat();
  expect(rows).toEqual(computed.map(({ date, substitute }) => ({ date, substitute })));
  expect(rows.some(({ substitute }) => substitute)).toBe(true);
});

test('says nothing that lies in the future, except where vans are out this morning', async () => {
  const [latest] = await rowsOf<{ at: Date; said: Date }>(
    shop,
    `SELECT (SELECT max(at) FROM audit WHERE action <> 'delivery.start') AS at, (SELECT max(sent_at) FROM chat_messages) AS said`,
  );
  const midnight = new Date(`${TODAY}T00:00:00+09:00`).getTime();
  expect(latest!.at.getTime()).toBeLessThan(midnight);
  expect(latest!.said.getTime()).toBeLessThan(midnight);
});

test('tells the same story again from the same key', async () => {
  const told = `SELECT md5(string_agg(number || total || requested_at, ',' ORDER BY number)) AS story FROM order_forms`;
  const again = await openTradeShop(TODAY, 'again');
  try {
    expect(await rowsOf(again, told)).toEqual(await rowsOf(shop, told));
  } finally {
    await again.close();
  }
});

test('refuses a shop that has clients already, and a day that does not exist', async () => {
  const options = { random: randomFrom('trade'), log: () => undefined };
  await expect(seedTrade(shop.database, { ...options, today: TODAY })).rejects.toThrow('client companies');
  await expect(seedTrade(shop.database, { ...options, today: '2026-02-30' })).rejects.toThrow(RangeError);
});

test('goes on counting after its own rows', async () => {
  const { rows } = await shop.connection.pool.query(
    `INSERT INTO chat_rooms (client_company_id) SELECT id FROM client_companies LIMIT 1 RETURNING id`,
  );
  expect(rows[0].id).toBe(6);
});
