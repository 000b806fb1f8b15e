import { getOrderForm, getOrderStart, listProducts, searchMyClients } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { textsOf } from '../../src/texts.ts';

const text = textsOf('mf-mypage-sales', 'ko-KR');
const ORDERS = '/mypage/manage-order-history';
const ESTIMATES = '/mypage/manage-estimate-history';

/** A wine in stock that no other test orders, which take the first of the list. */
async function aWineOf(sales: Person) {
  const { _embedded } = await sales.call(listProducts, {
    query: { size: 60, facets: false, sort: 'name,desc' },
  });
  const wine = _embedded.items.findLast(({ availability }) => availability === 'IN_STOCK');
  if (!wine) throw new Error('no wine is in stock');
  return wine;
}

async function myClient(sales: Person) {
  const { _embedded } = await sales.call(searchMyClients, { query: { q: 'ㄷㅇ' } });
  const [client] = _embedded.items;
  if (!client) throw new Error('no client is called so');
  return client;
}

const numberIn = (url: string): string => /[EO]\d{8}-\d{4}/.exec(url)?.[0] ?? '';

test('an order by telephone is written down by keyboard alone, from the list to its own page', async ({
  sales,
}) => {
  const { page } = sales;
  const wine = await aWineOf(sales);
  const client = await myClient(sales);
  await sales.goto(ORDERS);
  await page.getByRole('link', { name: text('regist.open') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('regist.order.title'));
  const who = page.getByRole('combobox', { name: text('regist.client') });
  await expect(who).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('ㄷㅇ');
  await expect(page.getByRole('option', { name: client.companyName })).toBeVisible();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('combobox', { name: text('regist.wine') });
  await expect(entry).toBeFocused();

  await page.keyboard.type(`#${wine.id} 7병`);
  await page.keyboard.press('Enter');
  const qty = page.getByRole('textbox', { name: text('answer.qtyOf', { name: wineTitle(wine) }) });
  await expect(qty).toHaveValue('7');
  await expect(entry).toBeFocused();
  await expectAccessible(page);
  // As high as the page: what lies half under the bar with the sum has but half of its size.
  await page.setViewportSize({ width: 375, height: 1800 });
  await expectAccessible(page);
  await expectInWindow(page);

  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`${ORDERS}/O\\d{8}-\\d{4}$`));
  const order = await sales.call(getOrderForm, { params: { number: numberIn(page.url()) } });
  expect(order).toMatchObject({
    manual: true,
    idClient: client.id,
    products: [{ idProduct: wine.id, qty: 7 }],
  });
});

test('a pasted message fills the lines; what is doubtful is asked, and keeps the order from being sent', async ({
  sales,
}) => {
  const { page, context } = sales;
  const wine = await aWineOf(sales);
  const client = await myClient(sales);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sales.goto(`${ORDERS}/regist?client=${client.id}`);
  const entry = page.getByRole('combobox', { name: text('regist.wine') });
  await expect(entry).toBeFocused();
  await page.evaluate(
    (message) => navigator.clipboard.writeText(message),
    `안녕하세요\n#${wine.id} 두 박스\n없는와인이름 3병`,
  );
  await page.keyboard.press('Control+v');
  const row = page.getByRole('textbox', { name: text('answer.qtyOf', { name: wineTitle(wine) }) });
  await expect(row).toHaveValue('2');
  const doubt = page.getByRole('listitem', { name: '없는와인이름 3병' });
  await expect(doubt).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(text('regist.doubtsLeft', { count: '1' }))).toBeVisible();
  await expect(page).toHaveURL(/regist/);
  await doubt
    .getByRole('button', { name: text('regist.drop') })
    .first()
    .press('Enter');
  await expect(doubt).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row).toHaveCount(0);
});

test('a sample stands in each of its states, and offers nothing to do', async ({ sales }) => {
  const { page } = sales;
  for (const [list, number] of [
    [ESTIMATES, 'E00000000-0000'],
    [ORDERS, 'O00000000-0000'],
  ] as const) {
    for (const state of ['status01', 'status02', 'status03', 'status04']) {
      await sales.goto(`${list}/dummy/${state}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
      await expect(page.getByText(text('sample.title'))).toBeVisible();
      await expect(page.getByRole('button', { name: text('answer.send') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: text('order.confirm') })).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('지난번처럼: the last order again is three presses of Enter, and what was typed outlives a reload', async ({
  sales,
}) => {
  const { page } = sales;
  const client = await myClient(sales);
  await sales.goto(`${ORDERS}/regist?client=${client.id}`);
  const { lastOrder } = await sales.call(getOrderStart, { params: { id: client.id } });
  const entry = page.getByRole('combobox', { name: text('regist.wine') });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: text('regist.asLast') })).toBeVisible();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: text('answer.lines') }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  expect(await rows.count()).toBeLessThanOrEqual(lastOrder?.products.length ?? 0);
  const count = await rows.count();

  sales.expectError(/beforeunload/i);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(rows).toHaveCount(count);
  await expect(page.getByText(text('regist.restored'))).toBeVisible();
});

test('an estimate by telephone goes on with its answer', async ({ sales }) => {
  const { page } = sales;
  const wine = await aWineOf(sales);
  const client = await myClient(sales);
  await sales.goto(`${ESTIMATES}/regist?client=${client.id}`);
  await expect(page.getByRole('combobox', { name: text('regist.wine') })).toBeFocused();
  await page.keyboard.type(`#${wine.id} 2박스`);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('textbox', { name: text('answer.qtyOf', { name: wineTitle(wine) }) }),
  ).toHaveValue('2');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`${ESTIMATES}/E\\d{8}-\\d{4}$`));
  await expect(page.getByRole('form', { name: text('answer.title') })).toBeVisible();
});

test('buyers and drivers have no such page', async ({ buyer, driver }) => {
  for (const person of [buyer, driver]) {
    person.expectError(/403/);
    await person.goto(`${ORDERS}/regist`);
    await expect(person.page.getByRole('combobox', { name: text('regist.client') })).toHaveCount(0);
  }
});
