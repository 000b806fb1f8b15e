import { listProducts, type SuccessOf } from '@vitis/contracts';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, test } from '../../src/fixtures.ts';
import { expectWholeRows, printOpenSheet, printSheet } from '../../src/printed-sheet.ts';
import { squeezed } from '../../src/read-pdf.ts';
import { textOf } from '../../src/texts.ts';

const catalog = (key: string, values?: Record<string, string | number>) => textOf('mf-catalog', key, values);

test('finds a winery by country, region and words, and goes on to its wines', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/winery');
  const total = page.getByRole('status').filter({ hasText: /\d+곳/ });
  const all = await total.textContent();

  await page
    .getByRole('navigation', { name: catalog('winery.byCountry') })
    .getByRole('link', { name: /^프랑스/ })
    .click();
  await expect(page).toHaveURL(/countryName=FR/);
  await expect(total).not.toHaveText(all ?? '');
  const inFrance = await total.textContent();
  await page
    .getByRole('navigation', { name: catalog('winery.byRegion') })
    .getByRole('link', { name: /^보르도/ })
    .click();
  await expect(page).toHaveURL(/idProductionAreas=\d+/);
  await expect(total).not.toHaveText(inFrance ?? '');
  await page.goBack();
  await expect(total).toHaveText(inFrance ?? '');
  await page.goBack();
  await expect(total).toHaveText(all ?? '');

  await page.getByRole('main').getByRole('searchbox').fill('ㄹㅁㄴ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/winery\?q=/);
  await page.getByRole('main').getByRole('link', { name: '샤토 라모네', exact: true }).click();
  await expect(page).toHaveURL(/\/winery\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '샤토 라모네' })).toBeVisible();
  await page
    .getByRole('complementary', { name: catalog('winery.facts') })
    .getByRole('link', { name: /와인 \d+종/ })
    .click();
  await expect(page).toHaveURL(/\/product\?idWineries=\d+/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('pages of makers and house are rendered by the server, with what engines may know', async ({
  baseURL,
}) => {
  const read = async (path: string) => {
    const response = await fetch(baseURL + path);
    return { status: response.status, html: await response.text() };
  };
  const winery = await read('/winery/1');
  expect(winery.status).toBe(200);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(winery.html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      expect.objectContaining({ '@type': 'Winery', url: expect.stringMatching(/\/winery\/1$/) }),
    ]),
  });
  for (const [path, text] of [
    ['/winery', '샤토'],
    ['/about', '주식회사 비티스와인'],
    ['/direction', '성수 쇼룸'],
    ['/terms?type=PRIVACY', '개인정보'],
    ['/terms?type=nothing', '이용약관'],
    ['/winery/pdf', '와이너리'],
    ['/winery/1/pdf', '주식회사 비티스와인'],
  ] as const) {
    const { status, html } = await read(path);
    expect([path, status, html.split('id="vitis-page"')[0]?.includes(text)]).toEqual([path, 200, true]);
  }
});

for (const path of [
  '/winery/999999',
  '/winery/abc',
  '/winery/-1',
  '/winery/99999999999999',
  '/winery/0/pdf',
]) {
  test(`${path} is a page that says so, with status 404`, async ({ guest }) => {
    guest.expectError(/40[04]/);
    const answer = await guest.page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(guest.page.getByText(catalog('winery.notFound'))).toBeVisible();
  });
}

