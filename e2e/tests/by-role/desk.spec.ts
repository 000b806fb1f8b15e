import type { Page } from '@playwright/test';
import { createEstimate, listOrderFormsOfSales } from '@vitis/contracts';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string, values?: Record<string, string>) => textOf('shell', key, values);
const own = (key: string, values?: Record<string, string>) => textOf('mf-mypage-sales', key, values);
const ORDERS = '/mypage/manage-order-history';

/** How many rows of the list stand in the window whole, with nothing over them. */
const rowsInSight = (page: Page) =>
  page.locator('main tbody tr').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 200, y)));
      }).length,
  );

for (const { width, height, least } of [
  { width: 1440, height: 900, least: 18 },
  { width: 1280, height: 720, least: 13 },
])
  test(`sales staff see ${least} orders at once on ${width} × ${height}`, async ({ sales }) => {
    const { page } = sales;
    await page.setViewportSize({ width, height });
    await sales.goto(ORDERS);
    await expect(
      page
        .locator('main tbody')
        .getByText(/O\d{8}-\d{4}/)
        .first(),
    ).toBeVisible();
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(least);

    // Title, filters and what can be done with rows stay while the rows go by.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('button', { name: own('bulk.confirm') })).toBeInViewport();
  });

test('the desk stands before a script has come, and the shop is one press away', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  sales.expectError(/Failed to load resource|ERR_FAILED/);
  await page.route('**/js/**', (route) => route.abort());
  await page.goto(ORDERS);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: shell('desk.shop') })).toBeVisible();
  await expect(header.getByRole('combobox')).toHaveAttribute('placeholder', shell('desk.searchPlaceholder'));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.unroute('**/js/**');
  await sales.goto(ORDERS);
  await expect(header).toHaveCount(1);
  // Bell and chat are drawings here, and words for those who listen.
  for (const entry of [
    header.getByRole('button', { name: new RegExp(shell('bell.title')) }),
    header.getByRole('link', { name: new RegExp(shell('header.chat')) }),
  ])
    await expect
      .poll(() => entry.locator('span:has(> svg)').evaluate((drawing) => drawing.clientWidth))
      .toBeGreaterThanOrEqual(20);
  await header.getByRole('link', { name: shell('header.logo') }).click();
  await expect(page).toHaveURL('/');
  await expect(header.getByRole('combobox')).toBeVisible();
});

test('the head finds a document by part of its number, and a wine by first consonants', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1280, height: 800 });
  const { _embedded } = await sales.call(listOrderFormsOfSales, { query: { size: 1 } });
  const [{ orderFormNumber, clientName } = { orderFormNumber: '', clientName: '' }] = _embedded.items;
  await sales.goto('/mypage');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('ㅅㅌ');
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: shell('search.kinds.PRODUCT') })
      .first(),
  ).toBeVisible();
  await field.fill(orderFormNumber.slice(5));
  const found = page.getByRole('option').filter({ hasText: orderFormNumber });
  await expect(found).toContainText(clientName);
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(`${ORDERS}/${orderFormNumber}`);
});

test('buyers have the shop around the pages that staff have at their desk', async ({ buyer, driver }) => {
  for (const person of [buyer, driver]) await person.page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/mypage/member-info', '/chat']) {
    await buyer.goto(path);
    const header = buyer.page.getByRole('banner');
    await expect(header).toHaveCount(1);
    await expect(header.getByRole('combobox')).toBeVisible();
  }
  await driver.goto('/mypage/member-info');
  await expect(driver.page.getByRole('banner').getByRole('link', { name: shell('desk.shop') })).toBeVisible();
  await expect(driver.page.getByRole('contentinfo')).toHaveCount(0);
});

test('phones keep their cards, with nothing in the way while none is chosen', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 375, height: 812 });
  await sales.goto(ORDERS);
  const confirm = page.getByRole('button', { name: own('bulk.confirm') });
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  await expect(confirm).toBeHidden();
  await page.locator('main tbody').getByRole('checkbox', { disabled: false }).first().check();
  await expect(confirm).toBeInViewport();
  await waitUntilAtRest(page);
  await expectInWindow(page);
});

test('my page of staff counts what waits, and each count opens what it counts', async ({ sales, driver }) => {
  const { page } = sales;
  const desk = (key: string) => textOf('mf-mypage-buyer', `desk.${key}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto('/mypage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk('title'));
  for (const name of ['ordersWaiting', 'ordersFailed', 'estimatesExpiring']) {
    // Others order and answer meanwhile: the two are compared anew then.
    await expect(async () => {
      await sales.goto('/mypage');
      const entry = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${desk(`counts.${name}`)} \\d`) });
      const count = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0]);
      await entry.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/관리/);
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(
        new RegExp(`(^|\\D)${count}건`),
        { timeout: 5_000 },
      );
    }).toPass({ timeout: 60_000 });
  }
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await sales.goto('/mypage');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await waitUntilAtRest(page);
    await expectAccessible(page);
  }
  await driver.goto('/mypage');
  await expect(
    driver.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${desk('counts.deliveriesToday')} \\d`) }),
  ).toBeVisible();
});

test('new work counts at once, in the menu and before the title', async ({ sales, buyer }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto('/mypage');
  const entry = page
    .getByRole('navigation', { name: shell('mypage.title') })
    .getByRole('link', { name: /견적 관리/ });
  const waiting = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0);
  await expect.poll(waiting).toBeGreaterThan(0);
  await waitUntilAtRest(page);
  const before = await waiting();
  await expect(async () => {
    await buyer.call(createEstimate, { body: { products: [{ idProduct: 1, qty: 6 }] } });
    await expect.poll(waiting, { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await page.keyboard.press('Shift');
  await expect(page).toHaveTitle(/^[^(]/);
});

test('chosen orders are saved on paper in one file', async ({ sales }) => {
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  const { _embedded } = await sales.call(listOrderFormsOfSales, { query: { size: 2, status: 'CONFIRMED' } });
  const numbers = _embedded.items.map(({ orderFormNumber }) => orderFormNumber);
  expect(numbers).toHaveLength(2);
  await sales.goto(`${ORDERS}?status=CONFIRMED`);
  for (const number of numbers)
    await page.getByRole('checkbox', { name: own('portal.list.select', { number }) }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: own('bulk.orders', { count: '2' }) }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`발주서 ${numbers[0]} 외 1건.pdf`);
});
