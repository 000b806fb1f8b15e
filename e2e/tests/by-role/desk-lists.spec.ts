import { listOrderFormsOfSales } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const own = (key: string, values?: Record<string, string>) => textOf('mf-mypage-sales', key, values);
const ORDERS = '/mypage/manage-order-history';
const ESTIMATES = '/mypage/manage-estimate-history';

/** Opens a list whose rows are gone through by keys: the server's rows are in sight before anything hears them. */
async function openForKeys(sales: Person, path: string): Promise<void> {
  await sales.goto(path);
  await waitUntilAtRest(sales.page);
}

test('how a list looks is the choice of its reader, and is kept', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto(ORDERS);
  const view = (key: string, values?: Record<string, string>) => own(`portal.list.view.${key}`, values);
  const column = page.getByRole('columnheader', { name: own('portal.list.lines'), exact: true });
  const first = page.locator('main tbody tr').first();
  await expect(column).toBeVisible();
  const before = (await first.boundingBox())?.height ?? 0;
  expect(before).toBeLessThanOrEqual(37);

  await page.getByRole('button', { name: view('open') }).click();
  await page.getByRole('radio', { name: view('roomy') }).check();
  await page.getByRole('checkbox', { name: own('portal.list.lines') }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: view('rows') }).selectOption('50');
  await expect(page).toHaveURL(/size=50/);

  await sales.goto(ORDERS);
  await expect(first).toBeVisible();
  await expect.poll(() => page.locator('main tbody tr').count()).toBeGreaterThan(20);
  await expect(column).toHaveCount(0);
  expect((await first.boundingBox())?.height).toBeGreaterThan(before);
});

test('keys go through the rows, choose them and open one, until their reader turns them off', async ({
  sales,
}) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForKeys(sales, ORDERS);
  const keys = (key: string) => own(`portal.list.keys.${key}`);
  const links = page.locator('main tbody').getByRole('link', { name: /^O\d{8}-\d{4}/ });
  await expect(links.nth(2)).toBeVisible();
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(links.nth(1)).toBeFocused();
  const row = page
    .locator('main tbody tr')
    .filter({ has: page.getByRole('checkbox', { disabled: false }) })
    .first();
  await row.getByRole('link').first().focus();
  await page.keyboard.press('x');
  await expect(row.getByRole('checkbox')).toBeChecked();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: keys('title') });
  await expect(help.getByText(keys('next'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('jk');

  await page.getByRole('button', { name: own('portal.list.view.open') }).click();
  await page.getByRole('checkbox', { name: keys('on') }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.locator('main tbody :focus')).toHaveCount(0);
});

test('a row in hand stands beside the list: keys take it, confirm it, open it and let go of it', async ({
  sales,
}) => {
  test.slow();
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForKeys(sales, `${ORDERS}?status=REQUESTED`);
  const links = page.locator('main tbody').getByRole('link', { name: /^O\d{8}-\d{4}/ });
  await expect(links.nth(1)).toBeVisible();
  const [first, second] = (await links.allTextContents()).map((text) => text.slice(0, 14));
  const pane = (number: string) =>
    page.getByRole('complementary', { name: own('portal.list.hand.title', { number }) });
  // Within its table: above it stands a word about orders that others have placed meanwhile.
  const top = async () =>
    (await links.first().boundingBox())!.y - (await page.locator('main table').boundingBox())!.y;
  const before = await top();
  await page.keyboard.press('j');
  await expect(pane(first!)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`row=${first}`));
  await expect(pane(first!).getByText(own('hand.lines'))).toBeVisible();
  await expect(pane(first!).getByText(own('portal.credit.limit')).first()).toBeVisible();
  expect(await top()).toBe(before);
  await waitUntilAtRest(page);
  await expectAccessible(page);

  await page.keyboard.press('j');
  await expect(pane(second!)).toBeVisible();
  await page.reload();
  await expect(pane(second!)).toBeVisible();
  await expect(pane(second!).getByText(own('hand.lines'))).toBeVisible();
  await page.keyboard.press('k');
  await expect(pane(first!).getByText(own('hand.lines'))).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: own('order.confirm') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(pane(first!)).toHaveCount(0);
  await expect(page).not.toHaveURL(/row=/);

  // Beside the links of a row its ground takes it; its number opens the document.
  await page.locator('main tbody tr').nth(1).locator('td').last().click();
  await expect(pane(second!)).toBeVisible();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`${ORDERS}/${second}`);

  await page.setViewportSize({ width: 1024, height: 768 });
  await openForKeys(sales, `${ORDERS}?status=REQUESTED&row=${second}`);
  await expect(links.first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: second })).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ORDERS}/${first}`);
});

test('an estimate in hand leads to its answer by Enter', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1280, height: 720 });
  await openForKeys(sales, `${ESTIMATES}?status=REQUESTED`);
  const link = page
    .locator('main tbody')
    .getByRole('link', { name: /^E\d{8}-\d{4}/ })
    .first();
  const number = (await link.textContent())!.slice(0, 14);
  await page.keyboard.press('j');
  const pane = page.getByRole('complementary', { name: own('portal.list.hand.title', { number }) });
  await expect(pane.getByRole('link', { name: own('hand.answer') })).toBeVisible();
  await waitUntilAtRest(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ESTIMATES}/${number}`);
});