for (const [search, status] of [
  ['page=99999', 404],
  ['page=-1&sort=price;drop', 200],
  [`q=${'가'.repeat(1_000)}`, 200],
  ['q=%27%20OR%201%3D1--&countryName=%3Cscript%3E', 200],
  ['q=%00%01%1B%E2%80%AE', 200],
  ['idProductionAreas=-1,abc,2147483647&lang=xx-XX', 200],
] as const) {
  test(`/winery?${search.slice(0, 40)} is a page that helps on`, async ({ guest }) => {
    if (status === 404) guest.expectError(/404/);
    const answer = await guest.page.goto(`/winery?${search}`);
    expect(answer?.status()).toBe(status);
    await expect(
      guest.page.getByRole('heading', { level: 1, name: catalog('winery.heading') }),
    ).toBeVisible();
    await expect(guest.page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('writes to the house without an account, and reads what became of it', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/direction');
  const form = page.getByRole('form', { name: catalog('contact.heading') });
  await form.getByRole('button', { name: catalog('contact.send') }).click();
  await expect(form.getByText(catalog('contact.issue.min_length')).first()).toBeVisible();

  await form.getByLabel(new RegExp(`^${catalog('contact.name')}`)).fill('김하나');
  await form.getByLabel(new RegExp(`^${catalog('contact.email')}`)).fill('hana@bistro.test');
  await form.getByLabel(new RegExp(`^${catalog('contact.message')}`)).fill('금요일에 시음하고 싶습니다.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: catalog('contact.send') }).click();

  await expect(page.getByText(catalog('contact.done'))).toBeVisible();
  await expect(page.getByText(/hana@bistro\.test/)).toBeVisible();
});

test('goes from a store to the wines that stand there', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/direction');
  const stores = page.getByRole('region', { name: catalog('stores.heading') });
  await expect(stores.getByRole('article')).toHaveCount(2);
  await stores.getByRole('button', { name: '시음' }).click();
  await expect(stores.getByRole('article')).toHaveCount(1);
  await stores.getByRole('link', { name: /와인 \d+종/ }).click();
  await expect(page).toHaveURL(/\/product\?idStore=1/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('one visit to each page, wide and narrow: nothing runs over the edge, no rule is broken', async ({
  guest,
}) => {
  test.setTimeout(120_000);
  const { page } = guest;
  for (const path of ['/winery?countryName=FR', '/winery/1', '/about', '/direction', '/terms?type=PRIVACY']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await guest.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await expectInWindow(page);
    await expectAccessible(page);
  }
});

const HOUSE = '주식회사비티스와인';

test('the list of wineries on paper: A4, headings on every page, no row in two', async ({ guest }) => {
  const { page } = guest;
  const pages = await printSheet(guest, '/winery/pdf');
  const names = await page
    .getByRole('rowheader')
    .evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent ?? ''));
  expect(names.length).toBeGreaterThan(60);
  expect(pages.length).toBeGreaterThan(1);
  const headings = ['name', 'place', 'founded', 'story', 'wineCount'].map((key) => catalog(`winery.${key}`));
  const isNamed = (line: string) => names.some((name) => line.startsWith(squeezed(name)));
  const rows = expectWholeRows(pages, headings, isNamed);
  expect(rows.length).toBe(names.length);
  for (const name of names)
    expect(
      rows.some((row) => row.startsWith(squeezed(name))),
      name,
    ).toBe(true);
  for (const [first] of pages) expect(first).toContain(HOUSE);

  await page.emulateMedia({ media: 'print' });
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(ground, 'the ground of the paper').toBe('rgb(255, 255, 255)');
  const years = page.getByRole('cell', { name: /^\d{4}$/ });
  const lines = await years.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lines.filter((count) => count !== 1)).toEqual([]);
});

const WINE_HEADINGS = [
  'winery.wine',
  'filter.idKinds',
  'filter.idTypes',
  'filter.alcohol',
  'detail.volume',
  'filter.score',
].map((key) => catalog(key));

test('the sheet of a winery is one page with its story and wines', async ({ guest }) => {
  const pages = await printSheet(guest, '/winery/1/pdf');
  const name = squeezed((await guest.page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  const wines = await guest.page.getByRole('rowheader').count();
  expect(pages).toHaveLength(1);
  expect(wines).toBeGreaterThan(0);
  expect(expectWholeRows(pages, WINE_HEADINGS, (line) => line.startsWith(name))).toHaveLength(wines);
  const text = pages.flat().join('');
  expect(text).toContain(HOUSE);
  expect(text).toContain('750ml×6');
  expect(text).not.toContain(squeezed(catalog('portal.print.print')));
});

test('a winery with more wines than a page holds has their headings on every page, and no row in two', async ({
  guest,
}) => {
  const { page } = guest;
  const count = 60;
  // No house of the demonstration has as many. The page asks itself where the sheet is opened from another one.
  await page.route(
    ({ pathname, searchParams }) => pathname === listProducts.path && searchParams.has('idWinery'),
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as SuccessOf<typeof listProducts>;
      const { items } = answer._embedded;
      const many = Array.from({ length: count }, (_, at) => ({
        ...items[at % items.length],
        id: at + 1,
        vintage: 1960 + at,
      }));
      const json = {
        ...answer,
        _embedded: { items: many },
        page: { ...answer.page, totalElements: count, totalPages: 1 },
      };
      await route.fulfill({ response, json });
    },
  );
  await guest.goto('/winery/1');
  await page
    .getByRole('main')
    .getByRole('link', { name: catalog('winery.print') })
    .click();
  await expect(page.getByRole('rowheader')).toHaveCount(count);

  const pages = await printOpenSheet(page);
  const name = squeezed((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  expect(pages.length).toBeGreaterThan(1);
  expect(expectWholeRows(pages, WINE_HEADINGS, (line) => line.startsWith(name))).toHaveLength(count);
  for (const [first] of pages) expect(first).toContain(HOUSE);
});
