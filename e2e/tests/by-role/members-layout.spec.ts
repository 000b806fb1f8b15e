import type { Locator } from '@playwright/test';
import { checkChatsRead, getDashboard } from '@vitis/contracts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const catalog = (key: string) => textOf('mf-catalog', key);

/** What the header counts for whom, soon after everything else. */
const BUYER_COUNTS = getDashboard.path;
const STAFF_COUNTS = checkChatsRead.path;

/** A few wines of the list, on paper. */
const PAPER = '/product/pdf?countryName=DE';
const priceColumn = ({ page }: Person): Locator =>
  page.getByRole('columnheader', { name: catalog('table.price') });

/**
 * Opens a screen wide, then narrows the window: nothing may break a rule, or stick out of the window. `own` is what the
 * person sees of it and others do not.
 */
async function expectSoundAt(
  { page, goto }: Person,
  path: string,
  counts: string | null,
  own: readonly Locator[] = [],
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counted =
    counts === null ? null : page.waitForResponse((response) => response.url().includes(counts));
  await goto(path);
  await expect(page.getByRole('main').first()).not.toBeEmpty();
  await counted;
  for (const each of own) await expect(each).toBeVisible();
  await expectSound(page, [1440, 375]);
}

test('what anybody may read breaks no rule of accessibility for a buyer, wide and narrow', async ({
  buyer,
}) => {
  test.slow();
  for (const path of [
    '/',
    '/product',
    '/product?view=table',
    '/product/1',
    '/search-result?q=보르도',
    '/product/compare?ids=1,2',
    '/winery',
    '/winery/1',
    '/event',
    '/magazine',
  ])
    await expectSoundAt(buyer, path, BUYER_COUNTS);
  await expectSoundAt(buyer, PAPER, null, [priceColumn(buyer)]);
});

test('what anybody may read breaks no rule of accessibility for staff, wide and narrow', async ({
  sales,
  driver,
}) => {
  test.slow();
  for (const path of ['/', '/product']) await expectSoundAt(sales, path, STAFF_COUNTS);
  const ways = ['detail.intoEstimate', 'detail.intoOrder'].map((key) =>
    sales.page.getByRole('link', { name: catalog(key) }),
  );
  await expectSoundAt(sales, '/product/1', STAFF_COUNTS, ways);
  for (const path of ['/', '/product', '/product/1']) await expectSoundAt(driver, path, null);
  await expectSoundAt(sales, PAPER, null, [priceColumn(sales)]);
  await expectSoundAt(driver, PAPER, null);
});

test('what a buyer looks for breaks no rule of accessibility, wide and narrow', async ({ buyer }) => {
  test.slow();
  for (const path of ['/cart', '/mypage/wish', '/chat']) await expectSoundAt(buyer, path, BUYER_COUNTS);
});

test('what a buyer follows breaks no rule of accessibility, wide and narrow', async ({ buyer }) => {
  test.slow();
  for (const path of ['/mypage/estimate-apply-history', '/mypage/estimate-order-history', '/mypage/delivery'])
    await expectSoundAt(buyer, path, BUYER_COUNTS);
});

test('on a tablet, a buyer reads the wines and the state of each document beside the menu', async ({
  buyer,
}) => {
  const { page } = buyer;
  for (const list of ['estimate-apply-history', 'estimate-order-history', 'order', 'cancel-history']) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await buyer.goto(`/mypage/${list}`);
    const row = page.getByRole('main').locator('tbody tr').first();
    await expect(row.getByRole('rowheader')).toBeVisible();
    for (const width of [768, 900, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      const table = page.getByRole('main').getByRole('table').first();
      const hidden = await table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth);
      expect(hidden, `${list} at ${width} px`).toBeLessThanOrEqual(0);
      const wines = row
        .getByRole('cell')
        .filter({ hasText: /\d{4}|NV/ })
        .filter({ hasText: /[가-힣]{2}/ });
      const widths = await wines.evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
      expect(Math.max(...widths), `${list} at ${width} px`).toBeGreaterThan(90);
    }
  }
});

test('what staff work with breaks no rule of accessibility, wide and narrow', async ({ sales, driver }) => {
  test.slow();
  for (const path of ['/mypage/manage-estimate-history', '/mypage/manage-order-history', '/chat'])
    await expectSoundAt(sales, path, STAFF_COUNTS);
  await expectSoundAt(sales, '/mypage/manage-delivery-schedule', STAFF_COUNTS);
  await expectSoundAt(driver, '/mypage/shipping-list', null);
});