test('a list is narrowed to a client, a contact and sums by keyboard, and its address says so', async ({
  sales,
}) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  // What is completed stays as it is, whatever is written beside this test.
  const { _embedded } = await sales.call(listOrderFormsOfSales, { query: { size: 1, status: 'COMPLETED' } });
  const [row] = _embedded.items;
  await sales.goto(ORDERS);
  await page.getByRole('button', { name: own('narrow.open') }).focus();
  await page.keyboard.press('Enter');
  const client = page.getByRole('combobox', { name: own('regist.client') });
  await client.focus();
  await page.keyboard.type(row!.clientName);
  await expect(page.getByRole('option', { name: row!.clientName })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: own('narrow.anyClient') })).toBeVisible();
  await page.getByRole('textbox', { name: own('narrow.contact') }).focus();
  await page.keyboard.type(row!.clientFullName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(row!.total));
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(row!.total));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`client=${row!.idClient}&.*totalFrom=${row!.total}&totalTo=${row!.total}`),
  );
  const rows = page.locator('main tbody tr');
  const number = rows.getByRole('link', { name: row!.orderFormNumber });
  await expect(number).toBeVisible();
  const { page: found } = await sales.call(listOrderFormsOfSales, {
    query: {
      idClient: row!.idClient,
      contact: row!.clientFullName,
      totalFrom: row!.total,
      totalTo: row!.total,
    },
  });
  await expect(rows).toHaveCount(found.totalElements);
  await page.reload();
  await expect(number).toBeVisible();
  await page.getByRole('button', { name: own('portal.list.reset') }).click();
  await expect(page).toHaveURL(ORDERS);
});

test('on a phone orders are narrowed by their deliveries as well; a chip takes it off, and Back brings it back', async ({
  sales,
}) => {
  const { page } = sales;
  const { page: failed } = await sales.call(listOrderFormsOfSales, { query: { delivery: 'FAILED' } });
  expect(failed.totalElements).toBeGreaterThan(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await sales.goto(ORDERS);
  await page.getByRole('button', { name: own('narrow.open') }).click();
  await page.getByRole('combobox', { name: own('narrow.delivery') }).selectOption('FAILED');
  await page.getByRole('textbox', { name: own('narrow.deliveryFrom') }).fill('2020-01-01');
  await expectInWindow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: own('narrow.apply') }).click();
  const narrowed = /delivery=FAILED&deliveryFrom=2020-01-01$/;
  await expect(page).toHaveURL(narrowed);
  const rows = page.locator('main tbody tr');
  await expect(rows).toHaveCount(failed.totalElements);
  const all = page.getByRole('link', { name: new RegExp(`^${own('portal.list.all')}`) });
  await expect(all).toContainText(String(failed.totalElements));
  const state = statusLabel('delivery', 'FAILED', 'ko-KR');
  const chip = page.getByRole('button', { name: own('narrow.remove', { name: state }) });
  await expect(chip).toBeVisible();
  await expectInWindow(page);
  await expectAccessible(page);
  await chip.click();
  await expect(page).toHaveURL(/\?deliveryFrom=2020-01-01$/);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(rows).toHaveCount(failed.totalElements);
  await page.reload();
  await expect(chip).toBeVisible();
});

for (const width of [768, 1024, 1280]) {
  test(`at ${width} px no number and no state is cut, and wines that are listed have room for their names`, async ({
    sales,
  }) => {
    const { page } = sales;
    await page.setViewportSize({ width, height: 900 });
    // Figures differ in width: of a hundred numbers some have wide ones.
    await sales.goto(`${ORDERS}?size=100`);
    const row = page.locator('main tbody tr').first();
    await expect(row).toBeVisible();
    const cut = await page
      .locator('main tbody :is(th, td:last-child)')
      .evaluateAll(
        (cells) =>
          cells.filter(
            (cell) => cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().right > innerWidth,
          ).length,
      );
    expect(cut).toBe(0);
    const wines = page.getByRole('columnheader', { name: own('portal.list.lines'), exact: true });
    const room = (await wines.isVisible()) ? ((await wines.boundingBox())?.width ?? 0) : null;
    if (width > 992) expect(room).toBeGreaterThan(160);
    else expect(room).toBeNull();
    await expectInWindow(page);
  });
}

test('what narrows a list stands above it at a desk, too, and rows go under it', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1280, height: 500 });
  await sales.goto(`${ORDERS}?totalFrom=1000`);
  const chip = page.getByRole('button', { name: new RegExp(own('narrow.remove', { name: '1,000원 ~' })) });
  await expect(chip).toBeVisible();
  const head = page.locator('main thead');
  await page.locator('main tbody tr').last().scrollIntoViewIfNeeded();
  const [chipBox, headBox] = [await chip.boundingBox(), await head.locator('th').last().boundingBox()];
  expect((chipBox?.y ?? 0) + (chipBox?.height ?? 0)).toBeLessThanOrEqual(headBox?.y ?? 0);
  await expectAccessible(page);
  await chip.click();
  await expect(page).toHaveURL(ORDERS);
});

test('what is looked at again and again is kept under a name', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1280, height: 720 });
  await sales.goto(`${ORDERS}?status=CONFIRMED&sort=total,desc`);
  const saved = (key: string, values?: Record<string, string>) => own(`portal.list.saved.${key}`, values);
  await page.getByRole('button', { name: saved('title') }).click();
  await expect(page.getByText(saved('none'))).toBeVisible();
  await page.getByLabel(saved('name')).fill('큰 발주');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '큰 발주' })).toHaveAttribute('aria-current', 'true');
  await waitUntilAtRest(page);
  await expectAccessible(page);

  await sales.goto(ORDERS);
  await page.getByRole('button', { name: saved('title') }).click();
  await page.getByRole('link', { name: '큰 발주' }).click();
  await expect(page).toHaveURL(/status=CONFIRMED/);
  await expect(page).toHaveURL(/sort=total/);
  await page.getByRole('button', { name: '큰 발주' }).click();
  await page.getByRole('button', { name: saved('remove', { name: '큰 발주' }) }).click();
  await expect(page.getByText(saved('none'))).toBeVisible();
});
