import * as contracts from '@vitis/contracts';
import {
  type Endpoint,
  type EstimateStatus,
  LANGUAGES,
  type Language,
  type OrderFormStatus,
  ROLES,
  type Role,
} from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { checkCommand } from '../commands/check.command.ts';
import { readConfig } from '../config.ts';
import { ask, call } from './call.ts';
import { ROWS } from './matrix/matrix-rows.ts';
import { startTestProvider, type TestProvider } from './test-provider.ts';

// The pictures of the shop are drawn here on a machine that has not drawn them yet.
jest.setTimeout(600_000);

const members: Readonly<Record<Role, string>> = {
  B2B: 'buyer@vitis.test',
  SALESPERSON: 'sales@vitis.test',
  DRIVER: 'driver@vitis.test',
};

/** What a call cannot go without, where the matrix asks for something that this shop does not have. */
const queries: Readonly<Record<string, object>> = {
  '/api/v1/holidays': { yyyyMM: '202611' },
  '/api/v1/b2b/price-b2b': { ids: [1, 2, 3] },
  '/api/v1/b2b/delivery-info/salesperson': { dateFrom: '2026-11-01', dateTo: '2026-11-30' },
  '/api/v1/chats/estord': { idChatRoom: 1 },
  '/api/v1/b2b/wines/products/search': { q: '샤또' },
  '/api/v1/chats/:id/search': { q: '와인' },
  '/api/v1/b2b/sales/client2': { code: 'C10001' },
  '/api/v1/b2b/sales/credits': { ids: [1] },
};
const params: Record<string, object> = {
  '/api/v1/documents/:type': { type: 'TERM' },
  '/api/v1/site-map/:kind': { kind: 'PRODUCT' },
};

