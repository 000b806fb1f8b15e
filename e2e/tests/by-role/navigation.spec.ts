import type { Page } from '@playwright/test';
import { SOCKET_NAMESPACE } from '@vitis/contracts';
import { SIGN_IN, WAYS } from '../../src/fault-matrix.ts';
import { expect, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const measuresOf = (page: Page) =>
  page.evaluate(() => ({
    top: scrollY,
    height: document.documentElement.scrollHeight,
    // What fixed layers stand on.
    bottom: getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'),
  }));

/** Calls of the API below a path, and whether all of them have been answered. */
function followCalls(page: Page, below: string) {
  const asked: string[] = [];
  let open = 0;
  const isCounted = (url: string) => new URL(url).pathname.startsWith(below);
  page.on('request', (request) => {
    if (!isCounted(request.url())) return;
    asked.push(new URL(request.url()).pathname);
    open += 1;
  });
  page.on('requestfinished', (request) => {
    if (isCounted(request.url())) open -= 1;
  });
  return { asked, isAnswered: () => asked.length > 0 && open === 0 };
}

test('a screen begins at its top with its heading read out, and Back leads to where one was', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.goto('/product');
  await waitUntilAtRest(page);
  // The last that is drawn at rest: the page's height is no guess from then on.
  await expect(page.locator('footer[data-drawn]')).toBeAttached();
  const wine = page.getByRole('main').getByRole('article').nth(10).getByRole('link').first();
  await wine.scrollIntoViewIfNeeded();
  const before = await measuresOf(page);
  expect(before.top).toBeGreaterThan(0);
  await wine.hover();

  await expect(title(page)).toHaveText(textOf('mf-catalog', 'list.heading'));
  expect(await measuresOf(page)).toEqual(before);
  await wine.click();

  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(`${await title(page).textContent()} | VITIS`);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect((await measuresOf(page)).top).toBe(0);

  await page.goBack();
  await expect(title(page)).toHaveText(textOf('mf-catalog', 'list.heading'));
  await expect.poll(() => measuresOf(page)).toEqual(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(title(page)).not.toHaveText(textOf('mf-catalog', 'list.heading'));
});

test('what a link that is rested on has prefetched is not asked for again by its screen', async ({
  buyer,
}) => {
  const { page } = buyer;
  const estimates = WAYS.find(({ chunk }) => chunk === 'estimates');
  if (estimates === undefined) throw new Error('No way to the estimates');
  const calls = followCalls(page, '/api/v1/b2b/estimates/');
  // A line that opens and whatever it tells both say that what was asked before counts no more.
  const news: string[] = [];
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (/^4[02]/.test(text) && text.slice(2).startsWith(SOCKET_NAMESPACE)) news.push(text);
    }),
  );
  /** Asks for the page anew and goes to the estimates; what was asked until then, and after it. */
  const visit = async () => {
    news.length = 0;
    await buyer.goto(estimates.from);
    await waitUntilAtRest(page);
    await expect.poll(() => news.length).toBeGreaterThan(0);
    calls.asked.length = 0;
    news.length = 0;
    const before = await measuresOf(page);
    await page.locator(estimates.link).hover();
    await expect.poll(calls.isAnswered).toBe(true);
    const prefetched = [...calls.asked];
    await page.locator(estimates.link).click();

    await expect(title(page)).toHaveText(estimates.heading);
    const row = 'a[href^="/mypage/estimate-apply-history/"]';
    await expect(page.getByRole('main').locator(row).first()).toBeVisible();
    await waitUntilAtRest(page);
    return { before, prefetched, asked: [...calls.asked], hasNews: news.length > 0 };
  };

  let visited = await visit();
  // What somebody else changed in between is asked for again, and rightly.
  while (visited.hasNews) visited = await visit();
  expect(new Set(visited.prefetched).size).toBe(visited.prefetched.length);
  expect(visited.asked).toEqual(visited.prefetched);

  await page.goBack();
  await expect(page).toHaveURL(estimates.from);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect.poll(async () => (await measuresOf(page)).bottom).toBe(visited.before.bottom);
});

test('the keyboard opens a screen as the pointer does', async ({ guest }) => {
  const { page } = guest;
  await guest.goto(SIGN_IN.from);
  await waitUntilAtRest(page);
  const link = page.locator(SIGN_IN.link);
  await page.locator('body').press('Tab');
  for (let tabs = 0; tabs < 30 && !(await link.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(title(page)).toHaveText(SIGN_IN.heading);
  await expect(title(page)).toBeFocused();
});
