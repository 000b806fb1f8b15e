import { expect, expectAccessible, test, waitUntilUsable } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const catalog = (key: string, values?: Record<string, string | number>) => textOf('mf-catalog', key, values);
const shell = (key: string, values?: Record<string, string | number>) => textOf('shell', key, values);

test('finds the way from the home page by the menu to the wines of a kind, and to one wine', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: '레드', exact: true }).first().click();

  await expect(page).toHaveURL(/\/product\?idKinds=\d+/);
  // The list is called what the menu called it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('레드');
  const wines = page.getByRole('main').getByRole('article');
  await expect(wines.first()).toBeVisible();

  await wines.first().getByRole('link').first().click();

  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('heading', { level: 2, name: catalog('taste.heading') })).toBeVisible();
  await expect(page).toHaveTitle(/ \| VITIS$/);
});

test('narrows the list by filters that stay in the address, and Back takes them off again', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  const total = page.getByRole('status').filter({ hasText: /\d+종/ });
  const all = await total.textContent();

  await page
    .getByRole('complementary', { name: catalog('filter.heading') })
    .getByText('화이트', { exact: true })
    .click();

  await expect(page).toHaveURL(/idKinds=\d+/);
  await expect(total).not.toHaveText(all ?? '');
  const narrowed = await total.textContent();

  await page.reload();
  await waitUntilUsable(page);
  await expect(total).toHaveText(narrowed ?? '');

  await page.goBack();
  await expect(total).toHaveText(all ?? '');
});

test('opens the mega-menu with kinds, regions and grapes by keyboard alone', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: shell('header.areas') });

  await opener.focus();
  await page.keyboard.press('Enter');

  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /^보르도/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('skips the header by the first key, over whose row the link stands', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/product');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell('frame.skip') });
  await expect(skip).toBeFocused();
  // A trial finds out whether the header lies over it.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('receives no price: not in the page, not in its data, not in any answer', async ({ guest, baseURL }) => {
  const { page } = guest;
  const bodies: string[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/json|html/.test(type)) bodies.push(await response.text().catch(() => ''));
  });
  await guest.goto('/product');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('heading', { level: 2, name: catalog('taste.heading') })).toBeVisible();
  bodies.push(await (await fetch(`${baseURL}/`)).text());

  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) {
    expect(body).not.toMatch(/"(?:price|unitPrice|listPrice|supplyPrice|supply|minQty)":\s*\d/);
    expect(body).not.toMatch(/\d{1,3},\d{3}원/);
  }
});

test('is sent to sign-in from every protected address, and may come back to it', async ({ guest }) => {
  const { page } = guest;
  for (const path of ['/mypage/wish', '/mypage', '/chat']) {
    await page.goto(path);
    await expect(page).toHaveURL(
      (url) => url.pathname === '/account/login' && url.searchParams.get('returnTo') === path,
    );
  }
});

for (const [language, word] of [
  ['en-US', 'Red'],
  ['zh-CN', '红'],
  ['zh-TW', '紅'],
  ['ja-JP', '赤'],
] as const) {
  test(`reads the shop in ${language}, and links keep the language`, async ({ guest }) => {
    const { page } = guest;
    await guest.goto(`/product?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textOf('mf-catalog', 'list.heading', {}, language),
    );
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(word) })
        .first(),
    ).toBeVisible();

    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/product/\\d+.*lang=${language}`));
    await expect(
      page.getByRole('heading', { name: textOf('mf-catalog', 'taste.heading', {}, language) }),
    ).toBeVisible();
  });
}

test('puts wines aside, compares them side by side, and finds again what was looked at', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.goto('/product/1');
  const first = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The screen remembers it once it runs, which is later than the frame around it can be used.
  await page.waitForFunction(() => localStorage.getItem('vitis-recent-wines') !== null);
  await guest.goto('/product?idKinds=2');
  const toggles = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /비교 대상으로 선택/ });
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  const bar = page.getByRole('region', { name: catalog('compare.bar') });
  await expect(bar.getByRole('status')).toHaveText(catalog('compare.chosen', { count: 2, most: 4 }));
  await bar.getByRole('link', { name: catalog('compare.open') }).click();

  await expect(page).toHaveURL(/\/product\/compare\?ids=\d+,\d+$/);
  const table = page.getByRole('table', { name: catalog('compare.title') });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: catalog('recent.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: first })).toBeVisible();
  await expectAccessible(page);

  await table
    .getByRole('link', { name: /비교에서 빼기/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('keeps the filters in reach on a long list, and the place in it when coming Back', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/product?idKinds=1');
  const filters = page.getByRole('complementary', { name: catalog('filter.heading') });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(filters.getByText('화이트', { exact: true })).toBeInViewport();
  const place = await page.evaluate(() => scrollY);

  await page.getByRole('main').getByRole('article').nth(8).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/idKinds=1/);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(40);
});

for (const width of [375, 1440]) {
  test(`at ${width} px, far down a page, search and cart of the header are in reach`, async ({ guest }) => {
    const { page } = guest;
    await page.setViewportSize({ width, height: 800 });
    await guest.goto('/product');
    const header = page.getByRole('banner');
    const cart = header.getByRole('link', { name: shell('header.cart') });
    const search =
      width === 375
        ? header.getByRole('button', { name: shell('search.open'), exact: true })
        : header.getByRole('combobox', { name: shell('search.label') });
    const scrollDown = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
      for (const control of [search, cart]) await expect(control).toBeInViewport({ ratio: 1 });
    };

    await scrollDown();
    await cart.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === '/cart');
    await guest.goto('/product');
    await scrollDown();
    await search.click();
    expect(await page.evaluate(() => scrollY), 'the place in the page').toBeGreaterThan(1_000);
    const field = page.getByRole('combobox', { name: shell('search.label') }).and(page.locator(':focus'));
    await field.fill('보르도');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === '보르도');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}
