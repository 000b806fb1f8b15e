import type { Page } from '@playwright/test';
import { expect, type Person, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { measureMemory } from '../../src/page-memory.ts';

const LONG = process.env.VITIS_LONG === '1';
const RED_WINES = '/product?idKinds=1&title=%EB%A0%88%EB%93%9C';
const HOME = '/';

/** Links one after another, each of them on the screen that the one before leads to; a pattern means the first that fits. */
const WAYS = {
  guest: [RED_WINES, /^\/product\/\d+$/, '/account/login', HOME],
  buyer: [
    RED_WINES,
    /^\/product\/\d+$/,
    '/mypage/estimate-apply-history',
    '/cart',
    '/chat',
    '/mypage/wish',
    HOME,
  ],
  sales: [
    RED_WINES,
    '/mypage/manage-estimate-history',
    /^\/mypage\/manage-estimate-history\/E/,
    '/mypage/manage-order-history',
    '/mypage/manage-delivery-schedule',
    '/chat',
    HOME,
  ],
} as const;

/** Two hundred changes in all in the long form; a fifth of them in the short one. */
const ROUNDS = LONG ? { guest: 14, buyer: 11, sales: 10 } : { guest: 3, buyer: 2, sales: 2 };
/** Until every screen's code, texts and first answers are there. */
const WARM_UPS = 2;
const MOST_MEGABYTES = 5;

// What records a trace lives in the page, and holds elements of it.
test.use({ trace: 'off' });

/** Follows a link inside of the page, and waits for the screen behind it. */
async function follow(page: Page, link: string | RegExp): Promise<void> {
  const wanted = typeof link === 'string' ? { address: link } : { pattern: link.source };
  const found = await page.waitForFunction(({ address, pattern }: { address?: string; pattern?: string }) => {
    const anchor = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => {
      const href = one.getAttribute('href') ?? '';
      return pattern === undefined ? href === address : new RegExp(pattern).test(href);
    });
    anchor?.click();
    return anchor?.pathname;
  }, wanted);
  const pathname = await found.jsonValue();
  await found.dispose();
  const arrived = await page.waitForFunction(
    (path) =>
      location.pathname === path &&
      document.querySelector('#content h1') !== null &&
      document.querySelector('#content [aria-busy="true"]') === null,
    pathname,
  );
  await arrived.dispose();
}

/** The same way again and again must leave the page as it was after the first times. */
async function expectNoGrowth({ page, context, goto }: Person, who: keyof typeof WAYS): Promise<void> {
  test.setTimeout(LONG ? 300_000 : 120_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await goto(HOME);
  const go = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) for (const link of WAYS[who]) await follow(page, link);
  };

  await go(WARM_UPS);
  // What comes when the page has time, the font among it, is in the document from then on.
  await waitUntilAtRest(page);
  const before = await measureMemory(page, session);
  await go(ROUNDS[who]);
  const after = await measureMemory(page, session);

  expect(after.detached, 'elements out of the document that something holds').toEqual([]);
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners);
  expect(after.bodyNodes, 'nodes of the body').toBeLessThanOrEqual(before.bodyNodes);
  expect(after.otherNodes, 'nodes out of the document').toBeLessThanOrEqual(before.otherNodes);
  expect(after.megabytes - before.megabytes, 'MB more').toBeLessThan(MOST_MEGABYTES);
}

test('a guest who goes from screen to screen leaves nothing behind in the page', async ({ guest }) => {
  await expectNoGrowth(guest, 'guest');
});

test('a buyer who goes from screen to screen leaves nothing behind in the page', async ({ buyer }) => {
  await expectNoGrowth(buyer, 'buyer');
});

test('a salesperson who goes from screen to screen leaves nothing behind in the page', async ({ sales }) => {
  await expectNoGrowth(sales, 'sales');
});