/** The latest document of the first company, which its buyer and its sales person see. */
async function latestOf(
  table: 'estimates' | 'order_forms',
  status: EstimateStatus | OrderFormStatus | null = null,
): Promise<{ number: string }> {
  const { rows } = await provider.database.execute<{ number: string }>(
    sql`SELECT number FROM ${sql.raw(table)} WHERE client_company_id = 1
      AND (${status}::text IS NULL OR status = ${status}) ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]!;
}

/** The latest article of a kind that is published. */
async function articleOf(kind: 'MAGAZINE' | 'NEWS_EVENT' | 'WINE_SENSE'): Promise<{ id: number }> {
  const { rows } = await provider.database.execute<{ id: number }>(
    sql`SELECT id FROM contents WHERE kind = ${kind} AND published_at <= now() ORDER BY published_at DESC LIMIT 1`,
  );
  return rows[0]!;
}

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ seeded: true });
  const estimate = await latestOf('estimates');
  params['/api/v1/b2b/estimates/:number'] = estimate;
  params['/api/v1/b2b/estimates/:number/revisions'] = estimate;
  params['/api/v1/b2b/order-form/:number'] = await latestOf('order_forms');
  params['/api/v1/b2b/order-form/:number/payment'] = await latestOf('order_forms');
  params['/api/v1/b2b/orders/:number'] = await latestOf('order_forms', 'COMPLETED');
  params['/api/v1/b2b/cancellations/:number'] = await latestOf('order_forms', 'CANCELLED');
  params['/api/v1/magazines/:id'] = await articleOf('MAGAZINE');
  params['/api/v1/magazines/:id/products'] = await articleOf('MAGAZINE');
  params['/api/v1/news-events/:id'] = await articleOf('NEWS_EVENT');
  params['/api/v1/wine-senses/:id'] = await articleOf('WINE_SENSE');
});

afterAll(() => provider.close());

const reads = (Object.values(contracts) as unknown[])
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'responses' in value && 'access' in value,
  )
  // A download answers with a file, which no schema describes; a sign-up only to the browser that has sent it, a wine list
  // only while it is shared.
  .filter((endpoint) => endpoint.method === 'GET')
  .filter(
    (endpoint) =>
      !endpoint.file && endpoint !== contracts.getSignUp && endpoint !== contracts.getSharedWineMenu,
  );

/** Who has something there to read: the first inquiry of the shop is a buyer's own, and a 404 for everybody else. */
const OWNERS: Readonly<Record<string, readonly Role[]>> = { [contracts.getQna.path]: ['B2B'] };

const calls = reads.flatMap((endpoint) => {
  const owners = OWNERS[endpoint.path] ?? endpoint.access;
  const roles: (Role | null)[] =
    owners === 'everyone' ? [null] : ROLES.filter((role) => owners.includes(role));
  return roles.map((role): [string, Endpoint, Role | null] => [
    `${endpoint.path} for ${role ?? 'guests'}`,
    endpoint,
    role,
  ]);
});

/** What the matrix of permissions asks an endpoint with. */
function queryOf(endpoint: Endpoint): object | undefined {
  const known: Readonly<Record<string, unknown>> = contracts;
  const [, row] = Object.entries(ROWS).find(([name]) => known[name] === endpoint) ?? [];
  const request = row?.request;
  return typeof request === 'object' ? request.query : undefined;
}

async function read(endpoint: Endpoint, role: Role | null, language: Language): Promise<Response> {
  return call(provider, endpoint, {
    query: (queries[endpoint.path] ?? queryOf(endpoint)) as never,
    params: (params[endpoint.path] ?? { id: 1 }) as never,
    headers: { 'accept-language': language },
    ...(role === null ? {} : { as: members[role] }),
  });
}

test.each(calls)('answers %s as its contract says, in every language', async (_name, endpoint, role) => {
  if (!provider.app.hasRoute({ method: 'GET', url: endpoint.path })) {
    expect((await read(endpoint, role, 'ko-KR')).status).toBe(404);
    return;
  }
  for (const language of LANGUAGES) {
    const response = await read(endpoint, role, language);
    expect([response.status, response.headers.get('content-language')]).toEqual([200, language]);
  }
});

test('the shop keeps its promises', async () => {
  const connection = { database: provider.database, pool: provider.pool, close: async () => undefined };
  const said: string[] = [];
  const code = await checkCommand.run([], {
    config: readConfig({}),
    connection,
    say: (line) => said.push(line),
  });
  expect(said.filter((line) => !line.startsWith('ok'))).toEqual([]);
  expect(code).toBe(0);
});

test('what sales staff see of their clients is what the ledger comes to, to the won', async () => {
  const { database } = provider;
  for (const as of ['sales@vitis.test', 'sales2@vitis.test']) {
    const accounts = await ask(provider, contracts.listClientAccounts, { as, query: { size: 100 } });
    const items = accounts._embedded.items;
    const { rows } = await database.execute<{ id: number; owed: string }>(sql`
      SELECT client_company_id AS id, sum(change) AS owed FROM ledger_entries GROUP BY client_company_id`);
    const owed = new Map(rows.map((row) => [row.id, Number(row.owed)]));
    for (const { idClient, erpCode: code, receivable, balance, broughtForward } of items) {
      expect([receivable, balance]).toEqual([owed.get(idClient) ?? 0, owed.get(idClient) ?? 0]);
      const ledger = await ask(provider, contracts.getClientLedger, { as, query: { code } });
      expect([ledger.balance, ledger.broughtForward + ledger.totals.OPENING]).toEqual([
        balance,
        broughtForward,
      ]);
    }
    expect(accounts.receivable).toBe(items.reduce((sum, { receivable }) => sum + receivable, 0));
    const days = { dateFrom: accounts.before.dateFrom, dateTo: accounts.dateTo };
    const { totals: moved } = await ask(provider, contracts.listClientAccounts, { as, query: days });
    for (const by of contracts.SALES_GROUPS) {
      const { totals } = await ask(provider, contracts.getSalesSituation, { as, query: { by, ...days } });
      expect(totals.supply + totals.tax).toBe(moved.sales + moved.given);
    }
    const { desk } = await ask(provider, contracts.getDashboard, { as });
    expect(accounts.overdue.clients).toBe(desk!.clientsOverdue);
  }
});

test('every wine has a picture that is there, and can be found by its name', async () => {
  const page = await (await call(provider, contracts.listProducts, { query: { size: 100 } })).json();
  for (const { picture, name, id } of page._embedded.items.slice(0, 20)) {
    const file = await fetch(`${provider.url}${picture.base}-${picture.widths[0]}.avif`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await file.arrayBuffer();
    const found = await (
      await call(provider, contracts.searchProducts, { query: { q: name, size: 100 } })
    ).json();
    expect(found._embedded.items.map((item: { id: number }) => item.id)).toContain(id);
  }
});
