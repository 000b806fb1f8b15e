import { getLeaveCheck, getMe, getSharedWineMenu, leaveUser, login } from '@vitis/contracts';
import { eq, sql } from 'drizzle-orm';
import { orderForms, users, wineMenus } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { hasWithdrawnLately } from '../registration/withdrawn.ts';
import { eraseWithdrawn } from './leave.repository.ts';

let provider: TestProvider;
let now: Date;

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});
afterEach(() => provider.close());

const email = 'buyer@vitis.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const leaving = {
  password: PASSWORD,
  leaveTerms: true as const,
  leaveReason: 'OTHER' as const,
  leaveComment: '가게를 옮깁니다.',
};
const leave = (token: string, body: object = {}) =>
  call(provider, leaveUser, { ...bearer(token), body: { ...leaving, ...body } });

/** Closes everything that is open between the shop and the company, and pays. */
async function settle(): Promise<void> {
  await provider.database.update(orderForms).set({ status: 'CANCELLED' });
  await provider.database.execute(sql`DELETE FROM ledger_entries`);
}

const member = async () => (await provider.database.select().from(users).where(eq(users.id, 1)))[0]!;

test('who leaves is gone everywhere, is told so by mail, and cannot sign in or up again for six months', async () => {
  await settle();
  await provider.database.update(users).set({ language: 'ja-JP' }).where(eq(users.id, 1));
  const [token, elsewhere] = [await provider.token(email), await provider.token(email)];
  const response = await leave(token);
  expect([response.status, response.headers.get('clear-site-data')]).toEqual([
    204,
    '"cache", "cookies", "storage"',
  ]);
  expect((await call(provider, getMe, bearer(elsewhere))).status).toBe(401);
  const body = { email, password: PASSWORD };
  expect(await refused(await call(provider, login, { body }))).toMatchObject({ code: 'ACCOUNT_WITHDRAWN' });
  expect(await member()).toMatchObject({ leaveReason: 'OTHER', leaveComment: '가게를 옮깁니다.' });
  const { rows } = await provider.database.execute<{
    payload: { recipient: string; subject: string; language: string };
  }>(sql`SELECT payload FROM outbox WHERE channel = 'mail'`);
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { recipient: email, subject: '退会手続きが完了しました', language: 'ja-JP' },
  ]);
  expect(await hasWithdrawnLately(provider.database, { email }, now)).toBe(true);
  expect(await refused(await leave(token))).toMatchObject({ status: 401 });
});

test("a house's public wine list ends with its last member, and not before", async () => {
  await settle();
  const token = 'AbCdEfGhIjKlMnOpQrStUv';
  const look = {
    title: '와인 리스트',
    note: '',
    layout: 'CARDS',
    language: 'ko-KR',
    latinNames: false,
  } as const;
  await provider.database.insert(wineMenus).values({ clientCompanyId: 1, ...look, productIds: [], token });
  await provider.database.execute(sql`INSERT INTO users (email, full_name, password_hash, roles, status, client_company_id)
    SELECT 'second@vitis.test', '이서준', password_hash, roles, status, 1 FROM users WHERE id = 1`);
  const open = async () => (await call(provider, getSharedWineMenu, { params: { token } })).status;
  expect((await leave(await provider.token(email))).status).toBe(204);
  expect(await open()).toBe(200);
  expect((await leave(await provider.token('second@vitis.test'))).status).toBe(204);
  expect(await open()).toBe(404);
});

test('six months later name, addresses and words are erased; the row stays for its documents', async () => {
  await settle();
  await leave(await provider.token(email));
  const erase = (days: number) =>
    eraseWithdrawn(provider.database, new Date(TODAY.getTime() + days * 86_400_000), now);
  expect(await erase(0)).toBe(0);
  expect(await erase(1)).toBe(1);
  expect(await erase(1)).toBe(0);
  const gone = await member();
  expect(gone).toMatchObject({
    email: 'withdrawn-1@erased.invalid',
    fullName: '탈퇴 회원',
    mobile: null,
    passwordHash: null,
    leaveComment: '',
    clientCompanyId: 1,
  });
  expect(JSON.stringify(gone)).not.toContain('김도윤');
});

test('open orders and what is owed stop it, with the reason; nothing is changed', async () => {
  const token = await provider.token(email);
  const before = await member();
  await provider.database.update(orderForms).set({ status: 'REQUESTED' });
  const { openOrders } = await ask(provider, getLeaveCheck, bearer(token));
  expect(openOrders).toBeGreaterThan(0);
  expect(await refused(await leave(token))).toMatchObject({
    status: 409,
    code: 'LEAVE_OPEN_ORDERS',
    message: expect.stringContaining(`${openOrders}건`),
  });
  await settle();
  await provider.database.execute(sql`INSERT INTO ledger_entries
    (client_company_id, date, kind, change, memo) VALUES (1, '2026-11-01', 'OPENING', 1234567, '이월')`);
  expect(await refused(await leave(token))).toMatchObject({
    status: 409,
    code: 'LEAVE_RECEIVABLE',
    message: expect.stringContaining('1,234,567원'),
  });
  expect(await member()).toEqual(before);
});

test.each([
  [{ password: 'wrong' }, 403, undefined],
  [{ leaveTerms: false }, 400, 'leaveTerms'],
  [{ leaveReason: 'BORED' }, 400, 'leaveReason'],
  [{ leaveComment: ' ' }, 400, 'leaveComment'],
  [{ leaveComment: '가'.repeat(501) }, 400, 'leaveComment'],
  [{ leaveComment: '가게\u0007' }, 400, 'leaveComment'],
])('%j leaves nobody', async (wrong, status, field) => {
  await settle();
  const reply = await refused(await leave(await provider.token(email), wrong));
  expect(reply.status).toBe(status);
  if (field) expect(reply.errors).toMatchObject([{ field }]);
  expect((await member()).withdrawnAt).toBeNull();
});

test('staff are let go by the operator', async () => {
  const reply = await leave(await provider.token('sales@vitis.test'));
  expect(await refused(reply)).toMatchObject({ status: 409, code: 'LEAVE_BY_OPERATOR' });
});
