import type { Page } from '@playwright/test';
import { LANGUAGES } from '@vitis/contracts';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, test, waitUntilAtRest, waitUntilUsable } from '../../src/fixtures.ts';
import { textOf, textsOf } from '../../src/texts.ts';

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

  await waitUntilAtRest(page);
  await page.getByRole('banner').getByRole('search').locator('input').fill('');
  await expect(page.getByRole('heading', { name: shell('search.recent') })).toBeVisible();
});

test('follows a suggestion by the keys, and narrows what a search finds', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('보르');
  await expect(page.getByRole('option', { name: /^지역\s*보르도/ })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\?idProductionAreas=\d+/);

  await box.fill('보르드');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf('mf-catalog', 'search.heading', { q: '보르도' }),
  );
  const white = page.getByRole('complementary').getByRole('checkbox', { name: /화이트/ });
  await white.click();
  await expect(page).toHaveURL(/\/search-result\?q=[^&]+&idKinds=2/);
  await expect(white).toBeChecked();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('화이트');
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
    await expectInWindow(page);
    await expectAccessible(page);
  }
});

test('on a phone, bars of taste are of one length, however long the words beside them are', async ({
  guest,
}) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 800 });
  for (const language of LANGUAGES) {
    await guest.goto(`/product/1?lang=${language}`);
    const bars = page.getByRole('main').getByRole('meter');
    await expect(bars).toHaveCount(4);
    const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect([language, new Set(widths).size]).toEqual([language, 1]);
  }
});

test('on a phone, all that the menu offers stands inside of it', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  for (const language of LANGUAGES) {
    await guest.goto(`/about?lang=${language}`);
    const menu = textOf('shell', 'header.menu', {}, language);
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    const drawer = page.getByRole('dialog', { name: menu });
    await expect(drawer.getByRole('link').first()).toBeVisible();
    const { right = 0 } = await drawer.evaluate((box) => ({ right: box.getBoundingClientRect().right }));
    const outside = await drawer
      .getByRole('link')
      .evaluateAll(
        (links, edge) =>
          links.filter((link) => link.getBoundingClientRect().right > edge).map((link) => link.textContent),
        right,
      );
    expect([language, outside]).toEqual([language, []]);
  }
});

test('on a phone, a suggestion of a long name keeps its year, on one line', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  await guest.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('search.open') })
    .click();
  const box = page.getByRole('combobox', { name: shell('search.label') });
  await box.fill('베르들라크 그라비에르');
  const wine = page.getByRole('option', { name: /그라비에르 드 베르들라크/ }).first();
  await expect(wine).toBeVisible();
  const lines = await wine.evaluate((option) => {
    const edge = option.getBoundingClientRect().right;
    const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!/^ ?\d{4}$/.test(text.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [range.getClientRects().length, range.getBoundingClientRect().right <= edge];
    }
    return null;
  });
  expect(lines).toEqual([1, true]);
});

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

/** Details of which there is none, and where their words are. */
const NO_SUCH = {
  '/product/999999': 'detail.notFound',
  '/winery/999999': 'winery.notFound',
  '/magazine/999999': 'article.notFound',
  '/event/999999': 'article.notFound',
  '/common-sense/999999': 'article.notFound',
};

