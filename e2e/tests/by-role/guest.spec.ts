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

test('sees an address that nobody owns as a page that could not be found', async ({ guest }) => {
  guest.expectError(/404/);
  await guest.goto('/nowhere/at/all');
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(shell('error.404.title'));
  await guest.page
    .getByRole('main')
    .getByRole('link', { name: shell('error.home') })
    .click();
  await expect(guest.page).toHaveURL(/\/$/);
});

test('finds wines by typing, and sees the words again as a recent search', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/');
  const box = page.getByRole('banner').getByRole('search').locator('input');
  await box.click();
  await box.fill('샤르도네');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search-result\?q=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const cookies = await guest.context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('search-histories');

  await page.getByRole('banner').getByRole('search').locator('input').fill('');
  await expect(page.getByRole('heading', { name: shell('search.recent') })).toBeVisible();
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

for (const path of ['/', '/product', '/product/1', '/search-result?q=샤토', '/account/login', '/nowhere']) {
  test(`${path} breaks no rule of accessibility`, async ({ guest }) => {
    await guest.goto(path);
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(guest.page);
  });
}

test('on a phone, the list and its filter sheet break no rule and nothing runs over the edge', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['/', '/product', '/product/1', '/account/login']) {
    await guest.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow <= 0]).toEqual([path, true]);
    await expectAccessible(page);
  }
});
