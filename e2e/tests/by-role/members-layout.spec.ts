import { checkChatsRead, getDashboard } from '@vitis/contracts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';

/** What the header counts for whom, soon after everything else. */
const BUYER_COUNTS = getDashboard.path;
const STAFF_COUNTS = checkChatsRead.path;

/** Opens a screen wide, then narrows the window: nothing may break a rule, or stick out of the window. */
async function expectSoundAt({ page, goto }: Person, path: string, counts: string | null): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counted =
    counts === null ? null : page.waitForResponse((response) => response.url().includes(counts));
  await goto(path);
  await expect(page.getByRole('main').first()).not.toBeEmpty();
  await counted;
  await expectSound(page, [1440, 375]);
}

test('what a buyer looks for breaks no rule of accessibility, wide and narrow', async ({ buyer }) => {
  test.slow();
  for (const path of ['/', '/product', '/product/1', '/cart', '/mypage/wish', '/chat'])
    await expectSoundAt(buyer, path, BUYER_COUNTS);
});

test('what a buyer follows breaks no rule of accessibility, wide and narrow', async ({ buyer }) => {
  test.slow();
  for (const path of ['/mypage/estimate-apply-history', '/mypage/estimate-order-history', '/mypage/delivery'])
    await expectSoundAt(buyer, path, BUYER_COUNTS);
});

test('what staff work with breaks no rule of accessibility, wide and narrow', async ({ sales, driver }) => {
  test.slow();
  for (const path of ['/mypage/manage-estimate-history', '/mypage/manage-order-history', '/chat'])
    await expectSoundAt(sales, path, STAFF_COUNTS);
  await expectSoundAt(sales, '/mypage/manage-delivery-schedule', STAFF_COUNTS);
  await expectSoundAt(driver, '/mypage/shipping-list', null);
});