test('is told by the page itself, before any script, that there is no such wine, maker or article', async ({
  guest,
  baseURL,
}) => {
  guest.expectError(/404/);
  const { page } = guest;
  for (const [path, key] of Object.entries(NO_SUCH)) {
    for (const language of LANGUAGES) {
      const answer = await fetch(`${baseURL}${path}?lang=${language}`);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      const html = await answer.text();
      expect(html).toContain(`<title>${textsOf('shell', language)('error.404.title')} | VITIS</title>`);
      expect(html.split('<script type="application/json"')[0]).toContain(
        textsOf('mf-catalog', language)(key),
      );
    }
    await guest.goto(path);
    await expect(page.getByRole('main').getByText(catalog(key))).toBeVisible();
    await expect(page).toHaveTitle(`${shell('error.404.title')} | VITIS`);
  }
  // Another screen's title does not stay over it.
  await page.getByRole('banner').getByRole('link', { name: 'VITIS' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(`${shell('error.404.title')} | VITIS`);
  await page.goBack();
  await expect(page).toHaveTitle(`${shell('error.404.title')} | VITIS`);
});

/** Addresses that nobody's link has, and what they are answered with. */
const BAD_ADDRESSES = [
  ['/product/999999', 404],
  ['/product/-1', 404],
  ['/product/abc', 404],
  ['/product/1e9', 404],
  [`/product/${'9'.repeat(2_000)}`, 404],
  ['/product/999999/pdf', 404],
  ['/product/%00/pdf', 404],
  ['/product/compare?ids=999999', 404],
  ['/product/compare?ids=abc,-1,%00', 200],
  [`/product?q=${'x'.repeat(3_000)}&title=${'x'.repeat(3_000)}`, 200],
  ['/product?page=-1&sort=secret,asc&idKinds=abc&startAlcohol=-5&inStock=maybe', 200],
  ['/product?page=99999', 404],
  ['/product?page=999999999', 404],
  ['/search-result?q=샤토&page=999', 404],
  [`/winery?page=${'9'.repeat(50)}`, 404],
  ['/magazine?page=100', 404],
  ['/event?page=100', 404],
  ['/common-sense?page=100', 404],
  ['/winery?page=-1&sort=secret&countryName=%00', 200],
  ['/magazine?page=0&sort=secret&category=%00', 200],
  ['/event?page=x&state=secret', 200],
  ['/search-result?q=%00', 200],
  [`/search-result?q=${'x'.repeat(10_000)}`, 200],
  [`/search-result?q=${encodeURIComponent('가'.repeat(10_000))}`, 431],
  ['/search-result', 200],
  ['/terms?type=secret', 200],
  ['/winery/999999', 404],
  ['/winery/abc', 404],
  ['/event/0', 404],
  ['/magazine/%F0%9F%8D%B7', 404],
  ['/common-sense/1.5', 404],
  ['/about?lang=xx-XX', 200],
  ['/product/%ff', 400],
  ['/%', 400],
  [`/product?q=${'x'.repeat(20_000)}`, 431],
  ['/product?q=%00%07&title=%1b', 200],
  ['/product/pdf?page=-1&sort=secret&idKinds=abc', 200],
  ['/product?idEvent=999999&idMagazine=999999&idStore=999999', 200],
  ['/product/99999999999999999999/pdf', 404],
  ['/winery/abc/pdf', 404],
  [`/product/compare?ids=abc,${Array(2_000).fill(1).join(',')}`, 200],
  ['/terms?type=__proto__', 200],
  ['/magazine?category=__proto__', 200],
  ['/winery?countryName=__proto__', 200],
  ['/?lang=%00', 200],
  ['/search-result?q=%E0%A4%A', 200],
  ['/search-result?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E', 200],
  ['/product?title=%3Cimg%20src=x%20onerror=alert(1)%3E', 200],
] as const;

test('what makes no sense in an address of the catalogue is a page that says so, or left out', async ({
  guest,
}) => {
  test.slow();
  // Ids that are none are asked for as they stand, before any code has looked at them.
  guest.expectError(/40[04]|414|431/);
  const { page } = guest;
  for (const [path, status] of BAD_ADDRESSES) {
    await test.step(`${path.slice(0, 60)} is answered with ${status}`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('main').or(page.getByRole('article')).first()).toContainText(/\S/);
    });
  }
});

test('a history of searches that was written by hand does no harm, and goes on', async ({
  guest,
  baseURL,
}) => {
  const { page, context } = guest;
  await guest.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  for (const value of ['%E0%A4%A,%zz,%', ',,,,,', 'x'.repeat(3_900), '<b>"\\,%00%1b', '%F0%9F%8D%B7']) {
    await context.addCookies([{ name: 'search-histories', value, url: baseURL ?? '' }]);
    await box.fill('');
    await box.blur();
    await box.click();
    await box.fill('메독');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search-result\?q=/);
    await box.fill('');
    await expect(
      page
        .getByRole('banner')
        .getByRole('option', { name: /^메독/ })
        .or(page.getByRole('banner').getByText('메독', { exact: true }))
        .first(),
    ).toBeVisible();
  }
});

/** The bytes of fonts that a page has fetched. */
const fontBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:woff2?|ttf)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('a computer fetches the font as one file of at most 130 kB, a phone fetches none', async ({
  guest,
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, isMobile: true });
  const onPhone = await phone.newPage();
  for (const path of ['/', '/product']) {
    await guest.goto(path);
    await waitUntilAtRest(guest.page);
    const bytes = await fontBytes(guest.page);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(130_000);
    await onPhone.goto(path);
    await waitUntilAtRest(onPhone);
    expect(await fontBytes(onPhone), path).toBe(0);
  }
  await phone.close();
});
