import {
  changeOwnWines,
  getSharedWineMenu,
  getWineMenu,
  listOwnWines,
  saveWineMenu,
  shareWineMenu,
  unshareWineMenu,
} from '@vitis/contracts';
import { sql } from 'drizzle-orm';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  // Nothing is in a house before it was handed over.
  await provider.database.execute(sql`
    UPDATE order_forms SET status = 'COMPLETED', completed_at = ${TODAY.toISOString()}::timestamptz - interval '2 days',
      approved_at = COALESCE(approved_at, requested_at), stock_taken = true
    WHERE status = 'CONFIRMED'`);
});
afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const own = async (as = buyer) => (await ask(provider, listOwnWines, { as }))._embedded.items;
const bodyOf = (idProducts: readonly number[], changed: object = {}) => ({
  title: '와인 리스트',
  note: '',
  layout: 'CARDS' as const,
  language: 'en-US' as const,
  latinNames: false,
  wines: idProducts.map((idProduct) => ({ idProduct, glassPrice: null, bottlePrice: 90_000 })),
  ...changed,
});
const versionOf = async (as: string) => (await ask(provider, getWineMenu, { as })).version;
const save = async (body: ReturnType<typeof bodyOf>, as = buyer, version?: number) =>
  call(provider, saveWineMenu, { body, as, headers: writing(version ?? (await versionOf(as))) });

test('a first list is a proposal: what the house has a price for, under its name, and nothing is shared', async () => {
  const [first] = await own();
  const item = { idProduct: first!.idProduct, bottlePrice: 88_000 };
  await call(provider, changeOwnWines, { body: { items: [item] }, as: buyer });
  const { menu, others, token } = await ask(provider, getWineMenu, { as: buyer });
  expect(menu.wines.map(({ idProduct, bottlePrice }) => [idProduct, bottlePrice])).toEqual([
    [first!.idProduct, 88_000],
  ]);
  expect(menu.title).not.toBe('');
  expect(token).toBeNull();
  expect(others).toHaveLength((await own()).length - 1);
  // Nobody shares what was never looked at.
  expect((await refused(await call(provider, shareWineMenu, { as: buyer }))).status).toBe(404);
});

test('a saved list keeps the order of the house, and its prices are those of its wines', async () => {
  const ids = (await own()).map(({ idProduct }) => idProduct).toReversed();
  const reply = await save(bodyOf([...ids, ids[0]!]));
  expect(reply.status).toBe(200);
  const { menu, others } = await ask(provider, getWineMenu, { as: buyer });
  expect(menu.wines.map(({ idProduct }) => idProduct)).toEqual(ids);
  expect(menu).toMatchObject({ title: '와인 리스트', layout: 'CARDS', language: 'en-US' });
  expect(menu.wines[0]?.product?.name).toBe(menu.wines[0]?.product?.nameEn);
  expect(others).toEqual([]);
  expect((await own()).every(({ bottlePrice }) => bottlePrice === 90_000)).toBe(true);
});

test('of two who save on the same list, the second is told, and nothing of theirs is kept', async () => {
  const [first] = await own();
  const version = await versionOf(buyer);
  const tries = await Promise.all(
    ['가', '나'].map((title) => save(bodyOf([first!.idProduct], { title }), buyer, version)),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 412]);
  const stale = await refused(tries.find(({ status }) => status === 412)!);
  expect(stale).toMatchObject({ code: 'VERSION_STALE' });
  expect(await versionOf(buyer)).toBe(version + 1);
  const bare = await call(provider, saveWineMenu, { body: bodyOf([first!.idProduct]), as: buyer });
  expect(bare.status).toBe(428);
  expect((await save(bodyOf([first!.idProduct]))).status).toBe(200);
});

test('a public page shows the list to everybody until it is taken back, and never what a wine cost', async () => {
  // Two at once name one page.
  const share = () => ask(provider, shareWineMenu, { as: buyer });
  const [{ token }, other] = await Promise.all([share(), share()]);
  expect(other).toEqual({ token });
  const open = () => call(provider, getSharedWineMenu, { params: { token: token! } });
  const page = await open();
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('와인 리스트');
  expect(text).not.toMatch(/lastUnitPrice|counted|bought/);

  await ask(provider, unshareWineMenu, { as: buyer });
  expect((await refused(await open())).status).toBe(404);
  const another = await ask(provider, shareWineMenu, { as: buyer });
  expect(another.token).not.toBe(token);
  expect((await refused(await open())).status).toBe(404);
});

test('a wine that the company never bought, and what is no list, are refused', async () => {
  const bought = new Set((await own()).map(({ idProduct }) => idProduct));
  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((id) => !bought.has(id))!;
  const mine = [...bought][0]!;
  expect((await refused(await save(bodyOf([mine, other])))).status).toBe(404);
  for (const wrong of [
    { title: ' ' },
    { title: '가'.repeat(41) },
    { layout: 'POSTER' },
    { wines: [] },
    { wines: [{ idProduct: mine, glassPrice: -1, bottlePrice: null }] },
  ])
    expect((await refused(await save(bodyOf([mine], wrong)))).status).toBe(400);
  expect((await ask(provider, getWineMenu, { as: 'buyer2@vitis.test' })).menu.title).not.toBe('와인 리스트');
});
