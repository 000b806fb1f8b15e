import type { Page } from '@playwright/test';
import { SOCKET_NAMESPACE } from '@vitis/contracts';
import { SIGN_IN, WAYS } from '../../src/fault-matrix.ts';
import { expect, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

/** The screen that is drawn out of sight: in the document, and for nobody to see, hear or reach. */
const aheadOn = (page: Page) => page.locator('[data-ahead]');

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const measuresOf = (page: Page) =>
  page.evaluate(() => ({
    top: scrollY,
    height: document.documentElement.scrollHeight,
    // What fixed layers stand on.
    bottom: getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'),
  }));

test('the screen behind a link is drawn while the pointer rests there, and is what the press shows', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await waitUntilAtRest(page);
  const wine = page.getByRole('main').getByRole('article').nth(10).getByRole('link').first();
  await wine.scrollIntoViewIfNeeded();
  const before = await measuresOf(page);
  expect(before.top).toBeGreaterThan(0);
  await wine.hover();

  const heading = aheadOn(page).locator('h1');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(title(page)).toHaveText(textOf('mf-catalog', 'list.heading'));
  expect(await measuresOf(page)).toEqual(before);
  const drawn = await heading.elementHandle();
  await wine.click();

  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(title(page)).toBeFocused();
  expect(await drawn?.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await expect(page).toHaveTitle(`${await title(page).textContent()} | VITIS`);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect((await measuresOf(page)).top).toBe(0);

  await page.goBack();
  await expect(title(page)).toHaveText(textOf('mf-catalog', 'list.heading'));
  await expect.poll(() => measuresOf(page)).toEqual(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(title(page)).not.toHaveText(textOf('mf-catalog', 'list.heading'));
  expect(await drawn?.evaluate((shown) => shown.isConnected)).toBe(false);
});

test('what was asked for it is not asked for again, and another address is not mistaken for it', async ({
  buyer,
}) => {
  const { page } = buyer;
  const estimates = WAYS.find(({ chunk }) => chunk === 'estimates');
  if (estimates === undefined) throw new Error('No way to the estimates');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/b2b/estimates/')) asked.push(pathname);
  });
  // A line that opens says that something may have changed: what was asked before it counts no more.
  const lineIsOpen = page
    .waitForEvent('websocket')
    .then((line) =>
      line.waitForEvent('framereceived', ({ payload }) =>
        String(payload).startsWith(`40${SOCKET_NAMESPACE}`),
      ),
    );
  await buyer.goto(estimates.from);
  await Promise.all([waitUntilAtRest(page), lineIsOpen]);
  const link = page.locator(estimates.link);
  await link.hover();
  const row = 'a[href^="/mypage/estimate-apply-history/"]';
  await expect(aheadOn(page).locator(row).first()).toBeAttached();
  expect(new Set(asked).size).toBe(asked.length);
  const askedAhead = [...asked];
  await link.click();

  await expect(title(page)).toHaveText(estimates.heading);
  await expect(page.getByRole('main').locator(row).first()).toBeVisible();
  await waitUntilAtRest(page);
  expect(asked).toEqual(askedAhead);

  const before = await measuresOf(page);
  await page.getByRole('banner').locator('a[href="/chat"]').first().hover();
  await expect(aheadOn(page).locator('h1')).toBeAttached();
  expect(await measuresOf(page)).toEqual(before);
  await page.goBack();
  await expect(aheadOn(page)).not.toBeAttached();
  await expect(page).toHaveURL(estimates.from);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('the keyboard is served as the pointer is, and stays where it can be seen', async ({ guest }) => {
  const { page } = guest;
  await guest.goto(SIGN_IN.from);
  await waitUntilAtRest(page);
  const link = page.locator(SIGN_IN.link);
  await page.locator('body').press('Tab');
  for (let tabs = 0; tabs < 30 && !(await link.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(aheadOn(page).locator('form')).toBeAttached();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-ahead]'))).toBeNull();
  }
});
