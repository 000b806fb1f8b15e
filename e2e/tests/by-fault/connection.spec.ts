import { getChatManager, storeChatMessage } from '@vitis/contracts';
import { failurePanel, NOISE, OFFLINE, signInLink, signInTitle, wineCards } from '../../src/broken-page.ts';
import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { expect, SHELL_PAGE } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);

/** Interval and patience of the socket's heartbeat. */
const HEARTBEAT_MS = 45_000;

test('offline in between is said, what is there stays, and what is missing comes with the network', async ({
  guest,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  guest.expectError(OFFLINE);
  await guest.goto('/product');
  const documents = countDocuments(page);
  await guest.context.setOffline(true);

  const notice = page.getByRole('status').filter({ hasText: shell('notices.offline') });
  await expect(notice).toBeVisible();
  await expect(wineCards(page).first()).toBeVisible();
  await signInLink(page).click();
  const missing = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: shell('remote.offline') });
  const retry = missing.getByRole('button', { name: shell('retry'), exact: true });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await retry.click();
  await expect(retry).toBeEnabled({ timeout: 20_000 });
  await guest.context.setOffline(false);
  await expect(notice).toHaveCount(0);

  // Nobody has to press for what failed without a network.
  await expect(signInTitle(page)).toBeVisible();
  expect(documents()).toBe(0);
});

test('a network that comes and goes every two seconds costs tries, and a reload at most for each remote', async ({
  guest,
  faults,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  guest.expectError(OFFLINE);
  await guest.goto(SHELL_PAGE);
  const documents = countDocuments(page);
  faults.break('/', { kind: 'refused' }, { flappingSeconds: 2 });

  for (const [click, there] of [
    [() => signInLink(page).click(), signInTitle(page)],
    [() => page.locator('header a[href^="/product?"]').first().click(), wineCards(page).first()],
  ] as const) {
    await click();
    const again = page.getByRole('main').getByRole('button', { name: shell('retry'), exact: true });
    await expect(async () => {
      await expect(there.or(again).first()).toBeVisible();
      // What has come meanwhile takes the button away.
      if (await again.isVisible()) await again.click({ timeout: 5_000 });
      await expect(there).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
  // A screen that did not come loads the page anew, once per remote.
  expect(documents()).toBeLessThanOrEqual(2);
});

test.describe(() => {
  // The browser slows down what pages ask for, and not what a service worker does.
  test.use({ serviceWorkers: 'block' });

  test('a slow line is not taken for a dead one: what goes on arriving is waited for', async ({ guest }) => {
    test.setTimeout(90_000);
    const { page } = guest;
    await guest.goto(SHELL_PAGE);
    // What the page fetches when it is idle would take its share of the line.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/js/idle-work')),
    );
    await page.waitForLoadState('networkidle');
    const client = await guest.context.newCDPSession(page);
    await client.send('Network.enable');
    // Latency of Chromium's own "slow 3G", and so few bytes a second that all files take longer than the deadline.
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2_000,
      downloadThroughput: 3_000,
      uploadThroughput: 3_000,
    });
    const began = Date.now();

    await signInLink(page).click();

    await expect(page.getByRole('status').filter({ hasText: shell('progress.slow') })).toBeVisible();
    await expect(signInTitle(page).or(failurePanel(page))).toBeVisible({ timeout: 40_000 });
    await expect(signInTitle(page)).toBeVisible();
    expect(Date.now() - began).toBeGreaterThan(10_000);
  });
});

test('a chat line that is half-open is found out, and what was said meanwhile arrives once', async ({
  buyer,
  sales,
  faults,
}) => {
  const { page } = buyer;
  buyer.expectError(/WebSocket/);
  await page.clock.install();
  await buyer.goto('/chat');
  await page
    .getByRole('main')
    .getByRole('link', { name: /한서윤/ })
    .first()
    .click();
  const log = page.getByRole('log', { name: textOf('mf-chat', 'room.log') });
  await expect(log).toBeVisible();
  const { idChatRoom } = await buyer.call(getChatManager);
  const say = (text: string) =>
    sales.call(storeChatMessage, {
      body: { idChatRoom, clientId: crypto.randomUUID(), type: 'TEXT', message: text },
    });
  const before = `전화 드렸습니다 ${crypto.randomUUID().slice(0, 8)}`;
  await say(before);
  await expect(log.getByText(before)).toHaveCount(1);
  const rule = faults.break('/socket.io', { kind: 'half-open' });
  const during = `메시지 남깁니다 ${crypto.randomUUID().slice(0, 8)}`;
  await say(during);
  rule.cure();
  await page.clock.fastForward(HEARTBEAT_MS);

  await expect(log.getByText(during)).toHaveCount(1, { timeout: 20_000 });
  const after = `다시 연결되었습니다 ${crypto.randomUUID().slice(0, 8)}`;
  await say(after);
  await expect(log.getByText(after)).toHaveCount(1);
  await expect(log.getByText(during)).toHaveCount(1);
});
