import type { PageData } from '@vitis/contracts/registry';
import { filledAddress } from '../../src/filled-address.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);

/** Paths that are announced and have no screen yet, as the page's own registry says; parameters are filled. */
const upcomingOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const { registry } = JSON.parse(document.getElementById('vitis-page')?.textContent ?? '') as PageData;
    return Object.values(registry.remotes)
      .flatMap(({ description }) => description.upcoming)
      .map((path) => path.replace(/:\w+/g, '1'));
  });

/** Every address of the product that a link of the open page leads to, without its query. */
const linksOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')].map(
      ({ pathname }) => pathname,
    ),
  );

/**
 * Opens pages with all their menus, and asks the shop once for each address that a link of them leads to. A parameter of a
 * path stands for the first link of its kind on the page before.
 */
async function expectNoDeadLink(person: Person, paths: readonly string[]): Promise<void> {
  const { page } = person;
  const found = new Map<string, string>();
  for (const address of paths) {
    const path = await filledAddress(page, address);
    await person.goto(path);
    for (const name of [shell('header.areas'), shell('header.sisterSites')]) {
      const opener = page.getByRole('banner').getByRole('button', { name });
      if (await opener.isVisible()) await opener.click();
      for (const link of await linksOf(person)) found.set(link, path);
    }
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: shell('tabBar.categories') }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  for (const link of await linksOf(person)) found.set(link, 'the menu of phones');

  // Of many wines, one stands for all.
  const asked = new Map([...found].map(([link, on]) => [link.replace(/^\/product\/\d+$/, '/product/1'), on]));
  for (const [link, on] of asked) {
    const { status } = await fetch(new URL(link, page.url()), { redirect: 'manual' });
    expect([link, on, status]).not.toEqual([link, on, 404]);
  }
  expect(asked.size).toBeGreaterThan(5);
}

test('no link of a guest leads to an unfinished page', async ({ guest }) => {
  test.slow();
  await expectNoDeadLink(guest, [
    '/account/login',
    '/account/signup',
    '/search-result?q=샤토',
    '/product/compare?ids=1,2',
    '/product/1',
    '/product',
    '/winery',
    '/winery/1',
    '/event',
    '/event/:eid',
    '/magazine',
    '/magazine/:mid',
    '/common-sense',
    '/common-sense/:cid',
    '/about',
    '/direction',
    '/terms?type=PRIVACY',
    '/',
  ]);
});

test('no link of a buyer leads to an unfinished page', async ({ buyer }) => {
  test.slow();
  await expectNoDeadLink(buyer, [
    '/cart',
    '/cart/quick',
    '/mypage',
    '/mypage/wish',
    '/mypage/estimate-apply-history',
    '/mypage/estimate-apply-history/:hid',
    '/mypage/estimate-order-history',
    '/mypage/estimate-order-history/:hid',
    '/order/subscribe',
    '/product/1',
    '/product?view=table',
    '/',
  ]);
});

test('no link of sales staff or of a driver leads to an unfinished page', async ({ sales, driver }) => {
  test.slow();
  await expectNoDeadLink(sales, ['/mypage/manage-estimate-history', '/mypage/manage-order-history', '/']);
  await expectNoDeadLink(driver, ['/mypage/shipping-list', '/']);
});

test('an address without a screen yet says so to people, and to machines that there is nothing', async ({
  guest,
  baseURL,
}) => {
  guest.expectError(/404/);
  await guest.goto('/');
  const upcoming = (await upcomingOf(guest)).filter((path) => !/mypage|order|cart|chat/.test(path));
  for (const path of upcoming) expect([path, (await fetch(`${baseURL}${path}`)).status]).toEqual([path, 404]);

  const [first] = upcoming;
  if (first === undefined) return;
  await guest.goto(first);
  await expect(guest.page.getByRole('main')).toContainText(shell('notYet'));
  await expect(guest.page.getByRole('main').getByRole('link', { name: shell('error.home') })).toBeVisible();
});

test('a screen that is still to come is refused to whom it will not be for', async ({ buyer, sales }) => {
  buyer.expectError(/404|403/);
  sales.expectError(/404|403/);
  for (const [person, path] of [
    [buyer, '/mypage/bonds-sales-situation'],
    [buyer, '/mypage/manage-estimate-history/dummy/status01'],
    [sales, '/mypage/client-info'],
  ] as const) {
    await person.goto(path);
    await expect(person.page.getByRole('heading', { level: 1 })).toContainText(shell('error.403.title'));
  }
});
